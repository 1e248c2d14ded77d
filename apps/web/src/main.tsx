/** The app in the browser: starts the host and puts the shell with both games on the page. */
import '@bivouac/client-shell/style.css'
import { speakOnce } from '@bivouac/client-shell'
import { startTransition } from 'react'
import { Failure } from './failure.tsx'
import { createRoot, hydrateRoot, type RootOptions } from './react-dom.ts'
import { startHost } from './start-host.ts'
import { COVERS, WholeApp } from './whole-app.tsx'

const place = document.getElementById('app')!

function giveUp(error: unknown): void {
  console.error(error)
  createRoot(place).render(<Failure error={error} />)
}

const options: RootOptions = {
  onUncaughtError(error) {
    // React is still at work: what it leaves behind is taken away first.
    queueMicrotask(() => {
      root?.unmount()
      giveUp(error)
    })
  },
}

let root: ReturnType<typeof createRoot> | undefined

/** Not while the script is loaded: for a worker a browser notes from where it was started, and reads again what is being run. */
queueMicrotask(async () => {
  const host = startHost()
  await speakOnce(language => Promise.all(COVERS.map(cover => cover.fetchWords?.(language))))
  const whole = <WholeApp host={host} />
  const isDrawn = takesOver()
  // In slices, between which the page can be painted and can answer.
  startTransition(() => {
    root = isDrawn ? hydrateRoot(place, whole, options) : createRoot(place, options)
    if (!isDrawn) root.render(whole)
  })
})

/** Whether the first page is on the page already. If not, its place is taken by what is seen until the app is drawn. */
function takesOver(): boolean {
  const { dataset } = document.documentElement
  const starting = document.getElementById('starting')!
  const isDrawn = dataset.firstPage === 'stays' && place.childElementCount > 0
  if (isDrawn) {
    starting.remove()
  } else {
    place.replaceChildren(starting)
    delete dataset.firstPage
  }
  return isDrawn
}
