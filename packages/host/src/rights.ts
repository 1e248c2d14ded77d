/** What somebody who asks may do at a table: the host asks this, never who sits behind a line. */
import { type Seat, SPECTATOR } from '@bivouac/kernel'
import type { GamePlan } from '@bivouac/protocol'
import { refuse } from './host-error.ts'

/** As much of a game as decides who may do what. */
export interface Seating {
  readonly plan: GamePlan
  readonly isOver: boolean
}

export interface Rights {
  /** May choose for the seat. */
  mayPlay(game: Seating, seat: Seat): boolean
  /** May look through the seat's eyes; `SPECTATOR` for those of somebody who only watches. */
  mayLook(game: Seating, seat: Seat): boolean
  /** May have the whole game before it is over, with all hands and the order of all piles: as a file, as a branch. */
  mayHold(game: Seating): boolean
  /** May look at what cannot be read, and remove it: nobody can say whose secrets are in it. */
  readonly mayMend: boolean
}

const isPerson = ({ plan }: Seating, seat: Seat): boolean => plan.seats[seat]?.who === 'person'

/** Whoever sits at the device that keeps the games: all people of a plan sit there, and nothing can be kept from them. */
export const ownDevice: Rights = {
  mayPlay: isPerson,
  /** A bot's cards stay hidden while a person plays against it. */
  mayLook(game, seat) {
    if (seat === SPECTATOR || isPerson(game, seat)) return true
    if (seat !== 0 && seat !== 1) return false
    return game.isOver || !game.plan.seats.some(sitter => sitter.who === 'person')
  },
  mayHold: () => true,
  mayMend: true,
}

/** Whose eyes look at a game, and whether they may choose there. */
export interface Viewer {
  readonly seat: Seat
  readonly plays: boolean
}

export function viewerAt(rights: Rights, game: Seating, seat: Seat): Viewer {
  if (!rights.mayLook(game, seat)) refuse('not-your-seat', 'Nobody at this screen plays that side.')
  return { seat, plays: rights.mayPlay(game, seat) }
}

export function playerAt(rights: Rights, game: Seating, seat: Seat): Viewer {
  if (!rights.mayPlay(game, seat)) refuse('not-your-seat', 'Nobody at this screen plays that side.')
  return { seat, plays: true }
}

export function holderOf(rights: Rights, game: Seating): void {
  if (!game.isOver && !rights.mayHold(game))
    refuse(
      'still-played',
      'The game can be taken out as a whole when it is over: until then it holds secrets.',
    )
}

export function menderBy(rights: Rights): void {
  if (!rights.mayMend) refuse('damaged-game', 'What is kept of this game is damaged and cannot be read.')
}
