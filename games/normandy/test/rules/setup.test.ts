/** N-2 Setting up. */
import { openMatch, scripted } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { normandy } from '../../src/game.ts'
import { boardOf, fileOf } from '../table.ts'

const open = (scenario: string) => openMatch(normandy, boardOf(scenario), 'setup')

test('[N-2.1] the opening is the scenario: objectives, counters, markers with their faces, the initiative marker', () => {
  const view = normandy.view(open('mortain').table, 0)
  expect(view.initiative).toBe('german')
  expect(view.tiles.filter(tile => tile.value > 0 || tile.us !== 'none' || tile.german !== 'none')).toEqual([
    { tile: '4A', value: 2, us: 'controlled', german: 'none' },
    { tile: '16A', value: 2, us: 'controlled', german: 'none' },
    { tile: '17B', value: 2, us: 'controlled', german: 'none' },
    { tile: '10A', value: 0, us: 'scouted', german: 'none' },
    { tile: '7B', value: 1, us: 'none', german: 'none' },
    { tile: '5B', value: 1, us: 'none', german: 'none' },
    { tile: '1B', value: 2, us: 'none', german: 'none' },
    { tile: '6A', value: 1, us: 'none', german: 'none' },
    { tile: '11A', value: 0, us: 'none', german: 'scouted' },
    { tile: '3A', value: 2, us: 'none', german: 'controlled' },
    { tile: '2A', value: 2, us: 'none', german: 'controlled' },
    { tile: '18B', value: 2, us: 'none', german: 'controlled' },
  ])
  expect(view.units.map(({ unit, tile }) => `${unit} ${tile}`)).toEqual([
    ...['us-riflemen-a 4A', 'us-riflemen-b 4A', 'us-scouts-a 4A', 'us-scouts-b 4A'],
    ...['german-riflemen-a 3A', 'german-riflemen-b 3A', 'german-scouts-a 3A', 'german-scouts-b 3A'],
  ])
  expect([view.us.points, view.german.points]).toEqual([6, 6])
})

test.each(normandy.scenarios.map(({ id }) => id))(
  '[N-2.1] %s: deck and supply hold what the scenario says',
  id => {
    const file = fileOf(id)
    const t = open(id).table
    for (const [seat, key] of (['US', 'GER'] as const).entries()) {
      const view = normandy.view(t, seat)[normandy.sides[seat] as 'us' | 'german']
      const byKind = (cards: readonly string[]) => {
        const counts: Record<string, number> = {}
        for (const card of cards) counts[card.split('.')[0]] = (counts[card.split('.')[0]] ?? 0) + 1
        return counts
      }
      const wanted = (cards: Record<string, number>) =>
        Object.fromEntries(
          Object.entries(cards).map(([title, count]) => [title.toLowerCase().replaceAll('_', '-'), count]),
        )
      expect(byKind([...view.own!.hand, ...view.own!.deck])).toEqual(wanted(file[key].deck))
      expect(byKind(view.supply)).toEqual(wanted(file[key].supply))
    }
  },
)

test('[N-2.1] cards the scenario does not name stay out of the game', () => {
  const { us } = normandy.view(open('la-raye').table, 0)
  const all = [...us.own!.hand, ...us.own!.deck, ...us.supply]
  expect(all).toHaveLength(29)
  expect(all.filter(card => /^(sniper|mortar|machine|platoon-guide|.*-c\.)/.test(card))).toEqual([])
})

test('[N-2.2] each deck is shuffled, first US, then German', () => {
  const us = ['fog-of-war', 'scout-a', 'scout-b', 'rifleman-a', 'rifleman-b', 'fog-of-war']
  const german = ['platoon-sergeant', 'squad-leader-a', 'squad-leader-b', 'scout-b', 'scout-a']
  const match = openMatch(
    normandy,
    boardOf('la-raye'),
    'any',
    scripted(
      [
        { order: [...us, 'platoon-sergeant', 'squad-leader-a', 'squad-leader-b'] },
        { order: [...german, 'rifleman-a', 'rifleman-b', 'fog-of-war', 'fog-of-war'] },
      ],
      (_, card, name) => normandy.itemKind(0, card) === name,
    ),
  )
  expect(match.dealt.map(drawn => 'pile' in drawn && normandy.pileName(drawn.pile))).toEqual([
    'us-deck',
    'german-deck',
  ])
  const hand = (seat: number, side: 'us' | 'german') => normandy.view(match.table, seat)[side].own?.hand
  expect(hand(0, 'us')).toEqual(['rifleman-a.1', 'scout-a.1', 'scout-b.1', 'fog-of-war.1'])
  expect(hand(1, 'german')).toEqual([
    'scout-b.1',
    'platoon-sergeant.1',
    'squad-leader-a.1',
    'squad-leader-b.1',
  ])
})

test('[N-2.2] supplies are public and starting counters are ready', () => {
  const t = open('la-raye').table
  expect(normandy.view(t, 1).us.supply).toEqual(normandy.view(t, 0).us.supply)
  expect(normandy.view(t, 1).us.supply).toHaveLength(20)
  expect(normandy.view(t, 0).units.filter(unit => unit.suppressed)).toEqual([])
})
