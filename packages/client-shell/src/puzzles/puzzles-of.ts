/** Makes a game's puzzles of their file and of the names and signs of their motifs. */
import { type Fetchable, fetchedPerLanguage, fetchFile, type TableFile } from '@bivouac/face-kit'
import type { IconName } from '@bivouac/face-kit/art'
import type { GamePuzzles } from '../game-ui.ts'

export type MotifIcons<Motif extends string> = Readonly<Record<Motif, IconName>>

export const puzzlesOf = <Motif extends string>(
  icons: MotifIcons<Motif>,
  load: () => Promise<unknown>,
  names: Fetchable,
): GamePuzzles => ({
  motifs: Object.keys(icons),
  load,
  namesIn: fetchedPerLanguage(async language => {
    const { MESSAGES: table } = await fetchFile<TableFile<Motif>>(names, language)
    return motif => table[motif as Motif]
  }),
  iconOf: motif => icons[motif as Motif],
})
