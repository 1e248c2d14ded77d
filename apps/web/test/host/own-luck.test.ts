/** What a player adds to the dice of a game in the browser: after the commitment, and provable. */
import { entropyFrom } from '@bivouac/fair'
import { memoryStore } from '@bivouac/host'
import { RESIGN } from '@bivouac/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Bench, newBench, PEOPLE } from './bench.ts'

const { module, scenario } = PEOPLE
let bench: Bench
beforeAll(() => {
  bench = newBench()
})

/** The record of a game to which these words were added, over after one command. */
async function recordWith(words: string | undefined, at: Bench = newBench()): Promise<string> {
  const { commitment } = await at.ask('commit', { module, scenario })
  const { id } = await at.ask('create', {
    plan: PEOPLE,
    ...(words === undefined ? {} : { luck: { commitment, words } }),
  })
  const { update } = await at.ask('open', { game: id, seat: 0 })
  await at.ask('give', { game: id, seat: 0, asked: update.asked, command: update.legal[0] })
  const now = (await at.ask('open', { game: id, seat: 0 })).update
  await at.ask('give', { game: id, seat: 0, asked: now.asked, command: RESIGN })
  return at.ask('export', { game: id })
}

const lineWith = (text: string, word: string): string =>
  text.split('\n').find(line => line.startsWith(`${word} `)) ?? ''

describe('luck of one’s own', () => {
  test('is part of all chance from the setup on, and the record proves it', async () => {
    const text = await recordWith('a horse, a horse')
    const { verdict, entropy, throws } = await bench.ask('check', { text })
    expect(verdict).toMatchObject({ secret: 'proved', commitment: 'kept', entropy: 1 })
    expect(entropy).toEqual([{ side: 'us', bytes: entropyFrom('a horse, a horse') }])
    expect(throws.length).toBeGreaterThan(0)
    expect(throws.map(one => one.state)).toEqual(throws.map(() => 'proved'))
  })

  test('changes the deal of the very same secret; digits are taken as they are', async () => {
    const digits = '00112233445566778899aabbccddeeff'
    const [one, other] = [await recordWith('one'), await recordWith(digits)]
    expect(lineWith(one, 'secret')).toBe(lineWith(other, 'secret'))
    expect(lineWith(one, 'setup')).not.toBe(lineWith(other, 'setup'))
    expect(lineWith(other, 'entropy')).toContain(` ${digits}`)
  })

  test('that somebody has altered afterwards is found', async () => {
    const text = await recordWith('one')
    const altered = text.replace(/^(entropy .*)(.)$/m, (_, start, last) => start + (last === '0' ? '1' : '0'))
    expect(altered).not.toBe(text)
    const { verdict, problem } = await bench.ask('check', { text: altered })
    expect(verdict).toBeUndefined()
    expect(problem).toBeDefined()
  })

  test('needs a commitment that was made for this very game, and serves once', async () => {
    const { commitment } = await bench.ask('commit', { module, scenario })
    const create = (plan: typeof PEOPLE) => ({ plan, luck: { commitment, words: 'one' } })
    expect(await bench.refused('create', create({ ...PEOPLE, scenario: 'mortain' }))).toBe('not-now')
    const again = await bench.ask('commit', { module, scenario })
    const good = { plan: PEOPLE, luck: { commitment: again.commitment, words: 'one' } }
    await bench.ask('create', good)
    expect(await bench.refused('create', good)).toBe('not-now')
    const long = { plan: PEOPLE, luck: { commitment, words: 'x'.repeat(2000) } }
    expect(await bench.refused('create', long)).toBe('bad-message')
  })

  test('is still part of the dice when the game is opened again', async () => {
    const store = memoryStore()
    const before = newBench({ store })
    const { commitment } = await before.ask('commit', { module, scenario })
    const { id } = await before.ask('create', { plan: PEOPLE, luck: { commitment, words: 'kept' } })
    const later = newBench({ store, name: 'later' })
    for (let n = 0; n < 30; n++) {
      const [seat] = (await later.ask('open', { game: id, seat: 0 })).update.decision.seats
      const { asked, legal } = (await later.ask('open', { game: id, seat })).update
      await later.ask('give', { game: id, seat, asked, command: legal[0] })
    }
    const { asked } = (await later.ask('open', { game: id, seat: 0 })).update
    await later.ask('give', { game: id, seat: 0, asked, command: RESIGN })
    const { verdict } = await bench.ask('check', { text: await later.ask('export', { game: id }) })
    expect(verdict).toMatchObject({ secret: 'proved', commitment: 'kept', entropy: 1, commands: 31 })
  })
})
