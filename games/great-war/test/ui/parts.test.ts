/** Small parts of the table: what they show, and what comes of pressing them. */
import { nextThings, type Thing } from '@bivouac/client-shell'
import { createElement, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { greatWar } from '../../src/game.ts'
import { StandingChip } from '../../ui/table/hand/standing-chip.tsx'
import { pathOf } from '../../ui/table/path-of.ts'
import { Plate } from '../../ui/table/plate/plate.tsx'
import { Slip } from '../../ui/table/slip/slip.tsx'
import { wordsIn } from '../../ui/table/words.ts'
import { type Seated, table, toBattle } from '../table.ts'
import { partAt, seenAt } from './seats.ts'

beforeAll(() => wordsIn('en'))

const CELLS = { '7,6': '.:b1i4', '6,6': '.:g2i4' }

describe('the standing order is one chip', () => {
  const ending = (card = 'lice'): Seated =>
    table(
      CELLS,
      `turn 2 german\ndoing end-turn 0\ncombat german-hand ${card}\ncommand german-hand probe-left`,
    )

  /** The chip as it is drawn, what it hears, and what was pressed by pressing it. */
  function chipAt({ match }: Seated, seat: number) {
    const pressed: Thing[] = []
    const chip = StandingChip(partAt(seenAt(match, seat), 'wide', pressed))
    const props: Readonly<Record<string, unknown>> = isValidElement<object>(chip) ? { ...chip.props } : {}
    const text = renderToStaticMarkup(chip).replaceAll(/<[^>]*>/g, '')
    return { chip, props, text, pressed }
  }

  test('that says what the order is', () => {
    const t = ending()
    expect(chipAt(t, 1)).toMatchObject({
      text: 'Answers: always ask',
      props: { title: 'None: you are asked at every chance to answer.' },
    })
    t.play('german', 'standing pass-turn')
    expect(chipAt(t, 1)).toMatchObject({
      text: 'Answers: always pass',
      props: { title: 'Your standing order: pass at every chance to answer.' },
    })
    expect(chipAt(t, -1).chip).toBeUndefined()
  })

  test('a button that hears presses and nothing else, at the end of the own turn only', () => {
    const { chip, props, pressed } = chipAt(ending(), 1)
    expect(isValidElement(chip) && chip.type).toBe('button')
    expect(props).toMatchObject({
      'data-thing': 'button:standing',
      'data-can': 'true',
      'aria-disabled': false,
    })
    expect(Object.keys(props).filter(name => name.startsWith('on'))).toEqual(['onClick'])
    const { onClick } = props
    if (typeof onClick === 'function') onClick()
    expect(pressed).toEqual(['button:standing'])
    const elsewhere = chipAt(table(CELLS, 'command british-hand probe-left'), 0)
    expect(elsewhere.props).toMatchObject({ 'data-can': undefined, 'aria-disabled': true })
  })

  test('behind which all orders lie, each a command that changes it', () => {
    const t = ending()
    const { board, view, legal } = seenAt(t.match, 1)
    const choices = legal.map(command => ({ command, path: pathOf(board, view, command) }))
    expect(nextThings(choices, []).has('button:standing')).toBe(true)
    const behind = [...nextThings(choices, ['button:standing'])]
    expect(behind.map(([thing]) => thing)).toEqual([
      'button:standing-pass-turn',
      'button:standing-stop-at',
      'button:standing-save-units',
    ])
    for (const [, [command]] of behind) {
      const other = ending().play('german', greatWar.formatCommand(board, command))
      expect(chipAt(other, 1).text !== 'Answers: always ask' || other.decision().kind === 'standing').toBe(
        true,
      )
    }
  })

  test.each([
    ['Answers: always ask', []],
    ['Answers: always pass', ['standing pass-turn']],
    ['Answers: to save a unit', ['standing save-units']],
    ['Answers: only Return Fire', ['hold return-fire']],
    ['Answers: only 6,6 infantry', ['standing stop-at', 'at 6,6']],
  ] as const)('and says which it is: %s', (text, commands) => {
    const t = ending('return-fire')
    for (const command of commands) t.play('german', command)
    expect(chipAt(t, 1).text).toBe(text)
  })
})

test('medals and HQ tokens stand on the plates of a phone, and no more', () => {
  const { match } = table(CELLS, 'hq 3 5')
  const part = partAt(seenAt(match, 0), 'narrow')
  const counts = [0, 1].map(side =>
    renderToStaticMarkup(createElement(Plate, { ...part, side, brief: true }))
      .match(/title="[^"]*"/g)
      ?.map(title => title.slice(7, -1)),
  )
  expect(counts).toEqual([
    ['Medals: 0/6', 'HQ tokens: 3'],
    ['Medals: 0/6', 'HQ tokens: 5'],
  ])
})

test('each line of the dice of an attack leads to the clause that gives them', () => {
  const { match } = toBattle(CELLS, { orders: ['7,6'] })
  const seen = seenAt(match, 0)
  const command = seen.legal.find(one => greatWar.forecast(seen.board, seen.view, one) !== undefined)!
  const slip = renderToStaticMarkup(createElement(Slip, { ...partAt(seen, 'wide'), command }))
  expect(slip.match(/href="[^"]*"/g)).toEqual(['href="#/rules/great-war/G-7.1"'])
})
