/** Installs the service worker and tells when a new version of the app lies ready. */
import { TAKE_OVER } from './service-worker/scope.ts'

const EVERY_HOUR = 60 * 60 * 1000

/** `onReady` is called with what reloads the page into the new version. Nothing is lost by it: every game is stored. */
export async function watchForUpdates(onReady: (reload: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const hadVersion = workers.controller !== null
  // Also when another window of ours has said so: its files of the old version are gone.
  workers.addEventListener('controllerchange', () => {
    if (hadVersion) location.reload()
  })
  await whenQuiet()
  const registration = await workers.register('./service-worker.js')
  const offer = (worker: ServiceWorker) => onReady(() => worker.postMessage(TAKE_OVER))
  if (registration.waiting && workers.controller) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) offer(worker)
    })
  })
  setInterval(() => void registration.update().catch(() => undefined), EVERY_HOUR)
}

const QUIET_MS = 3000

/**
 * To fetch the whole app for use offline takes as much of line and processor as to lay a table: it waits until the page has all
 * it asked for, and has had a while to draw it.
 */
const whenQuiet = (): Promise<void> =>
  new Promise(resolve => {
    const files = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, QUIET_MS)
    })
    const end = (): void => {
      files.disconnect()
      resolve()
    }
    let timer = setTimeout(end, QUIET_MS)
    files.observe({ type: 'resource' })
  })
