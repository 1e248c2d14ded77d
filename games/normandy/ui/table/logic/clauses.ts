/** The clause behind a line of the log. */
import type { NormandyFact } from '../../../src/facts.ts'

/** By how a card was played. */
const OF_USE: Readonly<Record<string, string>> = {
  move: 'N-5.1',
  guide: 'N-5.2',
  scout: 'N-5.3',
  stalk: 'N-5.4',
  bolster: 'N-6.1',
  command: 'N-6.2',
  conceal: 'N-6.3',
  control: 'N-6.4',
  inspire: 'N-6.5',
  recon: 'N-6.6',
  target: 'N-6.7',
  attack: 'N-7.1',
  suppress: 'N-7.1',
  blast: 'N-7.1',
  'hunker-down': 'N-3.7',
  ready: 'N-3.9',
}

/** A chapter where the fact does not tell which of its clauses. */
const OF_FACT: Readonly<Partial<Record<NormandyFact['type'], string>>> = {
  roundStarted: 'N-3.1',
  turnStarted: 'N-3.5',
  deckShuffled: 'N-3.3',
  bidMade: 'N-3.4',
  bidsRevealed: 'N-3.4',
  counterEntered: 'N-3.10',
  counterMoved: 'N-5',
  counterRemoved: 'N-7.5',
  markerPlaced: 'N-5.3',
  markerTurned: 'N-6.4',
  objectiveRaised: 'N-10.1',
  targetPlaced: 'N-6.7',
  targetRemoved: 'N-5.5',
  diceRolled: 'N-7.4',
  casualty: 'N-7.5',
  gameEnded: 'N-8',
}

export function clauseOf(fact: NormandyFact): string | undefined {
  if (fact.type === 'cardPlayed') return OF_USE[fact.use]
  if (fact.type === 'counterTurned') return fact.suppressed ? 'N-7.6' : 'N-3.9'
  return OF_FACT[fact.type]
}
