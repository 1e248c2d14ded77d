/** Installing as an app: the browser offers it once, early, so somebody has to listen from the start. */
import { useEffect } from 'react'
import { newStore } from '../../store/store.ts'
import { useMedia, useStore } from '../../store/use-store.ts'

/** Not in the standard library's types: only some browsers have it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

type Installing = 'installed' | 'offered' | 'by-hand'

const offer = newStore<InstallOffer | undefined>(undefined)

/** Used once, by what stands around all pages. */
export function useInstallOffer(): void {
  useEffect(() => {
    const keep = (event: Event): void => {
      event.preventDefault()
      offer.set(event as InstallOffer)
    }
    const done = (): void => offer.set(undefined)
    addEventListener('beforeinstallprompt', keep)
    addEventListener('appinstalled', done)
    return () => {
      removeEventListener('beforeinstallprompt', keep)
      removeEventListener('appinstalled', done)
    }
  }, [])
}

export function useInstalling(): Installing {
  const isInstalled = useMedia('(display-mode: standalone)')
  const isOffered = useStore(offer) !== undefined
  if (isInstalled) return 'installed'
  return isOffered ? 'offered' : 'by-hand'
}

export async function install(): Promise<void> {
  await offer.get()?.prompt()
  offer.set(undefined)
}
