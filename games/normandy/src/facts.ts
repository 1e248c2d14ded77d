/** The facts of the game: what happens on the table, in names and numbers, and who may know of it (N-9). */
import { SPECTATOR } from '@bivouac/kernel'
import { SIDES, type SideName, type ZoneName } from './vocabulary.ts'

export type NormandyFact =
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'turnStarted'; readonly side: SideName }
  /** A card goes from pile to pile. The enemy does not learn which one while it stays hidden. */
  | {
      readonly type: 'cardMoved'
      readonly side: SideName
      readonly card?: string
      readonly from: ZoneName
      readonly to: ZoneName
    }
  | { readonly type: 'deckShuffled'; readonly side: SideName; readonly count: number }
  | { readonly type: 'bidMade'; readonly side: SideName; readonly card?: string }
  | {
      readonly type: 'bidsRevealed'
      readonly us: string | undefined
      readonly german: string | undefined
      readonly numbers: readonly [number, number]
      readonly initiative: SideName
    }
  | {
      readonly type: 'cardPlayed'
      readonly side: SideName
      readonly card: string
      readonly use: string
      readonly value: number
    }
  | { readonly type: 'counterEntered'; readonly unit: string; readonly tile: string }
  | { readonly type: 'counterMoved'; readonly unit: string; readonly from: string; readonly to: string }
  | { readonly type: 'counterRemoved'; readonly unit: string; readonly tile: string }
  | { readonly type: 'counterTurned'; readonly unit: string; readonly suppressed: boolean }
  | { readonly type: 'markerPlaced'; readonly side: SideName; readonly tile: string }
  | {
      readonly type: 'markerTurned'
      readonly side: SideName
      readonly tile: string
      readonly controlled: boolean
    }
  | { readonly type: 'objectiveRaised'; readonly tile: string; readonly value: number }
  | { readonly type: 'targetPlaced'; readonly side: SideName; readonly tile: string }
  | { readonly type: 'targetRemoved'; readonly side: SideName }
  | {
      readonly type: 'diceRolled'
      readonly by: string
      readonly at: string
      readonly use: string
      readonly faces: readonly number[]
      readonly parts: readonly { readonly clause: string; readonly amount: number }[]
      readonly total: number
      readonly hit: boolean
    }
  /** A man is lost. Who he was, and from which pile, is public (N-7.7). */
  | {
      readonly type: 'casualty'
      readonly side: SideName
      readonly unit: string
      readonly card: string
      readonly name: string
      readonly from: ZoneName
    }
  | { readonly type: 'gameEnded'; readonly winner: SideName; readonly ending: string }

const HIDDEN_FROM_ENEMY: readonly ZoneName[] = ['deck', 'hand', 'removed']

/** N-9.1 The fact as a seat may know it. */
export function seenBy(fact: NormandyFact, seat: number): NormandyFact {
  const own = seat !== SPECTATOR && 'side' in fact && fact.side === SIDES[seat]
  if (fact.type === 'bidMade' && !own) return { type: 'bidMade', side: fact.side }
  if (fact.type === 'cardMoved') {
    const hidden = HIDDEN_FROM_ENEMY.includes(fact.from) && HIDDEN_FROM_ENEMY.includes(fact.to)
    // Recon shows the enemy that a Fog of War card went, and that is all a Fog of War card has to tell.
    const shown = fact.to === 'removed'
    if (!own && hidden && !shown) return { type: 'cardMoved', side: fact.side, from: fact.from, to: fact.to }
  }
  return fact
}
