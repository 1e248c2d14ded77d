/** Views that are nearly right: whatever is wrong with one, `imagine` answers or refuses, and goes on. */
import { commands, openMatch, SPECTATOR, submit, unwrap } from '@bivouac/kernel'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { GAMES, type Registered } from '../src/games.ts'
import { talk } from './engine-talk.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Views of both seats and of a spectator, from a game that goes on for a while. */
function viewsOf({ module }: Registered, scenario = 0): Json[] {
  const match = openMatch(module, unwrap(module.board(module.scenarios[scenario].data)), 'views')
  const list = commands()
  const views: Json[] = []
  for (let step = 0; module.toChoose(match.table) !== 0 && step < 240; step++) {
    const seat = module.toChoose(match.table) & 1 ? 0 : 1
    list.count = 0
    module.legal(match.table, seat, list)
    if (step % 16 === 0)
      for (const eyes of [0, 1, SPECTATOR])
        views.push(JSON.parse(JSON.stringify(module.view(match.table, eyes))))
    unwrap(submit(match, seat, list.codes[(step * 7) % list.count]))
  }
  return views
}

/** Every place in a view, as the way there. */
function* placesIn(value: Json, way: string[] = []): Generator<string[]> {
  if (way.length > 0) yield way
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* placesIn(inner, [...way, key])
}

const at = (value: Json, way: readonly string[]): Json =>
  way.reduce<Json>((inner, key) => (inner as { [key: string]: Json })[key], value)

const ODD: readonly Json[] = [
  ...[2147483648, 2147483647, -2147483649, -1, 0, 1, 7, 64, 0.5, 1e308, true, false, null],
  ...['', '7', '1e9', 'us', 'german', 'constructor', '__proto__', 'x'.repeat(500)],
  ...[[], {}, [[]], Array(5000).fill('rifleman-a.1'), Array(300).fill({ kind: 'turn' })],
]

/** One change: something odd in a place, the place taken away, or another place's contents in it. */
function changed(view: Json, place: number, how: number): Json {
  const copy = structuredClone(view)
  const ways = [...placesIn(copy)]
  const way = ways[place % ways.length]
  const holder = at(copy, way.slice(0, -1)) as { [key: string]: Json }
  const key = way.at(-1) ?? ''
  if (how < ODD.length) holder[key] = ODD[how]
  else if (how === ODD.length) delete holder[key]
  else holder[key] = structuredClone(at(view, ways[(place + how * 31) % ways.length]))
  return copy
}

test.each(GAMES.map(game => [game.module.id, game] as const))(
  '%s: a view with something changed is imagined or refused, and never hangs',
  async (id, game) => {
    const { ask } = talk({ games: [game], omniscient: true })
    const views = viewsOf(game)
    const scenario = game.module.scenarios[0].id
    const change = fc.tuple(fc.nat(1_000_000), fc.nat(ODD.length * 2))
    await fc.assert(
      fc.asyncProperty(
        fc.nat(views.length - 1),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        async (n, changes) => {
          const view = changes.reduce((from, [place, how]) => changed(from, place, how), views[n])
          const { ok, error } = await ask('imagine', { game: id, scenario, view, seed: 'a' })
          if (!ok) expect(error?.code).toMatch(/^bad-(view|request)$/)
        },
      ),
      { numRuns: 500, endOnFailure: true },
    )
  },
)

test.each(GAMES.map(game => [game.module.id, game] as const))(
  '%s: counts without bounds are refused before anything counts to them',
  async (id, game) => {
    const { ask } = talk({ games: [game] })
    const [view] = viewsOf(game)
    const scenario = game.module.scenarios[0].id
    for (const way of placesIn(view)) {
      if (typeof at(view, way) !== 'number') continue
      const huge = structuredClone(view)
      ;(at(huge, way.slice(0, -1)) as { [key: string]: Json })[way.at(-1) ?? ''] = 2147483648
      const { error } = await ask('imagine', { game: id, scenario, view: huge })
      expect([way.join('.'), error?.code]).toEqual([way.join('.'), 'bad-view'])
    }
  },
)

test.each(GAMES.map(game => [game.module.id, game] as const))('%s: every view of a game fits', (_, game) => {
  for (const scenario of game.module.scenarios.keys())
    for (const view of viewsOf(game, scenario)) {
      const { issues } = v.safeParse(game.viewSchema, view)
      expect(issues?.map(issue => [v.getDotPath(issue), issue.message])).toBeUndefined()
    }
})
