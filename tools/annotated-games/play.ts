/** Plays one game between two bots that give reasons, and keeps all that a reader may want to know of it. */
import { type Bot, botDice, reasonsGiven } from '@bivouac/ai'
import {
  type Board,
  commands,
  type Face,
  type Fact,
  type GameModule,
  has,
  listed,
  newTable,
  notebook,
  type Outcome,
  type Seat,
  seeded,
  seedTable,
  type Table,
} from '@bivouac/kernel'

/** One of the commands that the bot thought about. */
interface Considered {
  readonly label: string
  /** The chance to win for whoever thinks, 0 to 1. */
  readonly chance: number
  readonly visits: number
}

/** One command with what led to it and what came of it. */
export interface Step<E extends Fact = Fact> {
  readonly seat: Seat
  /** What kind of decision it was. */
  readonly kind: string
  readonly command: string
  /** The chance that its dice hit, if it rolls any. */
  readonly odds: number | undefined
  /** What the bot thought about, best first; empty where there was nothing to think about. */
  readonly lines: readonly Considered[]
  /** The chance to win that the bot saw in the command it gave. */
  readonly expects: number | undefined
  readonly facts: readonly E[]
  /** Points or medals of both seats afterwards. */
  readonly score: readonly number[]
}

export interface Course<E extends Fact = Fact> {
  readonly seed: string
  readonly opening: readonly E[]
  readonly steps: readonly Step<E>[]
  readonly outcome: Outcome
  readonly tally: Readonly<Record<string, number>>
}

export interface Match<B extends Board, V, E extends Fact> {
  readonly module: GameModule<B, V, E>
  readonly face: Face<B, V, E>
  readonly bot: () => Bot<B, V>
  readonly score: (t: Table<B>) => readonly number[]
}

const noClock = (): number => {
  throw new Error('these games are played without a clock')
}

export async function playCourse<B extends Board, V, E extends Fact>(
  { module, face, bot, score }: Match<B, V, E>,
  board: B,
  seed: string,
): Promise<Course<E>> {
  const book = notebook<E>()
  const t = newTable(module.layout, board, seeded)
  seedTable(t, seed)
  t.recorder = book
  module.setup(t)
  const opening = book.facts.splice(0)
  const bots = [bot(), bot()]
  const dice = [botDice(seed, 0), botDice(seed, 1)]
  const steps: Step<E>[] = []
  const list = commands()
  for (let toChoose = module.toChoose(t); toChoose !== 0; toChoose = module.toChoose(t)) {
    const seat = toChoose & 1 ? 0 : 1
    list.count = 0
    module.legal(t, seat, list)
    const legal = listed(list)
    const view = module.view(t, seat)
    const { kind } = module.decision(t)
    const command = await bots[seat].choose({ board, seat, view, legal, dice: dice[seat], clock: noClock })
    if (!has(list, command)) throw new Error(`the bot of seat ${seat} left its list`)
    const thought = legal.length > 1 ? reasonsGiven(bots[seat] as Bot) : undefined
    const lines = thought?.lines.filter(line => line.visits > 0) ?? []
    const before = {
      seat,
      kind,
      command: module.formatCommand(board, command),
      odds: module.forecast(board, view, command)?.chance,
      lines: lines.map(line => ({
        label: face.label(board, view, line.command),
        chance: line.chance,
        visits: line.visits,
      })),
      expects: lines.find(line => line.command === command)?.chance,
    }
    module.apply(t, seat, command)
    steps.push({ ...before, facts: book.facts.splice(0), score: score(t) })
  }
  const outcome = module.outcome(t)
  if (outcome === undefined) throw new Error(`the game from seed '${seed}' stopped without an outcome`)
  return { seed, opening, steps, outcome, tally: module.tally?.(t) ?? {} }
}
