/** Takes game files in, one after the other, and remembers what came of each. */

import type { HostClient } from '@bivouac/host/client'
import type { Problem } from '@bivouac/kernel'
import type { GameSummary } from '@bivouac/protocol'
import { useState } from 'react'
import { problemOf } from '../../say/problem-text.ts'
import { useShell } from '../../shell-context.ts'
import { keepForGood } from '../parts/keep-for-good.ts'
import { FILE_BYTES_MAX, gamesIn } from './game-files.ts'

export type Taken =
  | { readonly file: string; readonly state: 'reading' }
  | { readonly file: string; readonly state: 'done'; readonly games: readonly GameSummary[] }
  | { readonly file: string; readonly state: 'failed'; readonly problem: Problem }

export function useImport(): {
  readonly taken: readonly Taken[]
  take(files: Iterable<File>): Promise<void>
} {
  const { host } = useShell()
  const [taken, setTaken] = useState<readonly Taken[]>([])
  return {
    taken,
    async take(files) {
      const list = [...files]
      setTaken(list.map(({ name }) => ({ file: name, state: 'reading' })))
      for (const [i, file] of list.entries()) {
        const result = await takeOne(host, file)
        setTaken(before => before.map((one, at) => (at === i ? result : one)))
      }
    },
  }
}

async function takeOne(host: HostClient, file: File): Promise<Taken> {
  const failed = (problem: Problem): Taken => ({ file: file.name, state: 'failed', problem })
  if (file.size > FILE_BYTES_MAX)
    return failed({ code: 'too-large', text: 'The file is too large for a game.' })
  try {
    const texts = gamesIn(await file.text())
    if (!texts.ok) return failed(texts.problem)
    const games: GameSummary[] = []
    for (const text of texts.value) games.push(await host.ask('import', { text }))
    keepForGood()
    return { file: file.name, state: 'done', games }
  } catch (error) {
    return failed(problemOf(error))
  }
}
