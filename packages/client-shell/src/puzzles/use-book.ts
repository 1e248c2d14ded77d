/** The puzzles of a game, read and checked, with the names of their motifs in the language that is set. */
import type { IconName } from '@bivouac/face-kit/art'
import { fail, ok, type Result } from '@bivouac/kernel'
import { type Puzzle, type PuzzleFile, readPuzzles } from '@bivouac/puzzles'
import { useCallback } from 'react'
import type { GameCover } from '../game-ui.ts'
import type { Asked } from '../pages/parts/use-asked.ts'
import { useFetched } from '../pages/parts/use-fetched.ts'
import { useSettings } from '../settings/use-settings.ts'

export interface Book extends Pick<PuzzleFile, 'descents'> {
  readonly puzzles: readonly Puzzle[]
  /** Those that have puzzles, in their order. */
  readonly motifs: readonly string[]
  nameOf(motif: string): string
  iconOf(motif: string): IconName
}

/** What is wrong with the file of a game, if anything is, comes in the result. */
export function useBook({ id, loadPuzzles }: GameCover): Asked<Result<Book>> {
  const { language } = useSettings()
  return useFetched(
    useCallback(async () => {
      const made = await loadPuzzles?.()
      const read = made && readPuzzles(await made.load(), id, made.motifs)
      if (read?.ok === false) return read
      if (!read || read.value.puzzles.length === 0)
        return fail('no-puzzles', `There are no puzzles of '${id}'.`)
      const { puzzles, descents } = read.value
      const motifs = made.motifs.filter(motif => puzzles.some(one => one.motif === motif))
      return ok({ puzzles, descents, motifs, nameOf: await made.namesIn(language), iconOf: made.iconOf })
    }, [id, loadPuzzles, language]),
  )
}
