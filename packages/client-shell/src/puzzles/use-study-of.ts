/** Opens a study that begins with the puzzle's position; what the side could not know is not laid open. */
import type { Problem } from '@bivouac/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../paths.ts'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import { keepNewStudy, scenarioOf } from '../study/new-study.ts'
import { useAtPuzzle } from './at-puzzle.ts'
import { usePuzzleSay } from './say.ts'

export function useStudyOf(): { open(): void; readonly problem: Problem | undefined; drop(): void } {
  const { say } = usePuzzleSay()
  const { host, covers } = useShell()
  const { puzzle, book } = useAtPuzzle()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem>()
  async function begin(): Promise<void> {
    const { start } = await host.ask('studyBegin', { origin: { from: 'position', text: puzzle.position } })
    const title = `${scenarioOf(covers, start)}: ${book.nameOf(puzzle.motif)}`
    const names = { title, chapter: say('study.chapter'), from: puzzle.id }
    go(paths.study(await keepNewStudy({ start, hands: 'unknown' }, names)))
  }
  return {
    open: () => void begin().catch(error => setProblem(problemOf(error))),
    problem,
    drop: () => setProblem(undefined),
  }
}
