/** The script of the page in `browser-crew.test.ts`: a game of La Raye by a crew of Web Workers against random play. */
import { crewBot, playGame, random, type WebWorker, webMate } from '@bivouac/ai'
import { unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'

const ITERATIONS = 100

export interface CrewGame {
  readonly winner: number
  /** Descents of each thought, of both workers together. */
  readonly visits: readonly number[]
}

interface PageScope {
  crewGame: (scriptUrl: string, workers: number) => Promise<CrewGame>
  Worker: new (url: string) => WebWorker
}

const page = globalThis as unknown as PageScope

page.crewGame = async (scriptUrl, workers) => {
  const board = unwrap(normandy.board(normandy.scenarios[0].data))
  const crew = crewBot('crew', { iterations: ITERATIONS, plans: 2 }, () =>
    Array.from({ length: workers }, () => webMate(new page.Worker(scriptUrl))),
  )
  const visits: number[] = []
  const watched = {
    ...crew,
    async choose(sight: Parameters<typeof crew.choose>[0]) {
      const command = await crew.choose(sight)
      const thought = crew.reasons()
      if (thought !== undefined) visits.push(thought.visits)
      return command
    },
  }
  const { outcome } = await playGame(normandy, board, 'crew', [random(), watched])
  crew.stop?.()
  return { winner: outcome.winner, visits }
}
