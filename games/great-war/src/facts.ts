/** The facts of the game: what happens on the table, in names and numbers, and who may know of it (G-14). */
import { type Part, SPECTATOR } from '@bivouac/kernel'
import { type DeckName, type DieFace, SIDES, type SideName, type ZoneName } from './vocabulary.ts'

export type GreatWarFact =
  | { readonly type: 'turnStarted'; readonly turn: number; readonly side: SideName }
  /** A card goes from pile to pile. Who may not see it learns only that one went. */
  | {
      readonly type: 'cardMoved'
      readonly deck: DeckName
      readonly by: SideName
      readonly card?: string
      readonly from: ZoneName
      readonly to: ZoneName
    }
  | { readonly type: 'deckShuffled'; readonly deck: DeckName; readonly count: number }
  | {
      readonly type: 'cardPlayed'
      readonly deck: DeckName
      readonly side: SideName
      readonly title: string
      readonly cost: number
      readonly at?: string
    }
  | { readonly type: 'windowPassed'; readonly side: SideName }
  | { readonly type: 'unitPlaced'; readonly unit: string; readonly kind: string; readonly hex: string }
  | { readonly type: 'unitOrdered'; readonly unit: string; readonly hex: string }
  | { readonly type: 'artilleryOrdered'; readonly side: SideName }
  | {
      readonly type: 'unitMoved'
      readonly unit: string
      readonly from: string
      readonly to: string
      readonly how: string
    }
  | { readonly type: 'unitLeft'; readonly unit: string; readonly hex: string }
  | {
      readonly type: 'figuresLost'
      readonly unit: string
      readonly hex: string
      readonly count: number
      readonly clause: string
    }
  | { readonly type: 'figuresGained'; readonly unit: string; readonly hex: string; readonly count: number }
  | { readonly type: 'unitDestroyed'; readonly unit: string; readonly hex: string }
  | { readonly type: 'unitRemoved'; readonly unit: string; readonly hex: string }
  | { readonly type: 'flagIgnored'; readonly unit: string; readonly hex: string }
  | { readonly type: 'wireRemoved'; readonly hex: string }
  /** What the hex is now; a crater token leaves forest, hill and trench what they are. */
  | { readonly type: 'groundCratered'; readonly hex: string; readonly terrain: string }
  | {
      readonly type: 'attackDeclared'
      readonly by: string
      readonly from: string
      readonly hex: string
      readonly close: boolean
      /** The other guns of a cross fire (G-6.8). */
      readonly joined?: readonly { readonly by: string; readonly from: string }[]
    }
  | {
      readonly type: 'diceRolled'
      readonly by: string
      readonly at: string
      readonly use: string
      readonly faces: readonly DieFace[]
      /** Which of the faces hit, by their places; those that terrain ignores do not. */
      readonly hits: readonly number[]
      readonly parts: readonly Part[]
    }
  | {
      readonly type: 'targetingRolled'
      readonly side: SideName
      readonly hex: string
      readonly numbers: readonly number[]
    }
  /** Dice that did nothing; `barrage` if no shell fell where there was anything to hit. */
  | { readonly type: 'missed'; readonly hex: string; readonly use: 'battle' | 'shell' | 'barrage' }
  | { readonly type: 'hqMoved'; readonly side: SideName; readonly count: number; readonly clause: string }
  | {
      readonly type: 'medalsChanged'
      readonly side: SideName
      readonly count: number
      readonly for: string
      readonly total: number
    }
  | { readonly type: 'gameEnded'; readonly winner: SideName; readonly ending: string }

const HIDDEN: readonly ZoneName[] = ['deck', 'british-hand', 'german-hand', 'drawn']

/** G-14.1 The fact as a seat may know it. */
export function seenBy(fact: GreatWarFact, seat: number): GreatWarFact {
  if (fact.type !== 'cardMoved') return fact
  if (!HIDDEN.includes(fact.from) || !HIDDEN.includes(fact.to)) return fact
  // Who draws sees the card; so does the owner of a hand that a card leaves or comes to.
  const sees =
    seat !== SPECTATOR &&
    (fact.by === SIDES[seat] || fact.from === `${SIDES[seat]}-hand` || fact.to === `${SIDES[seat]}-hand`)
  if (sees) return fact
  const { card: _, ...rest } = fact
  return rest
}
