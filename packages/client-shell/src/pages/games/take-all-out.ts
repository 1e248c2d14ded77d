/** All games of this browser in one file. */
import type { HostClient } from '@bivouac/host/client'
import { download } from '../parts/download.ts'
import { bundleName, toBundle } from './game-files.ts'

/** Gives the name of the file. */
export async function takeAllOut(host: HostClient): Promise<string> {
  const file = bundleName(Date.now())
  const texts: string[] = []
  for (const { id } of await host.ask('games', {})) texts.push(await host.ask('export', { game: id }))
  download(file, toBundle(texts))
  return file
}
