/** A record that was altered by one character is found out, and the place is shown. */
import { parseRecord, unwrap } from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { describe, expect, test } from 'vitest'
import { examine } from '../src/index.ts'
import { board, commitment, match, secret, text } from './sworn-game.ts'

const check = (record: string) => examine(() => ({ module: toy, board }), record)
const lines = text.split('\n')
const numberOf = (line: string): number => lines.indexOf(line) + 1
const altered = (number: number, change: (line: string) => string): string =>
  lines.map((line, i) => (i === number - 1 ? change(line) : line)).join('\n')
/** Another digit in its place. */
const other = (digit: string): string => String((Number.parseInt(digit, 16) + 1) % 10)

/** A command in the middle of the game that threw a die. */
const thrown = lines.filter(line => /^\d+ \S+ .* \| d\d+ \d+ = /.test(line))[4]

describe('a record that was sworn on', () => {
  test('holds, with every throw proved', () => {
    const { verdict, problem, throws, holds, dice, shuffles } = check(text)
    expect(problem).toBeUndefined()
    expect(verdict).toMatchObject({
      secret: 'proved',
      commitment: 'kept',
      entropy: 2,
      commands: match.log.length,
    })
    expect(holds).toBe(match.log.length)
    expect(throws).toHaveLength(dice + shuffles)
    expect(new Set(throws.map(one => one.state))).toEqual(new Set(['proved']))
    expect(throws.filter(one => one.face !== undefined).map(one => one.number)).toContain(throws.length)
  })

  test('with one die altered shows the line, the digit, and what was sworn', () => {
    const number = numberOf(thrown)
    const found = check(altered(number, line => line.replace(/(\| d\d+ )(\d)/, (_, a, b) => a + other(b))))
    expect(found.verdict).toBeUndefined()
    expect(found.altered).toMatchObject({ line: number, isSure: true })
    expect(found.altered?.gives).toBe(thrown.match(/\| (d\d+ \d+) =/)?.[1])
    expect(found.altered?.says).not.toBe(found.altered?.gives)
    expect(thrown.slice(0, found.altered!.letter! - 1)).toMatch(/\| d\d+ $/)
    expect(found.throws.find(one => one.line === number)?.state).toBe('wrong')
    expect(found.throws.filter(one => one.line < number).every(one => one.state === 'proved')).toBe(true)
    expect(found.throws.filter(one => one.line > number).every(one => one.state === 'open')).toBe(true)
  })

  test('with another secret, nothing of its dice is proved', () => {
    const found = check(text.replace(secret, `00${secret.slice(2)}`))
    expect(found).toMatchObject({ problem: { code: 'other-secret' }, holds: match.log.length })
    expect(found.throws.every(one => one.state === 'open')).toBe(true)
    expect(check(text.replace(commitment, `00${commitment.slice(2)}`)).problem?.code).toBe('other-secret')
  })

  test('whose secret is not open yet is in order, and its dice are open', () => {
    const { verdict, throws } = check(text.replace(/secret .*\n/, ''))
    expect(verdict).toMatchObject({ secret: 'not told', commitment: 'not opened' })
    expect(throws.every(one => one.state === 'open')).toBe(true)
  })

  test('that is cut off holds up to there', () => {
    const cut = lines.slice(0, numberOf(thrown) - 1).join('\n')
    const standing = unwrap(parseRecord(text)).lines.filter(line => line.line < numberOf(thrown)).length
    const found = check(`${cut}\n${thrown.slice(0, 5)}`)
    expect(found.problem).toMatchObject({ code: 'bad-record', where: `line ${numberOf(thrown)}` })
    expect(found.altered).toMatchObject({ line: numberOf(thrown), text: thrown.slice(0, 5), isSure: false })
    expect(found.holds).toBeGreaterThan(0)
    expect(found.holds).toBeLessThanOrEqual(standing)
  })

  test('is found out whatever single digit is changed, and never at a later line', () => {
    let changes = 0
    for (const [i, line] of lines.entries())
      for (const [at, letter] of [...line].entries()) {
        // A sample is enough; the number of the format may be any that is known.
        if (!/\d/.test(letter) || i === 0 || (i + at) % 11 !== 0) continue
        const wrong = altered(i + 1, () => line.slice(0, at) + other(letter) + line.slice(at + 1))
        const found = check(wrong)
        expect(found.verdict, `${line} at ${at}`).toBeUndefined()
        const place = found.altered?.line
        if (place !== undefined && /^(?:\d|setup)/.test(line)) expect(place, line).toBeLessThanOrEqual(i + 1)
        changes++
      }
    expect(changes).toBeGreaterThan(20)
  })
})

test('what is no record says so', () => {
  expect(check('Dear all')).toMatchObject({ problem: { code: 'bad-record', where: 'line 1' }, throws: [] })
})
