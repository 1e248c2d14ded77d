/** The puzzles of a game, read and checked, with the names of their motifs in the language that is set. */
import type { IconName } from '@bivouac/face-kit/art'
import { fail, ok, type Result } from '@bivouac/kernel'
import { type Puzzle, type PuzzleFile, readPuzzles } from '@bivouac/puzzles'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { GameCover, GamePuzzles, Words } from '../game-ui.ts'
import type { Asked } from '../pages/parts/use-asked.ts'
import { useFetched } from '../pages/parts/use-fetched.ts'
import { useSettings } from '../settings/use-settings.ts'
import type { GameScreen } from '../table/use-game-ui.ts'

export interface Book extends Pick<PuzzleFile, 'descents'> {
  readonly puzzles: readonly Puzzle[]
  /** Those that have puzzles, in their order. */
  readonly motifs: readonly string[]
  nameOf(motif: string): string
  iconOf(motif: string): IconName
}

/** A game's part of the screen with its words and its puzzles. */
export interface GameBook extends GameScreen {
  readonly words: Words
  readonly book: Book
}

/** What is wrong with the file of a game, if anything is, comes in the result. */
export function useBook({ id, loadPuzzles }: GameCover): Asked<Result<Book>> {
  const fetched = useFetched(
    useCallback(async () => {
      const made = await loadPuzzles?.()
      const read = made && readPuzzles(await made.load(), id, made.motifs)
      if (read?.ok === false) return read
      if (!read || read.value.puzzles.length === 0)
        return fail('no-puzzles', `There are no puzzles of '${id}'.`)
      return ok({ made, file: read.value })
    }, [id, loadPuzzles]),
  )
  const found = fetched.state === 'here' && fetched.value.ok ? fetched.value.value : undefined
  const nameOf = useNames(found?.made)
  return useMemo(() => {
    if (fetched.state !== 'here') return fetched
    if (!fetched.value.ok) return { state: 'here', value: fetched.value }
    if (nameOf === undefined) return { state: 'waiting' }
    const { made, file } = fetched.value.value
    const { puzzles, descents } = file
    const motifs = made.motifs.filter(motif => puzzles.some(one => one.motif === motif))
    return { state: 'here', value: ok({ puzzles, descents, motifs, nameOf, iconOf: made.iconOf }) }
  }, [fetched, nameOf])
}

/** What the motifs are called in the language that is set; while another one is on its way, as before, so that nothing is put away. */
function useNames(made: GamePuzzles | undefined): Book['nameOf'] | undefined {
  const { language } = useSettings()
  const [names, setNames] = useState<{ readonly of: Book['nameOf'] }>()
  useEffect(() => {
    let isHere = true
    made
      ?.namesIn(language)
      // Offline and never fetched: English may have been.
      .catch(() => made.namesIn('en'))
      .then(of => isHere && setNames({ of }))
      // Without any words they are called as the file calls them.
      .catch(() => isHere && setNames({ of: motif => motif }))
    return () => {
      isHere = false
    }
  }, [made, language])
  return names?.of
}
