/** The printed example round, played command by command. */
import { expect, test } from 'vitest'
import { factsOf, marker, pile, place, points, table } from '../table.ts'

test('[N-3.4, N-5.3, N-5.1, N-6.4, N-6.5, N-7.2, N-7.4, N-7.5, N-3.5] the printed example round', () => {
  const t = table(
    'mortain',
    `doing bid
    marker german 18B none
    unit german-scouts-b 8B
    unit german-riflemen-a 11A
    german hand platoon-sergeant scout-b rifleman-a*2
    german supply fog-of-war*3
    unit us-machine-gunners-c 1B
    marker us 14B scouted
    us hand platoon-guide machine-gunner-c squad-leader-c fog-of-war`,
  )

  // The German side wins the initiative.
  t.play('us', 'bid platoon-guide').play('german', 'bid platoon-sergeant')
  expect(t.view('spectator')).toMatchObject({ initiative: 'german', active: 'german' })

  // Scouts B: through 11A, which has a German marker, to 18B, which has none.
  t.play('german', 'scout-b scout').play('german', 'to 11A')
  expect(factsOf(t, 'markerPlaced')).toEqual([])
  t.play('german', 'to 18B')
  expect(marker(t, 'german', '18B')).toBe('scouted')
  expect(pile(t, 'german', 'discard')).toBe('platoon-sergeant.1 fog-of-war.1')

  // Riflemen A move there by one card and control it by another.
  t.play('german', 'rifleman-a move').play('german', 'to 18B').play('german', 'rifleman-a control')
  expect(marker(t, 'german', '18B')).toBe('controlled')
  expect(points(t)).toEqual([6, 6])
  expect(pile(t, 'german', 'hand')).toBe('')
  t.play('german', 'end-turn')
  expect(pile(t, 'german', 'discard')).toBe(
    'rifleman-a.1 rifleman-a.2 scout-b.1 platoon-sergeant.1 fog-of-war.1',
  )

  // Machine Gunner C moves next to them, is inspired back, and attacks.
  t.play('us', 'machine-gunner-c move').play('us', 'to 14B')
  t.play('us', 'squad-leader-c inspire').play('us', 'take machine-gunner-c')
  t.play('us', 'machine-gunner-c attack').dice(5, 8).play('us', 'at german-riflemen-a')
  expect(factsOf(t, 'diceRolled')).toEqual([
    {
      type: 'diceRolled',
      by: 'us-machine-gunners-c',
      at: 'german-riflemen-a',
      use: 'attack',
      faces: [5, 8],
      parts: [
        { clause: 'N-1.5', amount: 4 },
        { clause: 'N-7.2', amount: 3 },
        { clause: 'N-7.2', amount: 1 },
      ],
      total: 8,
      hit: true,
    },
  ])
  expect(factsOf(t, 'casualty')).toMatchObject([{ card: 'rifleman-a.1', from: 'discard' }])
  expect(place(t, 'german-riflemen-a')).toBe('18B')

  // The last US card is Fog of War: the turn ends.
  expect(t.legal('us')).toEqual(['end-turn'])
  t.play('us', 'end-turn')
  expect(t.view('us').round).toBe(2)
})
