/** The levels of a game at work side by side, with less time than at the table: what they think about is the same. */
import {
  type Bot,
  type GameMind,
  judgedSense,
  learnedSense,
  levelBots,
  type SenseMaker,
  searchBot,
} from '@bivouac/ai'
import { type Board, type Fact, type GameModule, unwrap } from '@bivouac/kernel'
import { checkHonesty } from './honesty.ts'

export interface MixedBots<B extends Board, V> {
  readonly boards: readonly B[]
  readonly mind: GameMind<B>
  readonly planner: () => Bot<B, V>
}

/** The bot for the first or second state of the pair of this number, as `checkHonesty` asks for them. */
export function mixedBots<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  { boards, mind, planner }: MixedBots<B, V>,
): (pair: number, state: 0 | 1) => Bot<B, V> {
  const learned = madeOnce(boards, learnedSense(mind))
  const judged = madeOnce(boards, judgedSense(mind))
  const levels = levelBots(module, { learned, judged, planner, figures: mind.levels })
  const hurried = (name: string, sense: SenseMaker<B>, iterations: number, plans: number) => () =>
    searchBot(module, sense, { ...mind.levels.expert, name, nodes: 200, budget: { iterations, plans } })
  const quick = hurried('quick expert', learned, 4, 0)
  // Of ten one plans its turn, which takes longer.
  const makers = [
    hurried('planning expert', learned, 8, 1),
    hurried('quick veteran', judged, 4, 0),
    levels.regular,
    levels.recruit,
    ...Array.from({ length: 6 }, () => quick),
  ]
  const bots = [makers.map(make => make()), makers.map(make => make())]
  return (pair, state) => bots[state][pair % makers.length]
}

/** A sense holds nothing but tables worked out from its map: one for each map will do. */
function madeOnce<B extends Board>(boards: readonly B[], make: SenseMaker<B>): SenseMaker<B> {
  const senses = new Map(boards.map(board => [board, make(board)]))
  return board => senses.get(board) ?? make(board)
}

/** What is wrong with the honesty of a game's levels in so many pairs of states; nothing if they are honest. */
export async function dishonesty<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  levels: Pick<MixedBots<B, V>, 'mind' | 'planner'>,
  pairs: number,
): Promise<readonly string[]> {
  const boards = module.scenarios.map(({ data }) => unwrap(module.board(data)))
  const bot = mixedBots(module, { boards, ...levels })
  const found = await checkHonesty(module, { boards, pairs, seed: 'honest', bot })
  return [
    ...found.problems,
    ...(found.pairs === pairs ? [] : [`only ${found.pairs} pairs were compared`]),
    ...(found.different > 0.9 * pairs ? [] : [`only ${found.different} pairs differ in what is hidden`]),
    ...(found.commands > 100 ? [] : [`only ${found.commands} different commands were given`]),
  ]
}
