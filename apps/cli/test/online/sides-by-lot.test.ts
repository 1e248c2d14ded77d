/** Sides that are drawn: when somebody sits down and not before, either way round, and as the table then says. */
import { expect, test } from 'vitest'
import { running } from './bench/house.ts'
import { newId, plan, type TestLine } from './bench/server.ts'

/** That all of so many draws come out alike happens once in eight million runs. */
const DRAWS = 24
const lot = { side: 'random' } as const
const limits = { games: { burst: DRAWS, perSecond: 1 } }
const NOBODY = [{ who: 'nobody' }, { who: 'nobody' }]

test('nobody knows who sits where before somebody sits down, the server neither', async () => {
  const run = await running()
  const [owner, other] = [await (await run.guest()).connect(), await (await run.guest()).connect()]
  const made = await owner.ask('create', { id: newId(), plan: plan(lot) })
  for (const [line, isMine] of [
    [owner, true],
    [other, false],
  ] as const)
    expect(await line.ask('lobby', {})).toEqual([
      expect.objectContaining({ id: made.id, seats: NOBODY, mine: -1, isMine }),
    ])
  expect((await owner.ask('mine', {})).map(({ id, mine }) => [id, mine])).toEqual([[made.id, -1]])
  expect(await other.ask('invitation', { code: made.invite ?? '' })).toMatchObject({ side: 'random' })
  expect(await run.rows('select player0, player1 from game where id = ?', made.id)).toEqual([
    { player0: null, player1: null },
  ])
})

test('two who play by lot sit either way round, each where the table says', async () => {
  const run = await running({ limits })
  const owner = await (await run.guest('Anna')).connect()
  const other = await (await run.guest('Bela')).connect()
  const owners: number[] = []
  for (let draw = 0; draw < DRAWS; draw++) {
    const { id: game, invite } = await owner.ask('create', { id: newId(), plan: plan(lot) })
    const joined = await other.ask('join', { code: invite ?? '' })
    const seat = async (line: TestLine): Promise<number> =>
      (await line.ask('open', { game })).update.seat ?? -1
    const [mine, theirs] = [await seat(owner), await seat(other)]
    expect([mine + theirs, joined.mine]).toEqual([1, theirs])
    const { table } = await owner.ask('open', { game })
    const names = table.game.seats.map(sitter => ('name' in sitter ? sitter.name : ''))
    expect([names[mine], names[theirs]]).toEqual(['Anna', 'Bela'])
    owners.push(mine)
  }
  expect(new Set(owners)).toEqual(new Set([0, 1]))
})

test('whoever draws against a bot sits on either side', async () => {
  const run = await running({ limits })
  const line = await (await run.guest()).connect()
  const seats: number[] = []
  for (let draw = 0; draw < DRAWS; draw++) {
    const { id: game, mine } = await line.ask('create', {
      id: newId(),
      plan: plan({ ...lot, bot: 'recruit' }),
    })
    const { update, table } = await line.ask('open', { game })
    expect(update.seat).toBe(mine)
    expect(table.game.seats[1 - mine]).toEqual({ who: 'bot', level: 'recruit' })
    seats.push(mine)
    await line.ask('resign', { game, id: newId() })
  }
  expect(new Set(seats)).toEqual(new Set([0, 1]))
})
