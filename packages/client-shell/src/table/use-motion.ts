/** How fast things move at the table: as set, and not at all for those who asked their system for stillness. */
import { useMemo, useSyncExternalStore } from 'react'
import type { Motion } from '../game-ui.ts'
import { useSettings } from '../settings/use-settings.ts'

const STILL = '(prefers-reduced-motion: reduce)'

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(STILL)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useMotion(): Motion {
  const { speed } = useSettings()
  const isStill = useSyncExternalStore(subscribe, () => matchMedia(STILL).matches)
  return useMemo(() => ({ speed: isStill ? 0 : speed }), [isStill, speed])
}
