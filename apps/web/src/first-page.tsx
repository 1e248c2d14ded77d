/** Draws the first page as a newcomer who reads English finds it, to be written into the page that the build makes. */
import { newHostClient } from '@bivouac/host/client'
import { prerender } from 'react-dom/static'
import { WholeApp } from './whole-app.tsx'

/** Nothing that is drawn in advance asks the host. */
const NO_HOST = newHostClient({ send: () => {}, onMessage: () => {}, onFailure: () => {} })

export async function firstPage(): Promise<string> {
  const { prelude } = await prerender(<WholeApp host={NO_HOST} />)
  return new Response(prelude).text()
}
