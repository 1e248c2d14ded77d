/** What every screen of the shell finds around it: the host it talks to, and the games there are. */

import type { HostClient } from '@bivouac/host/client'
import { createContext, useContext } from 'react'
import type { GameCover } from './game-ui.ts'
import type { OpenLesson } from './lessons/open-lesson.ts'
import type { Online } from './online/online.ts'

interface Shell {
  readonly host: HostClient
  readonly covers: readonly GameCover[]
  /** The way to the server, fetched when it is first wanted; rejects with a `HostError` where there is none. */
  online(): Promise<Online>
  /** The tables at which lessons are played, fetched when somebody wants to learn. */
  lessons(): Promise<OpenLesson>
}

export const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === undefined) throw new Error('useShell needs a ShellContext around it.')
  return shell
}

export const useCover = (id: string): GameCover | undefined =>
  useShell().covers.find(cover => cover.id === id)
