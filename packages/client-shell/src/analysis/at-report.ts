/** What the parts of the report need of it. */
import type { Seat } from '@bivouac/kernel'
import type { Analysis, Moment } from '@bivouac/protocol'
import { createContext, useContext } from 'react'
import type { Words } from '../game-ui.ts'
import type { Chapters } from '../theatre/chapters.ts'
import type { Stage } from '../theatre/use-stage.ts'
import type { Reading } from './reading.ts'

export interface AtReport {
  readonly stage: Stage
  readonly words: Words
  readonly analysis: Analysis
  readonly reading: Reading
  readonly chapters: Chapters
  /** The one side that somebody at this screen played, if there is one. */
  readonly own: Seat | undefined
  /** A side's name, as it stands on its own. */
  sideOf(seat: Seat): string
  /** The same with 'you' for one's own. */
  whoOf(seat: Seat): string
  /** What happened with a command, in a sentence or two. */
  captionAt(number: number): string
  placeOf(number: number): string
  /** The table as a command's side saw it before it was given. */
  momentBefore(number: number): Moment | undefined
  /** Goes to the theatre. */
  go(seq: number): void
}

export const ReportContext = createContext<AtReport | undefined>(undefined)

export function useReport(): AtReport {
  const report = useContext(ReportContext)
  if (!report) throw new Error('useReport needs a report around it.')
  return report
}
