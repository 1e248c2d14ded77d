/** The toy of the testkit as a game of its own: what CONTRIBUTING asks of one, and no more. */
import { type GameMind, levelFigures, random } from '@bivouac/ai'
import type { Board, Face, GameModule } from '@bivouac/kernel'
import { plainSense } from '@bivouac/testkit/plain-sense'
import { toy as rules } from '@bivouac/testkit/toy'
import * as v from 'valibot'

export const toy = rules as unknown as GameModule

export const toyFace: Face = {
  draw: (_, view) => JSON.stringify(view),
  prompt: (_, __, decision) => `What is your ${decision.kind}?`,
  label: (board, _, command) => toy.formatCommand(board, command),
  odds: () => undefined,
  piles: () => 'Two decks.',
  briefing: board => `Be first to reach the goal of ${board.name}.`,
  side: seat => toy.sides[seat],
  sentence: (_, fact) => fact.type,
  refusal: (_, why) => why.key,
  ending: (_, { winner }) => `${toy.sides[winner]} wins.`,
  primer: 'Bid high.',
}

export const toyBots = { random }

/** Knows nothing: every position is even, every command as good as another. */
export const toyMind: GameMind = {
  game: 'toy',
  features: { names: ['nothing'], reader: () => (_, __, out) => void out.fill(0) },
  judge: () => (_, out) => void out.fill(0.5, 0, 1),
  sense: (board, value) => ({ ...plainSense(toy)(board), value }),
  levels: levelFigures({ hasty: 1, veteran: 20, expert: 40 }),
  weights: undefined,
}

export const toyViews = v.looseObject({})

export const toyDrawing = (board: Board): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${board.name}</title></svg>`
