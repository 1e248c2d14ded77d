/** What is drawn on the board at a moment of a study. */
import { nodeAt } from '@bivouac/study'
import { BoardMarks } from '../parts/board-marks.tsx'
import { useAtStudy } from './at-study.ts'

export function Drawings() {
  const { chapter, path } = useAtStudy()
  return <BoardMarks marks={nodeAt(chapter, path).marks} />
}
