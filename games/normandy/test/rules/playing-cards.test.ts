/** N-3.6 to N-3.10 Playing a card: an action or hunker down, suppressed units, entering. */
import { expect, test } from 'vitest'
import { ending, factsOf, marker, pile, place, table, why } from '../table.ts'

test('[N-3.6] a card is used for one of its actions or to hunker down', () => {
  const t = table('la-raye', 'us hand scout-a')
  expect(t.legal('us')).toEqual([
    'end-turn',
    'scout-a attack',
    'scout-a conceal',
    'scout-a hunker-down',
    'scout-a scout',
  ])
  expect(why(t, 'us', 'scout-a control')).toBe('N-3.6 not-on-card')
})

test('[N-3.6] a use once begun is finished before anything else', () => {
  const t = table('la-raye', 'us hand scout-a rifleman-a').play('us', 'scout-a attack')
  expect(why(t, 'us', 'end-turn')).toBe('N-3.6 other-decision')
  expect(why(t, 'us', 'rifleman-a move')).toBe('N-3.6 other-decision')
})

test.each([
  ['a counter under the shells', 'doing choose-blasted us-riflemen-a,us-scouts-a 2 us-mortar', 'stop'],
  ['a counter to guide', 'doing choose-guided 2', 'at us-riflemen-a'],
  ['a tile to aim at', 'doing aim us-mortar', 'guide us-riflemen-a'],
  ['a tile to go to', 'doing step us-scouts-a 1 scout 0 0', 'guide us-riflemen-a'],
])('[N-3.6] while %s is asked for, nothing else will do', (_, doing, command) => {
  const on11A = 'unit us-riflemen-a 11A\nunit us-scouts-a 11A\nunit us-mortar 4A\ntarget us 11A'
  const t = table(
    'mortain',
    `active us\n${on11A}\nmarker us 11A scouted\nmarker us 13B scouted\ndoing turn\n${doing}`,
  )
  expect(t.legal('us').length).toBeGreaterThan(0)
  for (const text of ['end-turn', 'scout-a scout', command])
    expect(why(t, 'us', text)).toBe('N-3.6 other-decision')
})

test('[N-3.5, N-3.6] what is not in hand can neither hunker down nor ready its unit', () => {
  const t = table('la-raye', 'us hand scout-a\nunit us-riflemen-a 17B suppressed')
  for (const text of ['rifleman-a hunker-down', 'rifleman-a ready', 'rifleman-a move'])
    expect(why(t, 'us', text)).toBe('N-3.5 not-in-hand')
})

test('[N-3.6] a tile, a counter or a card to take: first the card that is used for it', () => {
  const t = table('la-raye', 'us hand scout-a rifleman-a')
  for (const text of ['to 4B', 'at german-scouts-a', 'guide us-riflemen-a', 'take rifleman-a', 'stop'])
    expect(why(t, 'us', text)).toBe('N-3.6 card-first')
})

test('[N-3.7] hunker down: the card goes to the supply', () => {
  const t = table('la-raye', 'us hand scout-a platoon-sergeant')
  t.play('us', 'scout-a hunker-down').play('us', 'platoon-sergeant hunker-down')
  expect(pile(t, 'us', 'supply')).toBe('scout-a.1 platoon-sergeant.1')
  expect(pile(t, 'us', 'play')).toBe('')
})

test('[N-3.7] hunker down places no counter and readies none', () => {
  const t = table(
    'la-raye',
    `unit us-riflemen-a off
    unit us-riflemen-b 17B suppressed
    us hand rifleman-a rifleman-b`,
  )
  t.play('us', 'rifleman-a hunker-down').play('us', 'rifleman-b hunker-down')
  expect(place(t, 'us-riflemen-a')).toBe('off')
  expect(place(t, 'us-riflemen-b')).toBe('17B suppressed')
})

test('[N-3.7] Fog of War cannot hunker down', () => {
  const t = table('la-raye', 'us hand fog-of-war')
  expect(why(t, 'us', 'fog-of-war hunker-down')).toBe('N-3.7 fog-cannot-hunker')
})

test('[N-3.8] Fog of War cannot be played; only Recon removes it', () => {
  const t = table('la-raye', 'us hand fog-of-war scout-a')
  expect(t.legal('us').filter(command => command.startsWith('fog'))).toEqual([])
  expect(why(t, 'us', 'fog-of-war scout')).toBe('N-3.8 fog-cannot-be-played')
  expect(why(t, 'us', 'fog-of-war ready')).toBe('N-3.8 fog-cannot-be-played')
  t.play('us', 'scout-a recon')
  expect(pile(t, 'us', 'removed')).toBe('fog-of-war.1')
})

test('[N-3.9] a suppressed unit has two uses for its card: ready and hunker down', () => {
  const t = table('la-raye', 'unit us-scouts-a 17B suppressed\nus hand scout-a')
  expect(t.legal('us')).toEqual(['end-turn', 'scout-a hunker-down', 'scout-a ready'])
  expect(why(t, 'us', 'scout-a scout')).toBe('N-3.9 suppressed')
  expect(why(t, 'us', 'scout-a recon')).toBe('N-3.9 suppressed')
  t.play('us', 'scout-a ready')
  expect(place(t, 'us-scouts-a')).toBe('17B')
  expect(pile(t, 'us', 'play')).toBe('scout-a.1')
})

test('[N-3.9] a unit that is not suppressed cannot be readied', () => {
  const t = table('la-raye', 'unit us-scouts-b off\nus hand scout-a scout-b platoon-sergeant')
  expect(why(t, 'us', 'scout-a ready')).toBe('N-3.9 not-suppressed')
  expect(why(t, 'us', 'scout-b ready')).toBe('N-3.9 not-suppressed')
  expect(why(t, 'us', 'platoon-sergeant ready')).toBe('N-3.9 not-suppressed')
})

test('[N-3.9] nor do suppressed enemies keep a command card from its actions', () => {
  const enemies = ['riflemen-a', 'riflemen-b', 'scouts-a', 'scouts-b'].map(
    unit => `unit german-${unit} 18B suppressed`,
  )
  const t = table(
    'mortain',
    `active us\n${enemies.join('\n')}\nus hand platoon-sergeant platoon-guide squad-leader-a`,
  )
  expect(t.legal('us')).toContain('platoon-sergeant command 1')
  expect(t.legal('us')).toContain('platoon-guide guide')
  expect(t.legal('us').filter(text => text.endsWith(' ready'))).toEqual([])
})

test('[N-3.9] command cards are not affected by suppression', () => {
  const t = table(
    'la-raye',
    `unit us-riflemen-a 17B suppressed
    unit us-scouts-a 17B suppressed
    us hand squad-leader-a
    us supply rifleman-a`,
  )
  expect(t.legal('us')).toEqual(['end-turn', 'squad-leader-a bolster', 'squad-leader-a hunker-down'])
})

test('[N-3.10] a counter off the board is first placed on its spawn tile, ready, and acts from there', () => {
  const t = table('la-raye', 'unit us-riflemen-a off\nus hand rifleman-a').play('us', 'rifleman-a attack')
  expect(place(t, 'us-riflemen-a')).toBe('17B')
  t.dice(6).play('us', 'at german-riflemen-a')
  expect(factsOf(t, 'diceRolled')[0].parts.at(-1)).toEqual({ clause: 'N-7.2', amount: 2 })
})

test('[N-3.10] a counter returns to its spawn tile, not to where it was removed, and ready', () => {
  const t = table(
    'la-raye',
    `active german
    initiative german
    unit us-scouts-a 12B suppressed
    german hand rifleman-a
    us hand squad-leader-a
    us play scout-a
    us supply scout-a*2`,
  )
  t.play('german', 'rifleman-a attack').dice(0).play('german', 'at us-scouts-a')
  expect(place(t, 'us-scouts-a')).toBe('off')
  t.play('german', 'end-turn').play('us', 'squad-leader-a inspire').play('us', 'take scout-a')
  t.play('us', 'scout-a conceal')
  expect(place(t, 'us-scouts-a')).toBe('17B')
})

test('[N-3.10, N-5.3] being placed by a spawn marker is not entering for Scout: no marker, no Fog of War', () => {
  const t = table(
    'la-raye',
    `unit us-scouts-a off
    marker us 17B none
    us hand scout-a
    us supply fog-of-war*2`,
  )
  t.play('us', 'scout-a scout').play('us', 'stop')
  expect(place(t, 'us-scouts-a')).toBe('17B')
  expect(marker(t, 'us', '17B')).toBe('none')
  expect(pile(t, 'us', 'discard')).toBe('')
  expect(ending(t)).toBe('nobody yet')
})
