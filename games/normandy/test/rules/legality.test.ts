/** N-4 What may be chosen. */
import { expect, test } from 'vitest'
import { whyNot } from '../../src/decisions/decisions.ts'
import { normandy } from '../../src/game.ts'
import { OK } from '../../src/refusals.ts'
import { playRandomly } from '../random-play.ts'
import { changed, pile, place, table, why } from '../table.ts'

test('[N-4.1] Recon needs Fog of War in hand', () => {
  const t = table('la-raye', 'us hand scout-a\nus discard fog-of-war*10')
  expect(why(t, 'us', 'scout-a recon')).toBe('N-4.1 no-fog-in-hand')
})

test('[N-4.1] Blast needs the target marker on the board', () => {
  const t = table('mortain', 'active us\nunit us-mortar 4A\nus hand mortar')
  expect(t.legal('us')).toEqual(['end-turn', 'mortar hunker-down', 'mortar move', 'mortar target'])
  expect(why(t, 'us', 'mortar blast')).toBe('N-4.1 no-target-marker')
})

test('[N-4.1] Blast on an empty tile may be chosen and has no effect', () => {
  const t = table('mortain', 'active us\nunit us-mortar 4A\ntarget us 1B\nus hand mortar')
  t.play('us', 'mortar blast')
  expect(t.facts.map(fact => fact.type)).toEqual(['cardPlayed', 'cardMoved'])
  expect(t.legal('us')).toEqual(['end-turn'])
})

test('[N-4.1, N-6.4] Control needs a tile without an enemy counter', () => {
  const t = table(
    'la-raye',
    'unit us-riflemen-a 13B\nmarker us 13B scouted\nunit german-scouts-a 13B\nus hand rifleman-a',
  )
  expect(why(t, 'us', 'rifleman-a control')).toBe('N-6.4 enemy-on-tile')
})

test('[N-4.1] Control needs an own marker on the tile', () => {
  const t = table('la-raye', 'unit us-riflemen-a 13B\nus hand rifleman-a')
  expect(why(t, 'us', 'rifleman-a control')).toBe('N-4.1 no-own-marker')
})

test('[N-4.1] Control may not be chosen when the own marker is already on its controlled face', () => {
  const t = table('la-raye', 'marker us 17B controlled\nus hand rifleman-a')
  expect(why(t, 'us', 'rifleman-a control')).toBe('N-4.1 already-controlled')
})

test('[N-4.1] Attack and Suppress need an enemy counter on the board', () => {
  const nobody = ['riflemen-a', 'riflemen-b', 'scouts-a', 'scouts-b'].map(unit => `unit german-${unit} off`)
  const t = table('mortain', `${nobody.join('\n')}\nactive us\nus hand rifleman-a machine-gunner-a`)
  expect(why(t, 'us', 'rifleman-a attack')).toBe('N-4.1 no-enemy-counter')
  expect(why(t, 'us', 'machine-gunner-a suppress')).toBe('N-4.1 no-enemy-counter')
})

test('[N-4.1] Inspire and Bolster need an eligible card', () => {
  const t = table('la-raye', 'us hand squad-leader-a\nus supply rifleman-b fog-of-war\nus play scout-b')
  expect(t.legal('us')).toEqual(['end-turn', 'squad-leader-a hunker-down'])
  expect(why(t, 'us', 'squad-leader-a inspire')).toBe('N-4.1 nothing-in-play')
  expect(why(t, 'us', 'squad-leader-a bolster')).toBe('N-4.1 nothing-in-supply')
})

test('[N-4.1] Command needs a card in deck or discard pile', () => {
  const t = table('la-raye', 'us hand platoon-sergeant\nus play rifleman-a\nus supply *')
  expect(why(t, 'us', 'platoon-sergeant command 1')).toBe('N-4.1 nothing-to-draw')
})

test('[N-4.1] Target needs a tile far enough, other than the one it lies on', () => {
  const small = changed('mortain', file => {
    file.layout = file.layout.slice(0, 3)
    file.objectives = { '4A': 2, '16A': 3, '17B': 3, '1B': 2, '5B': 2, '7B': 3 }
    file.GER = {
      ...file.GER,
      scouted: [],
      controlled: [],
      spawns: { '7B': ['ALL'] },
      counters: { '7B': ['riflemen_A'] },
    }
  })
  const near = table('mortain', 'active us\nunit us-mortar 10A\nus hand mortar', small)
  expect(why(near, 'us', 'mortar target')).toBe('N-4.1 no-tile-far-enough')
  const there = table('mortain', 'active us\nunit us-mortar 12A\ntarget us 6A\nus hand mortar', small)
  expect(why(there, 'us', 'mortar target')).toBe('N-4.1 no-tile-far-enough')
  // From 1B only 4A, the first tile of the map, is far enough.
  const only = (lines: string) =>
    table('mortain', `active us\nunit us-mortar 1B\nus hand mortar\n${lines}`, small)
  expect(only('').legal('us')).toContain('mortar target')
  expect(why(only('target us 4A'), 'us', 'mortar target')).toBe('N-4.1 no-tile-far-enough')
})

test('[N-4.1] Move and Guide need a tile to go to', () => {
  const t = table(
    'mortain',
    `active us
    unit us-riflemen-a 1B
    unit us-riflemen-b off
    unit us-scouts-a off
    unit us-scouts-b off
    marker us 10A none
    us hand rifleman-a platoon-guide`,
  )
  expect(why(t, 'us', 'rifleman-a move')).toBe('N-4.1 no-tile-to-go')
  expect(why(t, 'us', 'platoon-guide guide')).toBe('N-4.1 nobody-to-guide')
})

test('[N-4.1] nothing but hunkering down for a unit off the board without a spawn marker', () => {
  const noSpawn = changed('la-raye', file => {
    file.US.spawns = { '17B': ['B'] }
  })
  const t = table('la-raye', 'unit us-scouts-a off\nus hand scout-a fog-of-war', noSpawn)
  expect(t.legal('us')).toEqual(['end-turn', 'scout-a hunker-down'])
  expect(why(t, 'us', 'scout-a conceal')).toBe('N-4.1 no-spawn')
  expect(why(t, 'us', 'scout-a recon')).toBe('N-4.1 no-spawn')
})

test('[N-4.2] up to X may be fewer, but at least one', () => {
  const t = table('la-raye', 'us hand scout-a platoon-sergeant\nus supply rifleman-a*2').play(
    'us',
    'scout-a scout',
  )
  expect(why(t, 'us', 'stop')).toBe('N-4.2 at-least-one')
  t.play('us', 'to 12B')
  expect(t.legal('us')).toEqual(['stop', 'to 13B', 'to 17B', 'to 4B', 'to 5B', 'to 7A', 'to 8A'])
  t.play('us', 'stop').play('us', 'platoon-sergeant bolster')
  expect(why(t, 'us', 'stop')).toBe('N-4.2 at-least-one')
  t.play('us', 'take rifleman-a').play('us', 'stop')
  expect(pile(t, 'us', 'supply')).toBe('rifleman-a.2')
})

test.each([
  ['riflemen-a', 'rifleman-a move'],
  ['scouts-a', 'scout-a scout'],
  ['sniper', 'sniper stalk'],
])('[N-4.2] %s, entering by this very card, may stay where it enters', (unit, play) => {
  const t = table(
    'mortain',
    `active us
    unit us-${unit} off
    us hand rifleman-a scout-a sniper`,
  ).play('us', play)
  expect(t.legal('us')).toContain('stop')
  t.play('us', 'stop')
  expect(place(t, `us-${unit}`)).toBe('16A')
})

test('[N-4.2] a unit may enter by Move even with no tile to go to', () => {
  const t = table('la-raye', 'unit us-riflemen-a off\nmarker us 2B none\nus hand rifleman-a')
  t.play('us', 'rifleman-a move')
  expect(t.legal('us')).toEqual(['stop'])
})

test('[N-4.2] the number of cards of Command is fixed before the first is drawn', () => {
  const t = table('la-raye', 'us hand platoon-sergeant\nus deck scout-a scout-b')
  expect(t.legal('us').slice(1)).toEqual([
    'platoon-sergeant command 1',
    'platoon-sergeant command 2',
    'platoon-sergeant hunker-down',
  ])
  t.play('us', 'platoon-sergeant command 1')
  expect(pile(t, 'us', 'hand')).toBe('scout-a.1')
  expect(t.decision().kind).toBe('turn')
})

test('[N-4.3] Conceal with no Fog of War in the enemy supply may be chosen and has no effect', () => {
  const t = table('la-raye', 'us hand scout-a').play('us', 'scout-a conceal')
  expect(t.facts.map(fact => fact.type)).toEqual(['cardPlayed', 'cardMoved'])
  expect(pile(t, 'german', 'discard')).toBe('')
})

test('[N-4.4] for a unit off the board, an action is judged from its spawn tile', () => {
  const lines = 'unit us-riflemen-a off\nus hand rifleman-a'
  expect(table('la-raye', lines).legal('us')).toEqual([
    'end-turn',
    'rifleman-a attack',
    'rifleman-a control',
    'rifleman-a hunker-down',
    'rifleman-a move',
  ])
  expect(why(table('la-raye', `${lines}\nunit german-scouts-a 17B`), 'us', 'rifleman-a control')).toBe(
    'N-6.4 enemy-on-tile',
  )
  expect(why(table('la-raye', `${lines}\nmarker us 17B none`), 'us', 'rifleman-a control')).toBe(
    'N-4.1 no-own-marker',
  )
})

test.each([2, 8, 12])(
  '[N-4.1] the list is all that nothing forbids, decision by decision: scenario %i',
  scenario => {
    const asked = new Set<string>()
    playRandomly(
      scenario,
      'all that nothing forbids',
      ({ table, module }, seat, legal) => {
        const allowed = normandy
          .everyCommand(table.board)
          .filter(command => whyNot(table, seat, command) === OK)
        expect(legal.toSorted((a, b) => a - b)).toEqual(allowed.toSorted((a, b) => a - b))
        asked.add(module.decision(table).kind)
      },
      300,
    )
    expect(asked.size).toBeGreaterThan(4)
  },
)
