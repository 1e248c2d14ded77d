/** Installing as an app: the browser offers it once, early, so somebody has to listen from the start. */
import { useEffect, useSyncExternalStore } from 'react'

/** Not in the standard library's types: only some browsers have it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

export type Installing = 'installed' | 'offered' | 'by-hand'

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

function tell(next: InstallOffer | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Used once, by what stands around all pages. */
export function useInstallOffer(): void {
  useEffect(() => {
    const keep = (event: Event): void => {
      event.preventDefault()
      tell(event as InstallOffer)
    }
    const done = (): void => tell(undefined)
    addEventListener('beforeinstallprompt', keep)
    addEventListener('appinstalled', done)
    return () => {
      removeEventListener('beforeinstallprompt', keep)
      removeEventListener('appinstalled', done)
    }
  }, [])
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const now = (): Installing => {
  if (matchMedia('(display-mode: standalone)').matches) return 'installed'
  return offer ? 'offered' : 'by-hand'
}

export const useInstalling = (): Installing => useSyncExternalStore(subscribe, now)

export async function install(): Promise<void> {
  await offer?.prompt()
  tell(undefined)
}
