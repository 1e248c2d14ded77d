/** The throws of the game on the table, as far as they have been shown. */
import { useEffect, useMemo, useState } from 'react'
import { useDesk } from '../table/desk.ts'
import type { GameLuck, LuckWords, Throw } from './throws.ts'

interface Luck {
  readonly game: GameLuck
  readonly words: LuckWords
  readonly throws: readonly Throw[]
}

/** Undefined until the game's part has been fetched; a game without dice never has one. */
export function useLuck(): Luck | undefined {
  const { ui, words, seen, state, table } = useDesk()
  const game = useFetched(ui.loadLuck)
  const { id } = state.summary
  const [opening, setOpening] = useState<{ readonly view: unknown }>()
  const { eyes } = state
  useEffect(() => {
    let isHere = true
    void table
      .ask('moment', { game: id, seat: eyes, seq: 0 })
      .then(moment => isHere && moment && setOpening({ view: moment.view }))
    return () => {
      isHere = false
    }
  }, [table, id, eyes])
  const { board } = seen
  const { seq } = state.playing.now
  const throws = useMemo(
    () =>
      game &&
      opening &&
      game.throwsIn(
        board,
        opening.view,
        // What has been rolled but not been seen yet is not given away.
        state.steps.filter(step => step.seq <= seq),
      ),
    [game, opening, board, state.steps, seq],
  )
  const luckWords = useMemo(() => game?.wordsIn(words), [game, words])
  return game && luckWords && throws && { game, words: luckWords, throws }
}

function useFetched<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const [fetched, setFetched] = useState<T>()
  useEffect(() => {
    let isHere = true
    load?.().then(
      one => isHere && setFetched(() => one),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [load])
  return fetched
}
