/** What comes by the thousand is read without the schemas, and means what they say it means. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMessage } from '../src/online/index.ts'

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map(all => all.join(''))

const number = fc.oneof(
  { weight: 4, arbitrary: fc.nat() },
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 1.5, 1e15, 1e16, 2 ** 53),
)

const give = fc.record({
  ask: number,
  name: fc.constantFrom('give', 'give', 'give', 'undo', 'gives'),
  asks: fc.record({
    game: fc.oneof(
      { weight: 4, arbitrary: hex(13) },
      fc.string(),
      fc.constantFrom('short', 'with-dash-9', 'NOT-LOWER-1'),
    ),
    id: fc.oneof({ weight: 4, arbitrary: hex(32) }, hex(31), hex(33)),
    asked: number,
    command: number,
  }),
})

/** A character is lost, doubled or changed somewhere. */
const damaged = fc
  .tuple(give, fc.nat(), fc.constantFrom('', '0', '-', '"', ' ', '}', '\n', '\u00e9', '.5'))
  .map(([message, at, put]) => {
    const text = JSON.stringify(message)
    const place = at % text.length
    return text.slice(0, place) + put + text.slice(place + (at % 2))
  })

test('a command is read alike whether or not it is written as we write it', () => {
  let commands = 0
  const isReadAlike = (text: string): void => {
    const quick = readMessage(text)
    // With a space before it, it is the same JSON and has to go through the schemas.
    expect(quick).toEqual(readMessage(` ${text}`))
    if (quick.ok && quick.message.name === 'give') commands++
  }
  fc.assert(
    fc.property(give, message => isReadAlike(JSON.stringify(message))),
    { numRuns: 3000 },
  )
  fc.assert(fc.property(damaged, isReadAlike), { numRuns: 3000 })
  expect(commands).toBeGreaterThan(100)
})

test('a command with something more, something less or in another order is left to the schemas', () => {
  const asks = { game: 'k3v9x2m8q1', id: '8d0b6a52c7e94f13a6d2b8e0c4f71935', asked: 12, command: 769 }
  const read = (message: object) => readMessage(JSON.stringify(message))
  expect(read({ ask: 7, name: 'give', asks })).toEqual({ ok: true, message: { ask: 7, name: 'give', asks } })
  expect(read({ name: 'give', asks, ask: 7 })).toEqual({ ok: true, message: { ask: 7, name: 'give', asks } })
  expect(read({ ask: 7, name: 'give', asks: { ...asks, seat: 1 } })).toMatchObject({ code: 'bad-message' })
  expect(read({ ask: 7, name: 'give', asks: { game: asks.game } })).toMatchObject({ code: 'bad-message' })
})
