import { describe, expect, test } from 'vitest'
import { checkForms } from '../src/check-forms.ts'
import { type Forms, sayer } from '../src/index.ts'

const MESSAGES = {
  'side.us': 'Américains',
  'side.german': 'Allemands',
  'counter.us': '{unit} (US)',
  won: '{side.the} ont gagné.',
  lent: 'Un jeton est prêté {side.to} : {side}.',
} as const
const FORMS: Forms = {
  the: { 'side.us': 'les Américains', 'side.german': 'les Allemands' },
  to: { 'side.us': 'aux Américains', 'side.german': 'aux Allemands' },
}
const NAMED = { side: ['side.us', 'side.german'] }

describe('names in sentences', () => {
  test('take the form that the sentence asks for, whichever forms the language has', () => {
    const { say, named } = sayer(MESSAGES, 'en', FORMS)
    expect(say('won', named('side', 'side.us'))).toBe('les Américains ont gagné.')
    expect(say('lent', named('side', 'side.german'))).toBe('Un jeton est prêté aux Allemands : Allemands.')
  })

  test('may be made of others', () => {
    const { named } = sayer(MESSAGES, 'en', { short: { 'counter.us': 'US-{unit}' } })
    expect(named('at', 'counter.us', { unit: 'Scouts' })).toEqual({
      at: 'Scouts (US)',
      'at.short': 'US-Scouts',
    })
  })
})

describe('the check of forms', () => {
  const check = (messages: Readonly<Record<string, string>>, forms: Forms = FORMS) =>
    checkForms('fr', NAMED, forms, [{ ...MESSAGES, ...messages }])

  test('has nothing to tell of good ones', () => expect(check({})).toEqual([]))

  test('finds a form that the language does not have', () => {
    expect(check({ more: '{side.of}' })).toEqual(['fr more: unknown form {side.of}'])
  })

  test('finds a name without a form that is asked for', () => {
    const forms = { ...FORMS, to: { 'side.us': 'aux Américains' } }
    expect(check({}, forms)).toEqual(["fr side.german: no form 'to'"])
  })

  test('finds a form of something that is no name', () => {
    expect(check({ more: '{hex.the}' })).toEqual(['fr more: {hex.the}, but no name is put into {hex}'])
  })

  test('finds a name that is no message', () => {
    expect(checkForms('fr', { side: ['side.uk'] }, {}, [{}])).toEqual(['fr side.uk: named, but no message'])
  })

  test('finds forms that nothing asks for', () => {
    expect(check({ lent: 'x' })).toEqual([
      "fr side.us: nothing asks for its form 'to'",
      "fr side.german: nothing asks for its form 'to'",
    ])
  })
})
