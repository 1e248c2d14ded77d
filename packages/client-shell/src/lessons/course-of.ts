/** Makes a game's course of its lessons and the tables of their words. */
import { type Fetchable, fetchedPerLanguage, fetchFile, type TableFile } from '@bivouac/face-kit'
import type { GameCourse, Lesson } from '../game-ui.ts'

export const courseOf = (
  lessons: readonly Lesson[],
  loadPictures: GameCourse['loadPictures'],
  texts: Fetchable,
): GameCourse => ({
  lessons,
  loadPictures,
  textsIn: fetchedPerLanguage(async language => {
    const { MESSAGES: table } = await fetchFile<TableFile<string>>(texts, language)
    return key => table[key]
  }),
})
