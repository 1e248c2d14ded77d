/** The layout of the state: one table names every field once. How it is read: state.ts and turn.ts; who writes it: doors.ts. */
import { layout, type Table } from '@bivouac/kernel'
import { CARD_END } from '../cards/cards.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { HEXES, OBJECTIVES_MAX, UNITS, ZONES } from '../vocabulary.ts'

export type GreatWarTable = Table<GreatWarBoard>

export const LAYOUT = layout({
  turn: [1, 'the turn, from 1'],
  active: [1, 'the side whose turn it is'],
  stale: [1, 'turns in a row without progress (G-2.5)'],
  progress: [1, '1 if this turn has seen progress (G-2.5)'],
  winner: [1, 'the winning side plus one; 0 while the game goes on'],
  ending: [1, 'how it ended, see ENDINGS; 0 while the game goes on'],
  hq: [2, "each side's HQ tokens (G-2.1)"],
  pool: [1, 'HQ tokens in the common pool'],
  aside: [1, 'HQ tokens lying with units ordered by Direct From HQ (G-12.5)'],
  medals: [2, 'the medals each side holds (G-2.4)'],
  kept: [2, 'those of them that cannot be lost again'],
  losses: [2, 'figures each side has lost so far'],
  held: [2 * OBJECTIVES_MAX, 'medals held for each objective by each side (G-11)'],
  piles: [2 * ZONES.length * 2, 'both decks of cards, zone by zone, as sets of cards of two cells'],
  deckSizes: [2, 'how many cards each deck has'],
  decks: [2 * CARD_END, "each deck's order, its last card in the last cell"],
  known: [4, "combat cards in each side's hand that everybody knows of, two cells each"],
  spied: [4, "combat cards in each side's hand that the enemy alone has seen, two cells each"],
  limits: [2, "each side's limit of combat cards (G-2.1, Mata Hari Spy)"],
  units: [UNITS, "each unit's hex plus one, figures and kind; 0 off the board"],
  hexes: [HEXES, 'on each hex: the unit plus one, the terrain, wire, crater token'],
  occupied: [4, 'the hexes with a unit'],
  onBoard: [1, 'the units on the board'],
  ordered: [1, 'the units ordered this turn (G-4.2)'],
  moved: [1, 'those that have moved'],
  entered: [1, 'those that came to their hex this turn, moving, retreating or taking ground (G-6.4)'],
  stopped: [1, 'those that may not move on or take ground (G-5.3, G-7.3)'],
  unfit: [1, 'those that may not battle this turn'],
  battled: [1, 'those that have battled once'],
  battledTwice: [1, 'those that have battled twice'],
  orderable: [1, 'the units that the command card may order at all'],
  caps: [7, 'orders: in left, centre, right; to infantry, to guns, to any; in all (G-4.2)'],
  sections: [1, 'the sections of the command card, for the artillery (G-10.1)'],
  command: [1, 'the title that the command card is played as, plus one'],
  lastCommand: [2, "each side's last command card as it was carried out, plus one (G-12.4)"],
  flags: [1, 'what the cards of this turn allow and forbid: bits, see TURN_FLAGS'],
  dice: [1, 'dice added to the battles of ordered units by the command card'],
  reach: [2, 'hexes that ordered infantry may move, and move and still battle'],
  withCard: [1, 'the combat card played with the command card, plus one'],
  aim: [1, 'what it is aimed at, plus one'],
  combatPlayed: [2, 'combat cards each side has played this turn (G-13.2)'],
  fetched: [1, 'the title fetched by Counter Intelligence, plus one'],
  prepared: [1, 'the combat card played for the next attack, plus one'],
  holding: [1, 'the unit of Hold at All Costs, plus one'],
  fury: [1, 'the unit of Battle Fury plus one, and above 8 bits its bonus attacks left'],
  raider: [1, 'the unit of Trench Raid, plus one'],
  raiderHome: [1, 'the hex it started from, plus one'],
  strikes: [1, 'command cards due for Strike First at the end of the turn (G-12.10)'],
  restless: [1, '1 if units have moved or gone since the objectives were looked at (G-11)'],
  standing: [2, "each side's standing order: 0 ask, 1 pass this turn, 2 and more stop at a unit"],
})

export const AT = LAYOUT.at
export type Field = keyof typeof AT

/** Bits of `flags`, with their names in positions and views. */
export const TURN_FLAGS = [
  'artillery', // one order may go to the reserve artillery (G-4.3)
  'artillery-besides', // the artillery may be ordered on top of the card's orders (G-4.3)
  'artillery-ordered',
  'artillery-anywhere', // its target may lie in any section (G-12.2)
  'artillery-twice', // G-12.2
  'no-hq', // no HQ tokens from combat (G-12.5)
  'pay-orders', // one HQ token an order (G-12.5)
  'no-move',
  'no-battle',
  'ranged-only', // G-12.9
  'rush', // G-12.8
  'recon', // draw two command cards, keep one (G-4.6)
  'reshuffle', // G-12.3
  'chain', // the first order decides the chain (G-12.11)
  'either-or', // the order of a unit excludes the artillery and the other way round (G-12.2)
  'lost-messenger',
  'gas',
  'box-barrage',
  'machine-gun-barrage',
  'mortar-barrage',
  'advance', // Advance Over The Top is still to be used
  'pigeons', // one order more in each section of the card
  'raid', // Trench Raid is still to be used
  'discarded', // a combat card was discarded for an HQ token this turn (G-4.6)
] as const
export type TurnFlag = (typeof TURN_FLAGS)[number]
export const flagBit = (name: TurnFlag): number => 1 << TURN_FLAGS.indexOf(name)
