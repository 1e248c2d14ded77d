/** N-8.1 to N-8.4, N-8.7, N-8.8 The end: capture, pin, both pinned, no progress. */
import { AGREE, RESIGN, submit, TIMEOUT, unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { changed, ending, factsOf, place, points, table, why } from '../table.ts'

test('[N-8.1] nothing more may be done when the game is over', () => {
  const t = table('la-raye', 'over us points\nus hand scout-a')
  expect(t.decision()).toEqual({ seats: [], kind: 'over', clause: 'N-8.1' })
  expect(why(t, 'us', 'scout-a scout')).toBe('N-8.1 game-over')
})

test('[N-8.1, N-8.2] capture: the points held reach the number, and the game ends at once', () => {
  const t = table(
    'la-raye',
    `unit us-riflemen-a 13B
    marker us 13B scouted
    marker us 6A controlled
    marker us 7A controlled
    us hand rifleman-a*2`,
  )
  expect([points(t)[0], ending(t)]).toEqual([3, 'nobody yet'])
  t.play('us', 'rifleman-a control')
  expect([points(t)[0], ending(t)]).toEqual([5, 'us by points'])
  expect(factsOf(t, 'gameEnded')).toEqual([{ type: 'gameEnded', winner: 'us', ending: 'points' }])
  expect(t.legal('us')).toEqual([])
})

test('[N-8.2] one point too few is not enough', () => {
  const t = table(
    'la-raye',
    `unit us-riflemen-a 13B
    marker us 13B scouted
    marker us 6A controlled
    us hand rifleman-a`,
  ).play('us', 'rifleman-a control')
  expect([points(t)[0], ending(t)]).toEqual([4, 'nobody yet'])
})

/** The US holds 6A, 13B and 7A, five points, and only a card has to be played for anybody to notice. */
const US_CAPTURED = 'marker us 6A controlled\nmarker us 13B controlled\nmarker us 7A controlled'
const GERMAN_CAPTURED = 'marker german 2B controlled\nmarker german 16B controlled'

test("[N-8.1] it is checked after the enemy's cards too, hunkering down included", () => {
  const t = table('la-raye', `${US_CAPTURED}\nactive german\ngerman hand scout-a`)
  expect(ending(t)).toBe('nobody yet')
  t.play('german', 'scout-a hunker-down')
  expect(ending(t)).toBe('us by points')
})

test.each([
  ['a movement', 'us hand scout-a', ['scout-a scout', 'to 2B', 'stop']],
  ['a movement to its last tile', 'us hand rifleman-a', ['rifleman-a move', 'to 2B']],
  [
    'cards taken',
    'us hand squad-leader-a\nus supply rifleman-a',
    ['squad-leader-a bolster', 'take rifleman-a'],
  ],
  ['a counter readied', 'us hand scout-a\nunit us-scouts-a 17B suppressed', ['scout-a ready']],
  ['a shot', 'us hand scout-a', ['scout-a attack', 'at german-scouts-a']],
  ['cards drawn', 'us hand platoon-sergeant', ['platoon-sergeant command 1']],
  ['Conceal', 'us hand scout-a', ['scout-a conceal']],
  ['Recon', 'us hand scout-a fog-of-war', ['scout-a recon']],
])('[N-8.1] it is checked after every card, whatever it was played for: %s', (_, lines, commands) => {
  const t = table('la-raye', `${US_CAPTURED}\n${lines}`)
  for (const command of commands) {
    expect(ending(t)).toBe('nobody yet')
    if (command.startsWith('at ')) t.dice(1)
    t.play('us', command)
  }
  expect(ending(t)).toBe('us by points')
})

test('[N-8.1] and after the target marker was placed', () => {
  // Mortain: six points from the start and four more make the ten that are wanted.
  const ten = ['1B', '6A', '7B'].map(tile => `marker us ${tile} controlled`).join('\n')
  const t = table('mortain', `active us\nunit us-mortar 4A\nus hand mortar\n${ten}`)
  expect([points(t)[0], ending(t)]).toEqual([10, 'nobody yet'])
  t.play('us', 'mortar target').play('us', 'to 11A')
  expect(ending(t)).toBe('us by points')
})

test.each(['us', 'german'])('[N-8.1] if both have captured, the active side is looked at first: %s', side => {
  const t = table('la-raye', `${US_CAPTURED}\n${GERMAN_CAPTURED}\nactive ${side}\n${side} hand scout-a`)
  expect(points(t)).toEqual([5, 5])
  expect(ending(t.play(side, 'scout-a hunker-down'))).toBe(`${side} by points`)
})

/** Montmartin: the US must capture one point, the Germans must pin it. Its last Riflemen have no card to lose. */
const LAST_RIFLEMEN = `
  active german
  unit us-riflemen-a off
  us supply rifleman-b*5
  german hand rifleman-a`

test('[N-8.1] capture is looked at before pin', () => {
  const t = table('montmartin-en-graignes', `${LAST_RIFLEMEN}\nmarker us 6B controlled`)
  t.play('german', 'rifleman-a attack').dice(0).play('german', 'at us-riflemen-b')
  expect(place(t, 'us-riflemen-b')).toBe('off')
  expect(ending(t)).toBe('us by points')
})

test('[N-8.3] a side with no Riflemen counter on the board is pinned: the enemy whose task that was wins', () => {
  const t = table('montmartin-en-graignes', LAST_RIFLEMEN)
  t.play('german', 'rifleman-a attack').dice(0).play('german', 'at us-riflemen-b')
  expect(ending(t)).toBe('german by pin')
})

test('[N-8.3] other counters do not help, and one Riflemen counter does', () => {
  const t = table('montmartin-en-graignes', `${LAST_RIFLEMEN}\nunit us-riflemen-a 15B`)
  t.play('german', 'rifleman-a attack').dice(0).play('german', 'at us-riflemen-b')
  expect(ending(t)).toBe('nobody yet')
  expect(t.view('us').units.filter(({ unit }) => unit.startsWith('us-'))).toHaveLength(3)
})

test('[N-8.1, N-8.3] a side that pins itself has lost to the enemy whose task that was', () => {
  const t = table(
    'reinforcements',
    `active us
    unit us-mortar 8B
    target us 12B
    us hand mortar
    unit us-riflemen-a 12B
    unit us-riflemen-b off
    us supply rifleman-a*5`,
  )
  t.dice(0).play('us', 'mortar blast')
  expect(ending(t)).toBe('german by pin')
})

test("[N-8.3] being pinned ends nothing while the enemy's task is to capture", () => {
  const t = table(
    'la-raye',
    `active german
    initiative german
    unit us-riflemen-a off
    us hand rifleman-a
    us supply rifleman-b*5
    german hand rifleman-a`,
  )
  t.play('german', 'rifleman-a attack').dice(0).play('german', 'at us-riflemen-b')
  expect(ending(t)).toBe('nobody yet')
  t.play('german', 'end-turn').play('us', 'rifleman-a attack')
  expect(place(t, 'us-riflemen-a')).toBe('17B')
})

/** Mortain, where both must capture: the last Riflemen of both sides on 11A, under one side's target marker. */
const bothLast = (side: string): string => `
  active ${side}
  unit ${side}-mortar 4A
  target ${side} 11A
  ${side} hand mortar
  unit us-riflemen-a 11A
  unit us-riflemen-b off
  us supply rifleman-a*5
  unit german-riflemen-a 11A
  unit german-riflemen-b off
  german supply rifleman-a*5`

test.each([
  ['more points win', 'marker german 18B scouted', 'us'],
  ['more points win', 'marker us 17B scouted', 'german'],
  ['one point more is enough, whoever holds the marker', 'marker us 6A controlled\ninitiative german', 'us'],
  [
    'one point more is enough, whoever holds the marker',
    'marker german 6A controlled\ninitiative us',
    'german',
  ],
  ["on a tie the initiative marker's holder wins", 'initiative us', 'us'],
  ["on a tie the initiative marker's holder wins", 'initiative german', 'german'],
])('[N-8.4, N-8.7] both pinned by one Blast: %s (%s)', (_, lines, winner) => {
  const t = table('mortain', `${bothLast('us')}\n${lines}`).play('us', 'mortar blast')
  t.dice(0, 0).play('us', 'at us-riflemen-a')
  expect(ending(t)).toBe(`${winner} by both-pinned`)
})

test('[N-8.4] both pinned one after the other', () => {
  const t = table(
    'la-raye',
    `unit us-riflemen-a off
    unit us-riflemen-b off
    unit german-riflemen-a off
    german supply rifleman-b*5
    us hand scout-a`,
  )
  t.play('us', 'scout-a attack').dice(0).play('us', 'at german-riflemen-b')
  expect(ending(t)).toBe('german by both-pinned')
})

/** The Vire: the Germans must pin, and blast a tile with the last Riflemen of both sides. */
const VIRE = `
  active german
  unit german-mortar 2B
  target german 9B
  german hand mortar
  unit us-riflemen-a 9B
  unit us-riflemen-b off
  us supply rifleman-a*5
  unit german-riflemen-a 9B
  unit german-riflemen-b off
  german supply rifleman-a*5`

test('[N-8.4] does not come into play when a side has met its condition', () => {
  const t = table('crossing-the-vire', VIRE).play('german', 'mortar blast')
  t.dice(0, 0).play('german', 'at german-riflemen-a')
  expect(ending(t)).toBe('german by pin')
})

test('[N-8.7] all attacks of one Blast are resolved before victory is checked', () => {
  const t = table('crossing-the-vire', `${VIRE}\nunit german-riflemen-b 9B`).play('german', 'mortar blast')
  t.dice(0).play('german', 'at us-riflemen-a')
  expect([place(t, 'us-riflemen-a'), ending(t)]).toEqual(['off', 'nobody yet'])
  t.dice(0, 1).play('german', 'at german-riflemen-a')
  expect([place(t, 'german-riflemen-a'), ending(t)]).toEqual(['off', 'german by pin'])
})

test.each(['us', 'german'])(
  '[N-8.1] where both sides are to pin, the active side is looked at first: %s',
  side => {
    const bothPin = changed('mortain', file => {
      file.victory = { US: { pin: 'GER' }, GER: { pin: 'US' } }
    })
    const t = table('mortain', bothLast(side), bothPin).play(side, 'mortar blast')
    t.dice(0, 0).play(side, 'at us-riflemen-a')
    expect(ending(t)).toBe(`${side} by pin`)
  },
)

/** Both sides bid and end their turns. */
function quietRound(t: ReturnType<typeof table>): void {
  for (const side of ['us', 'german']) t.play(side, t.legal(side)[0])
  for (let turn = 0; turn < 2; turn++) {
    const [seat] = t.decision().seats
    t.play(['us', 'german'][seat], 'end-turn')
  }
}

const QUIET = 'doing bid\nround 1\nus hand fog-of-war*4\ngerman hand fog-of-war*4'

test('[N-8.8] after 20 rounds in a row without progress the game ends, decided by points', () => {
  const t = table('la-raye', QUIET)
  for (let round = 1; round < 20; round++) quietRound(t)
  expect([t.view('us').round, t.view('us').stale, ending(t)]).toEqual([20, 19, 'nobody yet'])
  quietRound(t)
  expect(ending(t)).toBe('german by no-progress')
})

test.each(['us', 'german'])("[N-8.8, N-8.4] on a tie the initiative marker's holder wins: %s", holder => {
  const t = table('la-raye', `stale 19\ninitiative ${holder}\nmarker german 5B scouted\nactive us`)
  if (holder === 'us') t.play('us', 'end-turn').play('german', 'end-turn')
  else t.play('us', 'end-turn')
  expect(ending(t)).toBe(`${holder} by no-progress`)
})

test.each([
  ['a marker placed', 'us hand scout-a', ['scout-a scout', 'to 12B', 'stop']],
  ['a marker turned', 'us hand rifleman-a', ['rifleman-a control']],
  ['a counter moved', 'us hand rifleman-a', ['rifleman-a move', 'to 2B']],
  ['a counter entered', 'unit us-scouts-a off\nus hand scout-a', ['scout-a conceal']],
  ['a card removed from the game', 'us hand scout-a fog-of-war', ['scout-a recon']],
])('[N-8.8] %s is progress: the count begins anew', (_, lines, plays) => {
  const t = table('la-raye', `stale 19\n${lines}`)
  for (const play of plays) t.play('us', play)
  t.play('us', 'end-turn').play('german', 'end-turn')
  expect([t.view('us').stale, ending(t)]).toEqual([0, 'nobody yet'])
})

test('[N-8.8] a counter that leaves and an objective that is raised are progress too', () => {
  const left = table('la-raye', 'stale 19\nus hand rifleman-a\ngerman supply scout-a*3')
  left.play('us', 'rifleman-a attack').dice(0).play('us', 'at german-scouts-a')
  left.play('us', 'end-turn').play('german', 'end-turn')
  expect(ending(left)).toBe('nobody yet')
  const raised = table(
    'critical-intelligence',
    `stale 19
    initiative us
    active us
    unit us-riflemen-a 6B
    marker us 6B controlled
    us hand rifleman-a`,
  ).play('us', 'rifleman-a control')
  raised.play('us', 'end-turn').play('german', 'end-turn')
  expect(ending(raised)).toBe('nobody yet')
})

test.each([
  ['suppressing and readying', 'unit us-scouts-a 17B suppressed\nus hand scout-a', ['scout-a ready']],
  ['hunkering down', 'us hand scout-a', ['scout-a hunker-down']],
  ['bolstering', 'us hand platoon-sergeant\nus supply scout-a', ['platoon-sergeant bolster', 'take scout-a']],
])('[N-8.8] %s is no progress', (_, lines, plays) => {
  const t = table('la-raye', `stale 19\n${lines}`)
  for (const play of plays) t.play('us', play)
  t.play('us', 'end-turn').play('german', 'end-turn')
  expect(ending(t)).toBe('german by no-progress')
})

test.each([
  ['a player may resign', RESIGN, 'us by resigned'],
  ['a player may run out of time', TIMEOUT, 'us by time'],
])('[N-8.8] %s, in his own turn or not: the other side wins', (_, command, wanted) => {
  const t = table('la-raye', 'us hand scout-a')
  unwrap(submit(t.match, 1, command))
  expect(ending(t)).toBe(wanted)
  expect(t.legal('us')).toEqual([])
})

test('[N-8.8, N-8.4] players may agree to end the game: more points win, on a tie the marker decides', () => {
  for (const seat of [0, 1]) {
    const ahead = table('la-raye')
    unwrap(submit(ahead.match, seat, AGREE))
    expect(ending(ahead)).toBe('german by agreed')
    const tied = table('la-raye', 'marker german 5B scouted')
    unwrap(submit(tied.match, seat, AGREE))
    expect(ending(tied)).toBe('us by agreed')
  }
})
