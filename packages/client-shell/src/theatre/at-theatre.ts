/** What the parts of the theatre need of it. */
import { createContext, useContext } from 'react'
import type { Reading } from '../analysis/reading.ts'
import type { BoardMark } from '../parts/board-marks.tsx'
import type { Note } from './notes.ts'
import type { Stage } from './use-stage.ts'
import type { Theatre } from './use-theatre.ts'

export interface AtTheatre extends Theatre {
  readonly stage: Stage
  /** The moments that were marked in it, and what was written of them. */
  readonly notes: readonly Note[]
  /** What happened with the command that led to a moment, in a sentence or two. */
  captionAt(seq: number): string
  /** Where in the game a moment is: 'Round 5, US'. */
  placeOf(seq: number): string
  /** What an analysis has found out about the whole of it, if there has been one, and where its report is. */
  readonly reading: Reading | undefined
  readonly report: string
  /** A line that is drawn on the board while somebody points at it. */
  readonly line: readonly BoardMark[]
  showLine(marks: readonly BoardMark[]): void
  readonly sheet: SheetName | undefined
  openSheet(name: SheetName | undefined): void
}

/** What lies over the theatre, if anything does. */
export type SheetName = 'story' | 'eyes' | 'share' | 'more' | 'play-on' | 'report' | 'panel' | 'analysis'

export const TheatreContext = createContext<AtTheatre | undefined>(undefined)

export function useAtTheatre(): AtTheatre {
  const theatre = useContext(TheatreContext)
  if (!theatre) throw new Error('useAtTheatre needs a theatre around it.')
  return theatre
}
