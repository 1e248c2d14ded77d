/** Job: looks at games between bots for `bivouac lab judge`, and plants blunders in them. */
import { type Analyst, type Finding, isMistake, type Moment, newAnalyst } from '@bivouac/analysis'
import { type Board, type GameModule, unwrap } from '@bivouac/kernel'
import { type Given, type OpenGame, openGame } from '../analyse/opened.ts'
import { orComplain } from '../errors.ts'
import { type Judging, looksFor } from '../lab/judging.ts'
import { doTasks } from './tasks.ts'

export interface JudgeJob extends Judging {
  readonly given: readonly Given[]
  /** The seat of the better bot in each of them: blunders are planted in its decisions. */
  readonly better: readonly number[]
}

export interface JudgeTask {
  readonly file: number
  readonly from: number
  readonly count: number
}

export interface Judged {
  readonly finding: Finding
  /** Whether a planted blunder was marked; undefined where none could be planted. */
  readonly isPlantFound?: boolean
}

/** What a blunder loses at least: hundredths of a percentage point. */
const BLUNDER = 1500

doTasks<JudgeJob, JudgeTask, Judged[]>(({ given, better, ...judging }) => {
  let open: (OpenGame & { readonly file: number; analyst: Analyst; planter: Analyst }) | undefined
  const opened = (file: number) => {
    if (open?.file === file) return open
    const game = orComplain(openGame(given[file]))
    const { module, mind } = game.game
    const analystBy = (salt: string): Analyst => newAnalyst(module, mind, looksFor(mind, judging), salt)
    open = { ...game, file, analyst: analystBy(''), planter: analystBy(', to plant') }
    return open
  }
  return {
    work({ file, from, count }) {
      const { game, moments, analyst, planter } = opened(file)
      return moments.slice(from, from + count).map(moment => {
        const finding = analyst.lookAt(moment)
        const blunder =
          moment.isChoice && moment.seat === better[file]
            ? blunderAt(game.module, planter.lookAt({ ...moment, isChance: false }), moment.board)
            : undefined
        return blunder === undefined
          ? { finding }
          : { finding, isPlantFound: isMarked(analyst, moment, blunder) }
      })
    },
  }
})

/** The worst of the commands shown, if it is a blunder in the eyes of an analyst with other dice than the one who is tried. */
function blunderAt(module: GameModule, { decision }: Finding, board: Board): number | undefined {
  if (decision === undefined) return undefined
  const worst = decision.choices.reduce((a, b) => (b.chance < a.chance ? b : a))
  if (decision.best - worst.chance < BLUNDER) return undefined
  return unwrap(module.parseCommand(board, worst.command))
}

function isMarked(analyst: Analyst, moment: Moment, command: number): boolean {
  // What came of it is of no interest, here and where it is looked for: it was never given.
  const { decision } = analyst.lookAt({ ...moment, command, isChance: false })
  return decision !== undefined && isMistake(decision)
}
