/** `imagine`: from what one seat knows to a game that could be the one it sits in. */
import { commands, listed, openMatch, submit, unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { SORTED, talk } from './engine-talk.ts'

test.each(GAMES.map(game => [game.module.id, game] as const))(
  'a view of %s, sent as JSON, is seen again',
  async (id, game) => {
    const { module } = game
    const { ask } = talk({ games: [game] })
    const { data } = module.scenarios[0]
    const match = openMatch(module, unwrap(module.board(data)), 'a')
    const list = commands()
    for (let step = 0; module.toChoose(match.table) !== 0 && step < 300; step++) {
      const seat = module.toChoose(match.table) & 1 ? 0 : 1
      list.count = 0
      module.legal(match.table, seat, list)
      if (step % 10 === 0) {
        const view = JSON.parse(JSON.stringify(module.view(match.table, seat)))
        const side = module.sides[seat]
        expect(await ask('imagine', { game: id, scenario: data, view, seed: String(step) })).toMatchObject({
          ok: true,
          decision: { kind: module.decision(match.table).kind },
        })
        expect((await ask('view', { seat: side })).view).toEqual(view)
        const { legal } = await ask('legal', { seat: side })
        expect((legal as Record<string, { code: number }[]>)[side].map(c => c.code)).toEqual(listed(list))
      }
      unwrap(submit(match, seat, list.codes[step % list.count]))
    }
  },
)

test('the same seed imagines the same, another one something else', async () => {
  const { ask } = talk({ omniscient: true })
  await ask('new', { game: 'toy', scenario: 1, chance: SORTED })
  const { view } = await ask('view', { seat: 'red' })
  const imagined = async (seed: string) => {
    await ask('imagine', { game: 'toy', scenario: 1, view, seed })
    return (await ask('state')).position
  }
  expect(await imagined('a')).toBe(await imagined('a'))
  expect(await imagined('b')).not.toBe(await imagined('a'))
})

test.each([
  ['nothing of the kind', () => ({})],
  ['a field too many', (view: object) => ({ ...view, more: 1 })],
  ['cards that are not there', (view: object) => ({ ...view, hand: [9, 9, 9] })],
  ['a list', () => []],
])('%s is refused, and the game before it stays', async (_, spoil) => {
  const { ask } = talk({ omniscient: true })
  await ask('new', { game: 'toy', scenario: 1, chance: SORTED })
  const before = await ask('state')
  const { view } = await ask('view', { seat: 'red' })
  const { error } = await ask('imagine', { game: 'toy', scenario: 1, view: spoil(view as object) })
  expect(error?.code).toMatch(/^bad-(view|request)$/)
  expect(error?.where).toMatch(/^view/)
  expect(await ask('state')).toEqual(before)
})
