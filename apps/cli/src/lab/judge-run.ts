/** Looks at games between a better bot and a worse one, and makes a line of each as soon as it has been seen to the end. */
import { createHash } from 'node:crypto'
import { accountOf, CERTAIN, summaryOf } from '@bivouac/analysis'
import type { Outcome, Seat } from '@bivouac/kernel'
import type { Given, OpenGame } from '../analyse/opened.ts'
import { progress } from '../progress.ts'
import { byCrew, crewOf } from '../work/crew.ts'
import type { Judged, JudgeJob, JudgeTask } from '../work/judge.ts'
import { JUDGED_FORMAT, type JudgedLine } from './judged.ts'
import { type Judging, looksFor } from './judging.ts'

/** A game between two levels that is over. */
export interface Duel {
  readonly given: Given
  readonly open: OpenGame
  readonly outcome: Outcome
  readonly better: Seat
}

/** Moments that a thread is given at once. */
const AT_ONCE = 4

export async function judgeAll(
  duels: readonly Duel[],
  judging: Judging,
  workers: number | undefined,
  onLine: (line: JudgedLine) => void,
): Promise<void> {
  const tasks = duels.flatMap(({ open }, file): JudgeTask[] =>
    Array.from({ length: Math.ceil(open.moments.length / AT_ONCE) }, (_, i) => ({
      file,
      from: i * AT_ONCE,
      count: AT_ONCE,
    })),
  )
  if (tasks.length === 0) return
  const job: JudgeJob = {
    given: duels.map(({ given }) => given),
    ...judging,
    better: duels.map(({ better }) => better),
  }
  const found = duels.map((): Judged[] => [])
  const bar = progress('steps', tasks.length)
  let dealt = 0
  let done = 0
  try {
    await byCrew<JudgeTask, Judged[]>(new URL('../work/judge.ts', import.meta.url), job, {
      workers: crewOf(workers, tasks.length),
      next: () => tasks[dealt++],
      done({ file }, some) {
        found[file].push(...some)
        if (found[file].length === duels[file].open.moments.length)
          onLine(lineOf(duels[file], found[file], judging))
        bar.update(++done)
        return true
      },
      named: ({ file, from }) => `command ${from + 1} of ${job.given[file].file}`,
    })
  } finally {
    bar.stop()
  }
}

function lineOf(
  { given, open, outcome, better }: Duel,
  judged: readonly Judged[],
  judging: Judging,
): JudgedLine {
  const { module, mind } = open.game
  const { id, sides } = module
  const findings = judged.map(({ finding }) => finding).sort((a, b) => a.number - b.number)
  const account = accountOf(findings, outcome.winner === 0 ? CERTAIN : 0)
  const { bySide, rarity } = summaryOf(account, findings)
  const sign = better === 0 ? 1 : -1
  const sideOf = (seat: Seat): JudgedLine['better'] => {
    const { decisions, lost, mistakes } = bySide[seat]
    return { side: sides[seat], decisions, lost, marked: mistakes }
  }
  const plants = judged.flatMap(({ isPlantFound }) => isPlantFound ?? [])
  return {
    format: JUDGED_FORMAT,
    record: fingerprintOf(given),
    game: id,
    scenario: open.board.scenario,
    depth: judging.depth,
    lasting: looksFor(mind, judging).lasting,
    winner: sides[outcome.winner],
    better: sideOf(better),
    other: sideOf(1 - better),
    luck: sign * account.luck,
    thrown: sign * rarity.thrown,
    planted: plants.length,
    found: plants.filter(Boolean).length,
  }
}

/** By the record itself, wherever its file lies. */
export const fingerprintOf = ({ text }: Given): string => createHash('sha256').update(text).digest('hex')
