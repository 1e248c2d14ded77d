/** A game's part of the screen by the game's id, fetched when it is first wanted. */
import type { Problem } from '@bivouac/kernel'
import { useEffect, useState } from 'react'
import type { GameCover, GameUi } from '../game-ui.ts'
import { fetchFailed, problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'

export interface GameScreen {
  readonly cover: GameCover
  readonly ui: GameUi
}

/** Undefined while it is on its way. */
export function useGameUi(id: string): GameScreen | { readonly problem: Problem } | undefined {
  const { covers } = useShell()
  const [game, setGame] = useState<GameScreen | { readonly problem: Problem }>()
  useEffect(() => {
    let isHere = true
    const cover = covers.find(one => one.id === id)
    if (!cover) return setGame({ problem: { code: 'unknown-game', text: id } })
    cover
      .loadUi()
      .catch(fetchFailed)
      .then(
        ui => isHere && setGame({ cover, ui }),
        error => isHere && setGame({ problem: problemOf(error) }),
      )
    return () => {
      isHere = false
    }
  }, [covers, id])
  return game && 'cover' in game && game.cover.id !== id ? undefined : game
}
