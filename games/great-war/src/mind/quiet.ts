/** At which decisions a position may be judged as it stands, as sets of frames; several, so that they can be compared. */
import * as f from '../state/frames.ts'

const setOf = (...kinds: readonly number[]): number => kinds.reduce((set, kind) => set | (1 << kind), 0)

/**
 * Between turns nothing is begun: no unit is ordered that has not moved or battled yet, so that one measure fits all
 * positions. `betweenTurns` counts the small choices after the battles as the turn's end, which spares a search two or
 * three commands; `cardLaid` also takes a card on the table with nobody ordered; `steady` takes everything but an
 * attack, a retreat or a barrage under way, which is quickest and roughest.
 */
export const QUIET = {
  newTurn: setOf(f.PLAY_CARD),
  betweenTurns: setOf(f.PLAY_CARD, f.KEEP, f.END_TURN),
  cardLaid: setOf(f.PLAY_CARD, f.KEEP, f.END_TURN, f.WITH_CARD, f.ORDER),
  steady: setOf(f.PLAY_CARD, f.KEEP, f.END_TURN, f.WITH_CARD, f.ORDER, f.MOVE, f.SHELL, f.BATTLE),
} as const
