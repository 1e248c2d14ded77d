/** What the parts of a study's table need of it. */
import type { Problem } from '@bivouac/kernel'
import type { WantedChance } from '@bivouac/protocol'
import type { Chapter, Edit, Path, Stroke } from '@bivouac/study'
import { createContext, useContext } from 'react'
import type { Eyes, Scene, Shown } from './use-scene.ts'
import type { OpenStudy } from './use-study.ts'

/** What lies over the table, or is turned up on a phone. */
export type PanelName = 'lines' | 'play' | 'comment' | 'draw' | 'expert' | 'chapters'
export type SheetName = 'share' | 'new-chapter' | 'keys'

/** What came of a try where the continuation is hidden. */
export type Verdict = 'there' | 'not-there' | undefined

export interface AtStudy extends OpenStudy {
  readonly chapter: Chapter
  readonly path: Path
  readonly scene: Scene
  readonly shown: Shown
  readonly eyes: Eyes
  lookThrough(eyes: Eyes): void
  /** Goes to a place in the chapter. */
  go(path: Path): void
  /** Does something where one stands. */
  change(change: Edit): void
  /** Whether dice and piles are chosen. */
  readonly chooses: boolean
  setChooses(on: boolean): void
  /** The chance that has to be chosen for what was tried. */
  readonly wanted: WantedChance | undefined
  choose(chance: { readonly die: number } | { readonly order: readonly string[] }): void
  stopChoosing(): void
  readonly problem: Problem | undefined
  dropProblem(): void
  readonly verdict: Verdict
  /** Whether what follows a place is kept from the reader for now. */
  isFolded(path: Path, hides: boolean): boolean
  reveal(path: Path): void
  /** The stroke that one draws with; undefined while one plays. */
  readonly drawing: Stroke | undefined
  draw(stroke: Stroke | undefined): void
  readonly panel: PanelName
  turnTo(panel: PanelName): void
  readonly sheet: SheetName | undefined
  openSheet(sheet: SheetName | undefined): void
}

export const StudyContext = createContext<AtStudy | undefined>(undefined)

export function useAtStudy(): AtStudy {
  const study = useContext(StudyContext)
  if (!study) throw new Error('useAtStudy needs a study around it.')
  return study
}
