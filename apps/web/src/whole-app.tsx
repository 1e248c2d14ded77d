/** All that stands on the page: the shell with both games, and the slip that offers a new version. */
import { App } from '@bivouac/client-shell'
import { greatWarCover } from '@bivouac/great-war/ui'
import type { HostClient } from '@bivouac/host/client'
import { normandyCover } from '@bivouac/normandy/ui'
import { StrictMode, useEffect } from 'react'
import { UpdateOffer } from './update-offer.tsx'

export const COVERS = [normandyCover, greatWarCover]

const online = async () => (await import('./start-online.ts')).startOnline()

const lessons = async () => (await import('./start-lessons.ts')).openLesson

export function WholeApp({ host }: { readonly host: HostClient }) {
  // From now on the app decides what is seen.
  useEffect(() => void delete document.documentElement.dataset.firstPage, [])
  return (
    <StrictMode>
      <App host={host} covers={COVERS} online={online} lessons={lessons} />
      <UpdateOffer />
    </StrictMode>
  )
}
