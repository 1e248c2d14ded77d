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

const MOST_MS = 5000

/** To fetch the whole app for use offline can wait until the page itself is there: on a slow line the two would get in each other's way. */
const whenQuiet = (): Promise<void> =>
  new Promise(resolve => {
    const wait = (): void => {
      // Safari has no such callback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MOST_MS })
      else setTimeout(resolve, MOST_MS)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
