/** The rulebook's example round, played command by command as it is told there. */
import { expect, test } from 'vitest'
import { factsOf, marker, pile, place, table } from '../table.ts'

test('[N-3.4, N-5.2, N-6.3, N-7.2, N-7.4, N-7.5, N-7.6, N-3.9, N-3.7, N-3.5] the example round', () => {
  const t = table(
    'mortain',
    `doing bid
    unit us-machine-gunners-a 12A
    unit us-riflemen-a 4A
    marker us 12A scouted
    us hand squad-leader-a machine-gunner-a platoon-guide scout-a
    unit german-riflemen-a 5B
    german hand platoon-guide rifleman-a*2 rifleman-b
    german supply fog-of-war*2`,
  )

  // 7 against 5: the US side takes the marker.
  t.play('us', 'bid squad-leader-a').play('german', 'bid rifleman-b')
  expect(t.view('spectator')).toMatchObject({ initiative: 'us', active: 'us' })

  // Four dice at defence 4 + 1 + 1 = 6: one is enough, and the German Riflemen are suppressed.
  t.play('us', 'machine-gunner-a suppress').dice(2, 3, 6, 9).play('us', 'at german-riflemen-a')
  expect(factsOf(t, 'diceRolled')).toMatchObject([{ total: 6, hit: true }])
  expect(t.view('us').units.find(({ unit }) => unit === 'german-riflemen-a')?.suppressed).toBe(true)

  // The Guide leads the Riflemen to the tile with the US marker; the Scouts send the enemy some fog.
  t.play('us', 'platoon-guide guide').play('us', 'guide us-riflemen-a').play('us', 'to 12A')
  expect(place(t, 'us-riflemen-a')).toBe('12A')
  t.play('us', 'scout-a conceal').play('us', 'end-turn')
  expect(pile(t, 'german', 'discard')).toBe('rifleman-b.1 fog-of-war.1')

  // The first Rifleman card readies the unit instead of its action.
  t.play('german', 'rifleman-a ready')
  expect(t.view('us').units.find(({ unit }) => unit === 'german-riflemen-a')?.suppressed).toBe(false)

  // The second attacks: a 0 always succeeds, and the gunner's card is lost from the discard pile.
  t.play('german', 'rifleman-a attack').dice(0).play('german', 'at us-machine-gunners-a')
  expect(factsOf(t, 'casualty')).toMatchObject([{ card: 'machine-gunner-a.1', from: 'discard' }])
  expect(place(t, 'us-machine-gunners-a')).toBe('12A')

  // The Guide has nothing to do and hunkers down.
  t.play('german', 'platoon-guide hunker-down')
  expect(pile(t, 'german', 'supply')).toContain('platoon-guide.1')
  t.play('german', 'end-turn')
  expect(marker(t, 'us', '12A')).toBe('scouted')
  expect(t.view('us').round).toBe(2)
})
