/** The hand: how cards lie, and what their rows say. */
import { beforeAll, expect, test } from 'vitest'
import { printedCard } from '../../src/art/index.ts'
import { normandy } from '../../src/game.ts'
import { laidOut } from '../../ui/table/hand/laid-out.ts'
import { canUse, extraUses, rowsOf, whatUseDoes } from '../../ui/table/hand/rows.ts'
import { kindIn } from '../../ui/table/logic/reading.ts'
import { cardThing } from '../../ui/table/logic/things.ts'
import { loadWords, tableWordsIn } from '../../ui/table/say.ts'
import { everyMoment } from './seats.ts'

beforeAll(async () => {
  await loadWords('en')
})

test('equal cards lie side by side while there is room, else in one place', () => {
  const hand = ['scout-a.2', 'rifleman-a.3', 'rifleman-a.1']
  expect(laidOut(hand, 3)).toEqual([
    { card: 'rifleman-a.1', count: 1, isCopy: false },
    { card: 'rifleman-a.3', count: 1, isCopy: true },
    { card: 'scout-a.2', count: 1, isCopy: false },
  ])
  expect(laidOut(hand, 2)).toEqual([
    { card: 'rifleman-a.1', count: 2, isCopy: false },
    { card: 'scout-a.2', count: 1, isCopy: false },
  ])
})

test('in a turn every printed row is free or says why not in a few words, and every use of a card has a row', () => {
  const words = tableWordsIn('en')
  let off = 0
  everyMoment('rows', 80, seen => {
    if (seen.decision.kind !== 'turn') return
    const kinds = new Set(seen.view[normandy.sides[seen.seat] as 'us' | 'german'].own?.hand.map(kindIn))
    const reachable = new Set<number>()
    for (const kind of kinds) {
      const rows = rowsOf(seen, words, kind)
      expect(rows).toHaveLength(printedCard(kind).actions.length)
      for (const row of rows) {
        expect(row.can).toBe(seen.legal.includes(row.command))
        if (row.can) reachable.add(row.command)
        else {
          expect(row.look.disabled, row.why?.key).toMatch(/\w/)
          off++
        }
      }
      for (const { command } of extraUses(seen, kind)) reachable.add(command)
    }
    const uses = seen.legal.filter(command => normandy.formatCommand(seen.board, command) !== 'end-turn')
    expect([...reachable].sort()).toEqual([...uses].sort())
  })
  expect(off).toBeGreaterThan(200)
})

test('a row or button of a card in hand says what it does or why not; no other thing says anything', async () => {
  const words = tableWordsIn('en')
  const { face } = await loadWords('en')
  let spoken = 0
  everyMoment('does', 40, seen => {
    const { own } = seen.view[normandy.sides[seen.seat] as 'us' | 'german']
    for (const kind of new Set(own?.hand.map(kindIn))) {
      expect(whatUseDoes(seen, words, face, cardThing(kind))).toBeUndefined()
      for (const { thing, why } of rowsOf(seen, words, kind)) {
        const does = whatUseDoes(seen, words, face, thing)
        if (!canUse(seen, kind) || seen.decision.kind !== 'turn') expect(does).toBeUndefined()
        else expect(does).toMatch(/^\S.*\.$/)
        if (does !== undefined && why) expect(does).toBe(face.refusal(seen.board, why))
        spoken++
      }
    }
  })
  expect(spoken).toBeGreaterThan(100)
})
