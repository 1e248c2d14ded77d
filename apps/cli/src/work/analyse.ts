/** Job: looks at the moments of recorded games for `bivouac analyse`, a few at a time. */
import { type Analyst, type Depth, type Finding, looksOf, newAnalyst } from '@bivouac/analysis'
import { type Given, type OpenGame, openGame } from '../analyse/opened.ts'
import { orComplain } from '../errors.ts'
import { doTasks } from './tasks.ts'

export interface AnalyseJob {
  readonly given: readonly Given[]
  readonly depth: Depth
}

export interface AnalyseTask {
  /** Which file, by its place in the list. */
  readonly file: number
  /** Its moments from this place on; the one behind the last is the position that the game was left in. */
  readonly from: number
  readonly count: number
}

doTasks<AnalyseJob, AnalyseTask, Finding[]>(({ given, depth }) => {
  const analysts = new Map<string, Analyst>()
  let open: (OpenGame & { readonly file: number }) | undefined
  const gameAt = (file: number): OpenGame => {
    if (open?.file !== file) open = { ...orComplain(openGame(given[file])), file }
    return open
  }
  return {
    work({ file, from, count }) {
      const { game, board, moments, last } = gameAt(file)
      const { module, mind } = game
      const analyst = analysts.get(module.id) ?? newAnalyst(module, mind, looksOf(mind, depth))
      analysts.set(module.id, analyst)
      return [...Array(count).keys()].flatMap(i => {
        const at = from + i
        return at < moments.length ? analyst.lookAt(moments[at]) : (analyst.lookOn(board, last, at + 1) ?? [])
      })
    },
  }
})
