/** A study of one chapter, put on the shelf. */
import type { BegunChapter, ChapterStart } from '@bivouac/protocol'
import { newChapter, printStudy } from '@bivouac/study'
import type { GameCover } from '../game-ui.ts'
import { addStudy } from './shelf.ts'

interface Names {
  readonly title: string
  readonly chapter: string
  /** Where its chapter is from. */
  readonly from: string
}

/** Gives the study's id. */
export const keepNewStudy = (
  { start, hands }: BegunChapter,
  { title, chapter, from }: Names,
): Promise<string> =>
  addStudy(printStudy({ title, chapters: [newChapter(chapter, start, { hands, origin: from })] }))

/** A study's title is kept as text: it is named in English, as the record of a game is. */
export function scenarioOf(covers: readonly GameCover[], { game, scenario }: ChapterStart): string {
  const scenarios = covers.find(({ id }) => id === game)?.scenarios('en') ?? []
  return scenarios.find(({ id }) => id === scenario)?.name ?? scenario
}
