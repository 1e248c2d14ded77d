import { commands, firstOf, listed, secondOf, unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { greatWar, greatWarMotifs } from '../src/game.ts'
import { STEPS } from '../src/geometry.ts'
import { wordOf } from '../src/notation.ts'
import { hasUnit } from '../src/state/state.ts'
import { HEXES } from '../src/vocabulary.ts'
import { boards, playRandomly } from './random-play.ts'
import { toBattle } from './table.ts'

const list = commands()
/** By the kind of decision and the verb: the motifs that came up in random games on every map. */
const seen = new Map<string, Set<string | undefined>>()
const close = new Set<string | undefined>()
const far = new Set<string | undefined>()
const wire = new Set<string | undefined>()

for (let scenario = 1; scenario <= boards.length; scenario++)
  playRandomly(
    scenario,
    `motifs ${scenario}`,
    ({ table }, seat) => {
      const { kind } = greatWar.decision(table)
      list.count = 0
      greatWar.legal(table, seat, list)
      for (const command of listed(list)) {
        const motif = greatWarMotifs.of(table, seat, command)
        const word = wordOf(command)
        const key = `${kind}: ${word}`
        seen.set(key, (seen.get(key) ?? new Set()).add(motif))
        if (word !== 'battle') continue
        const at = secondOf(command)
        const isNear = STEPS[firstOf(command) * HEXES + at] === 1
        ;(hasUnit(table, at) ? (isNear ? close : far) : wire).add(motif)
      }
    },
    1500,
  )

const motifsFor = (key: string): (string | undefined)[] => [...(seen.get(key) ?? [])].toSorted()

test.each([
  ['play-card: play', ['which-command-card']],
  ['order: order', ['whom-to-order']],
  ['order: done', ['whom-to-order']],
  ['move: move', ['into-the-trench', 'where-to-move']],
  ['move: done', ['hold-the-ground']],
  ['battle: done', ['cease-fire']],
  ['battle: combat', ['combat-card']],
  ['retreat: to', ['fall-back']],
  ['retreat: ignore', ['stand-fast']],
  ['take-ground: take-ground', ['take-the-ground']],
  ['take-ground: stay', ['stay-put']],
  ['answer: pass', ['answer-the-enemy']],
  ['answer: combat', ['answer-the-enemy']],
  ['end-turn: take-hq', ['end-of-turn']],
])('%s is %j', (key, motifs) => {
  expect(motifsFor(key)).toEqual(motifs)
})

test('a battle with a unit beside is close combat, with one farther off a matter of targets, with none wire', () => {
  expect([[...close], [...far], [...wire]]).toEqual([['close-combat'], ['which-target'], ['cut-the-wire']])
})

test('whether a second gun fires along is a matter of cross fire, either way', () => {
  const guns = { '8,5': '.:bm4', '8,7': '.:bm4', '6,6': '.:gi4', '1,1': '.:gi4' }
  const { table } = toBattle(guns, { orders: ['8,5', '8,7'] }).play('british', 'battle 8,5 at 6,6').match
  for (const command of ['join 8,7', 'done'])
    expect(greatWarMotifs.of(table, 0, unwrap(greatWar.parseCommand(table.board, command)))).toBe(
      'cross-fire',
    )
})

test('nearly all motifs come up by chance, and no others', () => {
  const all = new Set([...seen.values()].flatMap(motifs => [...motifs]))
  all.delete(undefined)
  // Two guns at one target are rare among random moves.
  expect([...all.add('cross-fire')].toSorted()).toEqual([...greatWarMotifs.names].toSorted())
})
