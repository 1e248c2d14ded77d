/** N-8.5, N-8.6 Beyond hope. */
import { expect, test } from 'vitest'
import { KIND, type Kind } from '../../src/cards/cards.ts'
import { CONTROL, SCOUT } from '../../src/vocabulary.ts'
import { changed, ending, pile, place, type Seated, table } from '../table.ts'

/** La Raye, where both must capture five points; the Germans hold three. The US plays a card that changes nothing. */
const usPlays = (lines: string, module?: Parameters<typeof table>[2]): Seated =>
  table('la-raye', `us hand squad-leader-a\n${lines}`, module).play('us', 'squad-leader-a hunker-down')

const LOST = 'german by beyond-hope'
const GOES_ON = 'nobody yet'

/** The last US Riflemen card goes, with both counters still standing. */
const lastRiflemanShot = (lines: string): Seated => {
  const t = table(
    'la-raye',
    `active german
    initiative german
    german hand rifleman-a*2
    us removed rifleman-a*5 rifleman-b*4
    us discard rifleman-b
    ${lines}`,
  )
  return t.play('german', 'rifleman-a attack').dice(0).play('german', 'at us-riflemen-b')
}

test('[N-8.5] a side that can no longer reach its number counts as pinned: the enemy with more points wins at once', () => {
  const t = lastRiflemanShot('')
  expect(pile(t, 'us', 'removed')).toMatch(/rifleman-b\.5/)
  expect(place(t, 'us-riflemen-b')).toBe('17B')
  expect(ending(t)).toBe(LOST)
})

test('[N-8.5] without more points, play goes on until the enemy has them', () => {
  const t = lastRiflemanShot('marker german 5B scouted')
  expect(ending(t)).toBe(GOES_ON)
  t.play('german', 'rifleman-a control')
  expect(ending(t)).toBe(LOST)
})

test('[N-8.5, N-8.4] or until the enemy is pinned too', () => {
  const t = table(
    'la-raye',
    `marker german 5B scouted
    initiative german
    active us
    us removed rifleman-a*5 rifleman-b*5
    unit german-riflemen-b off
    german supply rifleman-a*5
    us hand scout-a scout-b`,
  ).play('us', 'scout-b hunker-down')
  expect(ending(t)).toBe(GOES_ON)
  t.play('us', 'scout-a attack').dice(0).play('us', 'at german-riflemen-a')
  expect(ending(t)).toBe('german by both-pinned')
})

test('[N-8.5, N-8.4] a side whose Riflemen are off the board, against one beyond hope: both count as pinned', () => {
  const t = table(
    'la-raye',
    `marker german 5B scouted
    initiative german
    active german
    us removed rifleman-a*5 rifleman-b*5
    unit german-riflemen-a off
    unit german-riflemen-b off
    german hand scout-a scout-b`,
  ).play('german', 'scout-a hunker-down')
  expect(ending(t)).toBe('german by both-pinned')
})

test('[N-8.5, N-8.4] both beyond hope: decided by points, then by the marker', () => {
  const lines = 'us removed rifleman-a*5 rifleman-b*5\ngerman removed rifleman-a*5 rifleman-b*5'
  expect(ending(usPlays(lines))).toBe('german by both-pinned')
  expect(ending(usPlays(`${lines}\nmarker german 5B scouted`))).toBe('us by both-pinned')
})

/** Montmartin: the US must capture, the Germans must pin. */
const pinners = (lines: string): Seated =>
  table('montmartin-en-graignes', `us hand scout-a\n${lines}`).play('us', 'scout-a hunker-down')

test('[N-8.5] an enemy whose task is to pin wins at once, whatever the points', () => {
  expect(ending(pinners('us removed rifleman-a*5 rifleman-b*5'))).toBe(LOST)
  expect(ending(pinners('us removed rifleman-a*5 rifleman-b*4'))).toBe(GOES_ON)
})

test('[N-8.5, N-8.4] even if that enemy is pinned itself', () => {
  const hopeless = 'us removed rifleman-a*5 rifleman-b*5\nunit german-riflemen-a off'
  expect(ending(pinners(hopeless))).toBe(LOST)
  const active = table('montmartin-en-graignes', `active german\ngerman hand scout-a\n${hopeless}`)
  expect(ending(active.play('german', 'scout-a hunker-down'))).toBe(LOST)
})

test('[N-8.5] a side whose task is to pin is never beyond hope', () => {
  expect(ending(pinners('german removed rifleman-a*5 scout-a*3'))).toBe(GOES_ON)
})

/** All US Riflemen cards in supply. */
const IN_SUPPLY = 'us supply rifleman-a*5 rifleman-b*5'

test.each([
  ['no Bolster card is left outside', 'us supply platoon-sergeant squad-leader-b', LOST],
  ['the Sergeant is in the deck', 'us deck platoon-sergeant\nus supply squad-leader-b', GOES_ON],
  [
    'a Squad Leader of one is in the discard pile',
    'us supply platoon-sergeant\nus discard squad-leader-b',
    GOES_ON,
  ],
  ['the Sergeant is in the play area', 'us supply squad-leader-b\nus play platoon-sergeant', GOES_ON],
])('[N-8.6] Riflemen cards only in supply: %s', (_, lines, wanted) => {
  expect(ending(usPlays(`${IN_SUPPLY}\n${lines}`))).toBe(wanted)
})

test('[N-8.6] a Squad Leader brings his own squad only', () => {
  const onlyA = 'us supply rifleman-a*5 platoon-sergeant squad-leader-b\nus removed rifleman-b*5'
  const t = table('la-raye', `us hand scout-a squad-leader-a\n${onlyA}`)
  expect(ending(t.play('us', 'scout-a hunker-down'))).toBe(GOES_ON)
  expect(ending(t.play('us', 'squad-leader-a hunker-down'))).toBe(LOST)
  const onlyB = table(
    'la-raye',
    'us hand scout-a\nus supply rifleman-b*5 platoon-sergeant squad-leader-b\nus removed rifleman-a*5',
  )
  expect(ending(onlyB.play('us', 'scout-a hunker-down'))).toBe(LOST)
})

test('[N-8.6] a hunker down of the last Riflemen card within reach can lose the game', () => {
  const t = table(
    'la-raye',
    `us hand rifleman-a
    us supply rifleman-a*4 rifleman-b*5 platoon-sergeant squad-leader-a squad-leader-b`,
  ).play('us', 'rifleman-a hunker-down')
  expect(ending(t)).toBe(LOST)
})

test.each([
  ['hand', 'us hand rifleman-a'],
  ['deck', 'us deck rifleman-a'],
  ['discard pile', 'us discard rifleman-a'],
  ['play area', 'us play rifleman-a'],
])('[N-8.6] one Riflemen card in the %s is enough', (_, lines) => {
  const rest = 'us supply rifleman-a*4 rifleman-b*5 platoon-sergeant squad-leader-b'
  expect(ending(usPlays(`${rest}\n${lines}`))).toBe(GOES_ON)
})

/** No Scout card is left: Riflemen can go only where markers lie. */
const NO_SCOUTS = 'us removed scout-a*3 scout-b*3'

test('[N-8.6] without a Scout card only tiles joined by own markers count', () => {
  // 2B and 17B: one point.
  expect(ending(usPlays(NO_SCOUTS))).toBe(LOST)
  // 2B, 16B, 13B and 7A, five points, all joined to 17B.
  const joined = 'marker us 16B scouted\nmarker us 13B scouted\nmarker us 7A scouted'
  expect(ending(usPlays(`${NO_SCOUTS}\n${joined}`))).toBe(GOES_ON)
  // 5B is worth three, but 12B between has no marker.
  const apart = 'marker us 5B scouted\nmarker us 7A scouted\nmarker us 16B scouted'
  expect(ending(usPlays(`${NO_SCOUTS}\n${apart}`))).toBe(LOST)
  expect(ending(usPlays(`${NO_SCOUTS}\n${apart}\nmarker us 12B scouted`))).toBe(GOES_ON)
})

test("[N-8.6] joined to the unit's tile or to its spawn tile", () => {
  // 2B and 7A lie next to the spawn tile 17B, 5B next to 8A, where the Riflemen A stand: five points.
  const apart = 'marker us 7A scouted\nmarker us 5B scouted\nunit us-riflemen-b off'
  expect(ending(usPlays(`${NO_SCOUTS}\n${apart}\nunit us-riflemen-a 8A`))).toBe(GOES_ON)
  expect(ending(usPlays(`${NO_SCOUTS}\n${apart}`))).toBe(LOST)
  const noCardsOfA = 'us supply rifleman-a*5 platoon-sergeant'
  expect(ending(usPlays(`${NO_SCOUTS}\n${apart}\nunit us-riflemen-a 8A\n${noCardsOfA}`))).toBe(LOST)
})

test('[N-8.6] the tile a unit stands on counts only with an own marker there', () => {
  // 2B, 7A and 16B are three points; the Riflemen A stand on 13B, worth two.
  const lines = `${NO_SCOUTS}\nmarker us 7A scouted\nmarker us 16B scouted\nunit us-riflemen-a 13B`
  expect(ending(usPlays(lines))).toBe(LOST)
  expect(ending(usPlays(`${lines}\nmarker us 13B scouted`))).toBe(GOES_ON)
})

test('[N-8.6] points held count, even where nobody can go any more', () => {
  // 2B, 7A and 13B are four points; 6A, worth two, is joined to none of them.
  const lines = `${NO_SCOUTS}\nmarker us 7A scouted\nmarker us 13B scouted`
  expect(ending(usPlays(`${lines}\nmarker us 6A scouted`))).toBe(LOST)
  expect(ending(usPlays(`${lines}\nmarker us 6A controlled`))).toBe(GOES_ON)
})

test.each([
  ['in the discard pile', 'us discard scout-b', GOES_ON],
  ['in the play area', 'us play scout-b', GOES_ON],
  ['in supply, with a Sergeant outside', 'us supply scout-b', GOES_ON],
  ['in supply, with nobody outside', 'us supply scout-b platoon-sergeant squad-leader-b', LOST],
])('[N-8.6] a Scout card within reach opens all tiles: %s', (_, lines, wanted) => {
  expect(ending(usPlays(`us removed scout-a*3 scout-b*2\n${lines}`))).toBe(wanted)
})

test('[N-8.6] a unit counts only if it is on the board or has a spawn marker', () => {
  const onlyB = changed('la-raye', file => {
    file.US.spawns = { '17B': ['B'] }
  })
  const noB = 'us removed rifleman-b*5'
  expect(ending(usPlays(`${noB}\nunit us-riflemen-a off`, onlyB))).toBe(LOST)
  expect(ending(usPlays(noB, onlyB))).toBe(GOES_ON)
  expect(ending(usPlays(`${noB}\nunit us-riflemen-a off`))).toBe(GOES_ON)
})

test('[N-8.6] one card of a unit on the board is enough, whichever copy it is', () => {
  const onlyB = changed('la-raye', file => {
    file.US.spawns = { '17B': ['B'] }
  })
  for (const last of [1, 2, 3, 4, 5]) {
    const others = [1, 2, 3, 4, 5].filter(copy => copy !== last).map(copy => `rifleman-a.${copy}`)
    const lines = `us removed rifleman-b*5 ${others.join(' ')}`
    expect(ending(usPlays(lines, onlyB))).toBe(GOES_ON)
  }
})

test('[N-8.6] German Riflemen without a spawn marker count only on the board', () => {
  const onlyB = changed('la-raye', file => {
    file.GER.spawns = { '5B': ['B'] }
  })
  const noB = 'german removed rifleman-b*5\nmarker german 5B scouted\nmarker us 2B controlled'
  expect(ending(usPlays(`${noB}\nunit german-riflemen-a off`, onlyB))).toBe('us by beyond-hope')
  expect(ending(usPlays(noB, onlyB))).toBe(GOES_ON)
})

test('[N-8.6] the Scout card that opens all tiles counts only if its unit is on the board or has a spawn marker', () => {
  const onlyB = changed('la-raye', file => {
    file.US.spawns = { '17B': ['B'] }
  })
  const noB = 'us removed scout-b*3'
  expect(ending(usPlays(`${noB}\nunit us-scouts-a off`, onlyB))).toBe(LOST)
  expect(ending(usPlays(noB, onlyB))).toBe(GOES_ON)
})

/** Montmartin, all cards in supply but those named, and no Fog of War that a single card could be bid behind. */
const lastCards = (hand: string, lines = ''): Seated =>
  table('montmartin-en-graignes', `us removed fog-of-war*10\nus supply *\nus hand ${hand}\n${lines}`)

test('[N-8.6] a side with a single card outside its supply must bid it every round: it reaches nothing more', () => {
  expect(ending(lastCards('rifleman-a platoon-sergeant').play('us', 'rifleman-a hunker-down'))).toBe(LOST)
})

test('[N-8.6] with a second card it can play one of them', () => {
  const three = lastCards('rifleman-a*2 platoon-sergeant').play('us', 'rifleman-a hunker-down')
  expect(ending(three)).toBe(GOES_ON)
  for (const zone of ['deck', 'discard', 'play'])
    expect(
      ending(
        lastCards('rifleman-a platoon-sergeant', `us ${zone} scout-a`).play('us', 'rifleman-a hunker-down'),
      ),
    ).toBe(GOES_ON)
})

test('[N-8.6] nor is it lost while a Fog of War card in its supply could be given to it', () => {
  const t = table(
    'montmartin-en-graignes',
    'us removed fog-of-war*9\nus supply *\nus hand rifleman-a platoon-sergeant',
  )
  expect(ending(t.play('us', 'rifleman-a hunker-down'))).toBe(GOES_ON)
})

test('[N-8.6] the single card counts while it can still Control, this turn, the tile where its unit stands', () => {
  const onObjective = 'unit us-riflemen-a 6B\nmarker us 6B scouted'
  const t = lastCards('rifleman-a platoon-sergeant', onObjective)
  expect(ending(t.play('us', 'platoon-sergeant hunker-down'))).toBe(GOES_ON)
  expect(ending(t.play('us', 'rifleman-a control'))).toBe('us by points')
  const elsewhere = lastCards('rifleman-a platoon-sergeant')
  expect(ending(elsewhere.play('us', 'platoon-sergeant hunker-down'))).toBe(LOST)
  const suppressed = lastCards('rifleman-a platoon-sergeant', onObjective.replace('6B\n', '6B suppressed\n'))
  expect(ending(suppressed.play('us', 'platoon-sergeant hunker-down'))).toBe(LOST)
  const played = lastCards('rifleman-a platoon-sergeant', onObjective)
  played.play('us', 'rifleman-a attack').dice(1).play('us', 'at german-riflemen-a')
  expect(ending(played.play('us', 'platoon-sergeant hunker-down'))).toBe(LOST)
})

test('[N-8.6] and what the single card might fetch, or Control elsewhere, counts no more', () => {
  const marked = 'marker us 6B scouted'
  expect(
    ending(lastCards('rifleman-a platoon-sergeant', marked).play('us', 'platoon-sergeant hunker-down')),
  ).toBe(LOST)
})

/** Desperate Withdrawal: the US must capture the one point there is, on 1A far from its counters; the Germans must pin. */
const withdrawal = (lines: string): string =>
  ending(
    table('desperate-withdrawal', `active us\nus hand platoon-guide\n${lines}`).play(
      'us',
      'platoon-guide hunker-down',
    ),
  )

test('[N-8.6] without a Scout card, Riflemen reach a marked tile far away only if they stand there', () => {
  const marked = `${NO_SCOUTS}\nmarker us 1A scouted`
  expect(withdrawal(marked)).toBe(LOST)
  expect(withdrawal(`${marked}\nunit us-riflemen-a 1A`)).toBe(GOES_ON)
  expect(withdrawal(`${marked}\nunit us-riflemen-a off`)).toBe(LOST)
})

test('[N-8.6] the last tile of the map is reached like any other', () => {
  const last = `active us\nus hand platoon-guide\n${NO_SCOUTS}\nmarker us 16A scouted`
  const after = (lines: string): string =>
    ending(table('reinforcements', `${last}\n${lines}`).play('us', 'platoon-guide hunker-down'))
  expect(after('unit us-riflemen-a 16A')).toBe(GOES_ON)
  expect(after('')).toBe(LOST)
})

test('[N-8.6] a side without Riflemen cards within reach reaches nothing, not even what it has marked', () => {
  expect(withdrawal('us removed rifleman-a*5 rifleman-b*5\nmarker us 1A scouted')).toBe(LOST)
})

test('[N-8.6] with Riflemen and Scout cards that a Bolster card could bring, every tile is open', () => {
  const inSupply = 'us supply rifleman-a*5 rifleman-b*5 scout-a*3 scout-b*3'
  expect(withdrawal(inSupply)).toBe(GOES_ON)
  expect(withdrawal(`${inSupply} platoon-sergeant squad-leader-a squad-leader-b`)).toBe(LOST)
})

test('[N-8.6] a single card that cannot Control reaches nothing', () => {
  const t = table(
    'desperate-withdrawal',
    'active us\nus removed fog-of-war*10\nus supply *\nus hand scout-a platoon-guide',
  )
  expect(ending(t.play('us', 'platoon-guide hunker-down'))).toBe(LOST)
})

test('[N-8.5] a side whose task is to pin is never beyond hope, whatever the enemy holds', () => {
  // The US needs both points of Crossing the Vire and holds one, more than the Germans, who need none.
  const t = table('crossing-the-vire', 'active us\nus hand scout-a\nmarker us 18A controlled')
  expect(ending(t.play('us', 'scout-a hunker-down'))).toBe(GOES_ON)
})

test('[N-8.6] no card both Controls and Scouts: who has one of each has two, and need not bid his last', () => {
  const has = (one: Kind, action: number): boolean => one.actions.some(printed => printed.action === action)
  expect(KIND.filter(one => has(one, CONTROL) && has(one, SCOUT))).toEqual([])
  // Hope looks for them in the first cell of a set of cards only.
  expect(KIND.filter(one => one.cell !== 0 && (has(one, CONTROL) || has(one, SCOUT)))).toEqual([])
})
