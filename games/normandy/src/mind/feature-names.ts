/** What a learned value looks at, as data: each number by name, with what it means, in the order it is written. */

type Meaning = readonly [name: string, meaning: string]

/** Points and the way to them. */
const TASK: readonly Meaning[] = [
  ['points', 'points held'],
  ['missing', 'points still needed; 0 for a side that is to pin'],
  ['pins', '1 if the task is to pin'],
  ['race', 'cards still to be played to capture enough'],
  ['closeness', 'the same, fading: 1 at the goal'],
  ['last-cards', 'the same, fading fast: only the last few cards count'],
  ['promise', 'points of objectives not held, each fading with the cards it costs'],
  ['grab', 'points that the hand can take now'],
  ['grab-wins', '1 if those points are enough'],
  ['poised', 'points of objectives that Riflemen stand on or next to and could control with a card drawn'],
  ['held', 'points of own objectives with an own counter on them'],
  ['bare', 'points of own objectives without one, more the nearer enemy Riflemen are'],
  ['blocked', 'points of objectives not held that enemy counters stand on'],
  ['unscouted', 'points of objectives without an own marker'],
  ['ground', 'tiles with an own marker'],
]

/** Men: cards in circulation and counters on the board. */
const MEN: readonly Meaning[] = [
  ['riflemen', 'Riflemen cards'],
  ['riflemen-worth', 'the same, the first of each squad worth most'],
  ['riflemen-counters', 'Riflemen counters'],
  ['largest-squad', 'lives of the Riflemen that have most of them'],
  ['pin-danger', 'how near the side is to being pinned, where that is the task of the enemy'],
  ['hope-danger', 'how near it is to being beyond hope, where it is to capture'],
  ['scouts', 'Scout cards'],
  ['scout-counters', 'Scout counters'],
  ['sniper', 'Sniper cards, if they can act'],
  ['gunners', 'Machine Gunner cards'],
  ['gunner-counters', 'Machine Gunner counters'],
  ['mortar', 'Mortar cards, if they can act'],
  ['target-set', '1 if the target marker lies'],
  ['troops-worth', 'all cards but Riflemen, the first of each unit worth most'],
  ['suppressed-riflemen', 'suppressed Riflemen counters that have cards'],
  ['suppressed-gunners', 'suppressed Machine Gunner counters that have cards'],
  ['suppressed-others', 'other suppressed counters that have cards'],
]

/** Deck and hand. */
const DECK_AND_HAND: readonly Meaning[] = [
  ['sergeant', 'Platoon Sergeant in circulation'],
  ['guide', 'Platoon Guide in circulation'],
  ['squad-leaders', 'Squad Leaders in circulation'],
  ['fog', 'Fog of War cards in circulation'],
  ['fog-share', 'their share'],
  ['circulation', 'all cards in circulation'],
  ['reserve', 'Riflemen cards in supply that can be brought'],
  ['hand', 'cards in hand but Fog of War'],
  ['hand-fog', 'Fog of War cards in hand'],
  ['hand-riflemen', 'Riflemen cards in hand that are ready to act'],
  ['hand-scouts', 'Scout cards in hand that are ready to act'],
  ['hand-leaders', 'command cards in hand'],
  ['draw-riflemen', 'Riflemen cards to be expected in the next hand'],
  ['draw-fog', 'Fog of War cards to be expected in the next hand'],
]

/** Fire. */
const FIRE: readonly Meaning[] = [
  ['fire', 'what all weapons can be expected to cost the enemy in a round'],
  ['fire-riflemen', 'hits on Riflemen to be expected in a round'],
  ['hand-fire', 'what the cards in hand can be expected to cost'],
  ['hand-fire-riflemen', 'hits on Riflemen to be expected of them'],
  [
    'pin-threat',
    'hits on Riflemen a round and by hand, by the lives the enemy has left, where it can be pinned',
  ],
  ['hope-threat', 'the same by the Riflemen cards it has left, where it is to capture'],
  ['blast', 'what a Blast now would gain'],
  ['cover', 'cover of own Riflemen'],
]

/** The round. */
const ROUND: readonly Meaning[] = [
  ['turn', '1 in its turn'],
  ['turn-to-come', '1 if its turn comes after the one now'],
  ['initiative', '1 with the initiative marker'],
  ['strike', 'closeness by the share of a full hand left to play'],
]

/** Not of one side. */
const COMMON: readonly Meaning[] = [
  ['bidding', '1 while initiative cards are chosen'],
  ['german', '1 if the seat is German'],
  ['round', 'the round'],
  ['stale', 'rounds without progress'],
  ['radio', "value of the radio's tile"],
]

const EACH_SIDE = [...TASK, ...MEN, ...DECK_AND_HAND, ...FIRE, ...ROUND]

/** The own block, the enemy's block, then what is of no side. */
export const NORMANDY_FEATURES: readonly Meaning[] = [
  ...EACH_SIDE.map(([name, meaning]): Meaning => [`own ${name}`, meaning]),
  ...EACH_SIDE.map(([name, meaning]): Meaning => [`enemy ${name}`, meaning]),
  ...COMMON,
]
