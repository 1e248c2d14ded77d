/** Games as files, and campaigns. */
import { greatWar } from '@bivouac/great-war'
import { openMatch, RESIGN, unwrap, writeRecord } from '@bivouac/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Bench, bot, newBench, PEOPLE } from './bench.ts'

let bench: Bench
let text: string
beforeAll(async () => {
  bench = newBench()
  const { id: game } = await bench.ask('create', { plan: PEOPLE })
  const { update } = await bench.ask('open', { game, seat: 0 })
  await bench.ask('give', { game, seat: 0, asked: 0, command: update.legal[0] })
  text = await bench.ask('export', { game })
})

describe('a game file', () => {
  test('of a running game shows the commitment to its dice, and not the secret', () => {
    expect(text).toMatch(
      /^bivouac-game 2\ngame normandy\nrules \d+\nscenario la-raye [0-9a-f]{8}\ncommitment sha256 [0-9a-f]{64}\nsetup /,
    )
    expect(text).not.toMatch(/\b(?:seed|secret)\b/)
  })

  test('is brought in as a new game that two people can go on with', async () => {
    const other = newBench()
    const summary = await other.ask('import', { text: text.replaceAll('\n', '\r\n') })
    expect(summary).toMatchObject({ seq: 1, plan: { ...PEOPLE, curtain: true } })
    expect(other.news()).toContainEqual({ news: 'games' })
    const { update } = await other.ask('open', { game: summary.id, seat: 1 })
    await other.ask('give', { game: summary.id, seat: 1, asked: update.asked, command: update.legal[0] })
    expect(other.updates()).toMatchObject([{ seq: 2 }])
    expect(await other.ask('export', { game: summary.id })).toContain(
      text.split('\n').find(line => /^1 /.test(line)),
    )
  })

  test('of a game against a bot keeps the bot', async () => {
    const plan = { ...PEOPLE, seats: [{ who: 'person' }, bot('regular')] } as const
    const { id } = await bench.ask('create', { plan })
    const file = await bench.ask('export', { game: id })
    expect(file).toContain('\nplayer german bot regular\n')
    const summary = await newBench().ask('import', { text: file })
    expect(summary.plan.seats).toEqual(plan.seats)
  })

  test.each([
    ['a bot that is not known here', 'player german bot grandmaster', 'unknown-level'],
    ['a bot of nobody', 'player french bot regular', 'bad-record'],
    ['a damaged player', 'player german', 'bad-record'],
  ])('with %s is refused', async (_, line, code) => {
    expect(await newBench().refused('import', { text: text.replace('\nsetup', `\n${line}\nsetup`) })).toBe(
      code,
    )
  })

  test.each([
    ['nothing', () => '', 'bad-record'],
    ['a picture', () => '\u0089PNG\r\n\u001a\n\0\0', 'bad-record'],
    ['cut off', () => text.slice(0, -20), 'bad-record'],
    ['another die', () => text.replace(/= ([0-9a-f]{8})\nstate/, '= 00000000\nstate'), 'bad-record'],
    ['another game', () => text.replace('game normandy', 'game chess'), 'unknown-game'],
    ['a scenario of somebody else', () => text.replace('la-raye', 'my-village'), 'unknown-scenario'],
    [
      'another version of the scenario',
      () => text.replace(/la-raye [0-9a-f]{8}/, 'la-raye 00000000'),
      'other-scenario',
    ],
    ['newer rules', () => text.replace(/rules \d+/, 'rules 77'), 'newer-rules'],
    ['a newer format', () => text.replace(/bivouac-game \d/, 'bivouac-game 9'), 'newer-format'],
    ['house values where there are none', () => text.replace('\nsetup', '\nhouse {}\nsetup'), 'bad-record'],
    ['far too long', () => 'x'.repeat(4_000_001), 'bad-record'],
  ])('%s is refused, and nothing is added', async (_, broken, code) => {
    const other = newBench()
    expect(await other.refused('import', { text: broken() })).toBe(code)
    expect(await other.ask('games', {})).toEqual([])
  })

  test('with house values keeps them, and is refused when they are damaged', async () => {
    const data = { ...(greatWar.scenarios[0].data as object), house: { combatCosts: { 'trench-raid': 1 } } }
    const file = writeRecord(openMatch(greatWar, unwrap(greatWar.board(data)), 'house'))
    const { id } = await bench.ask('import', { text: file })
    expect(file).toContain('\nhouse {')
    expect(await bench.ask('export', { game: id })).toBe(file)
    expect((await bench.ask('open', { game: id, seat: 0 })).summary.flaw).toBeUndefined()
    expect(await bench.refused('import', { text: file.replace('house {', 'house ') })).toBe('bad-record')
  })
})

describe('campaigns', () => {
  const campaign = {
    module: 'normandy',
    name: 'Two battles',
    scenarios: ['la-raye', 'montmartin-en-graignes'],
    seats: [{ who: 'person' }, bot('regular')],
  } as const

  test('are kept, and their games say which battle they are', async () => {
    const other = newBench()
    const { id, begun } = await other.ask('beginCampaign', { campaign })
    expect(await other.ask('campaigns', {})).toEqual([{ ...campaign, id, begun }])
    const plan = { ...PEOPLE, campaign: { campaign: id, battle: 0 } }
    const game = await other.ask('create', { plan })
    await other.ask('give', { game: game.id, seat: 0, asked: 0, command: RESIGN })
    const [summary] = await other.ask('games', {})
    expect(summary).toMatchObject({ plan, outcome: { winner: 1 }, tally: { 'casualties.us': 0 }, fallen: [] })
    await other.ask('removeCampaign', { campaign: id })
    expect(await other.ask('campaigns', {})).toEqual([])
    expect(await other.ask('games', {})).toHaveLength(1)
  })

  test('need scenarios that exist', async () => {
    const begin = (scenarios: readonly string[]) =>
      bench.refused('beginCampaign', { campaign: { ...campaign, scenarios } })
    expect(await begin([])).toBe('empty-campaign')
    expect(await begin(['la-raye', 'moon'])).toBe('unknown-scenario')
  })
})
