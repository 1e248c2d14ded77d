/** The app in the browser: starts the host and puts the shell with both games on the page. */
import '@bivouac/client-shell/style.css'
import { App, speakOnce } from '@bivouac/client-shell'
import { greatWarCover } from '@bivouac/great-war/ui'
import { normandyCover } from '@bivouac/normandy/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Failure } from './failure.tsx'
import { startHost } from './start-host.ts'
import { UpdateOffer } from './update-offer.tsx'

const online = async () => (await import('./start-online.ts')).startOnline()

const lessons = async () => (await import('./start-lessons.ts')).openLesson

const place = document.getElementById('app')!

function giveUp(error: unknown): void {
  console.error(error)
  createRoot(place).render(<Failure error={error} />)
}

const root = createRoot(place, {
  onUncaughtError(error) {
    // React is still at work: what it leaves behind is taken away first.
    queueMicrotask(() => {
      root.unmount()
      giveUp(error)
    })
  },
})
const covers = [normandyCover, greatWarCover]
const host = startHost()

speakOnce(language => Promise.all(covers.map(cover => cover.fetchWords?.(language)))).then(() =>
  root.render(
    <StrictMode>
      <App host={host} covers={covers} online={online} lessons={lessons} />
      <UpdateOffer />
    </StrictMode>,
  ),
)
