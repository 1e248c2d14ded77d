/** The analyses that are under way: one game after the other, each kept and told of as it goes. */
import type { Analysed, AnalysisProgress, Depth, Finding, GameId } from '@bivouac/protocol'
import type { LibraryCore } from '../core.ts'
import { tellAll } from '../watching.ts'
import { memoryFindings } from './keep.ts'
import type { Look } from './looking.ts'

/** To be raised when the same game would be given other figures: what was kept before is looked at once more. */
export const FIGURED = 4

export interface LookJob {
  readonly game: GameId
  readonly depth: Depth
  readonly module: string
  readonly total: number
  /** What all of it comes to. */
  figures(findings: readonly Finding[]): Analysed
}

/** Screens are told no more often than this. */
const TELL_MS = 250

// long: the queue of games, and the one that is looked at, share what is known of them
export function newLookouts(core: LibraryCore) {
  const keep = core.findings ?? memoryFindings()
  const queue: (() => void)[] = []
  const jobs = new Map<GameId, { readonly job: LookJob; end(): void }>()
  let isBusy = false

  function goOn(): void {
    isBusy = false
    queue.shift()?.()
  }

  function begin(job: LookJob, text: string, known: readonly Finding[]): void {
    const { game, depth, total, module } = job
    const before = jobs.get(game)
    if (before?.job.depth === depth) return
    before?.end()
    const findings = [...known]
    const has = new Set(findings.map(({ number }) => number))
    const numbers = Array.from({ length: total }, (_, i) => i + 1).filter(number => !has.has(number))
    let news: Finding[] = []
    let look: Look | undefined
    let began = 0
    let sent = 0
    const tell = (more: Partial<AnalysisProgress>): void => {
      const now = core.clock()
      const done = findings.length
      const looked = done - known.length
      const msLeft = looked > 0 ? Math.round(((now - began) / looked) * (total - done)) : undefined
      sent = now
      tellAll(core, {
        news: 'analysis',
        progress: {
          game,
          depth,
          total,
          done,
          findings: news,
          threads: core.analysts?.threads ?? 0,
          isAtWork: jobs.has(game),
          ...(msLeft === undefined ? {} : { msLeft }),
          ...more,
        },
      })
      news = []
    }
    const leave = (): void => {
      jobs.delete(game)
      look?.stop()
      if (began > 0) goOn()
    }
    const whole = async (): Promise<void> => {
      findings.sort((a, b) => a.number - b.number)
      const head = (await keep.heads()).find(one => one.game === game && one.depth === depth)
      if (head) await keep.put({ ...head, figures: job.figures(findings) })
      leave()
      tell({})
    }
    jobs.set(game, {
      job,
      end() {
        leave()
        tell({})
      },
    })
    const work = (): void => {
      if (jobs.get(game)?.job !== job) return goOn()
      isBusy = true
      began = core.clock()
      look = core.analysts?.look({ module, text, depth }, numbers, {
        found(finding) {
          findings.push(finding)
          news.push(finding)
          void keep.add(game, depth, finding)
          if (core.clock() - sent >= TELL_MS) tell({})
        },
        done: () => void whole(),
        failed(problem) {
          leave()
          tell({ problem })
        },
      })
      if (core.analysts === undefined) {
        leave()
        tell({ problem: { code: 'no-analyst', text: 'There is nobody here who could look back at a game.' } })
      }
    }
    if (isBusy) queue.push(work)
    else work()
  }

  return {
    keep,
    begin,
    /** Gives the depth of what was under way. */
    stop(game: GameId): Depth | undefined {
      const found = jobs.get(game)
      found?.end()
      return found?.job.depth
    },
    isAtWork: (game: GameId, depth: Depth): boolean => jobs.get(game)?.job.depth === depth,
  }
}
