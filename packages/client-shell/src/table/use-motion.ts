/** How fast things move at the table: as set, and not at all for those who asked their system for stillness. */
import { useMemo } from 'react'
import type { Motion } from '../game-ui.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useMedia } from '../store/use-store.ts'

export function useMotion(): Motion {
  const { speed } = useSettings()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  return useMemo(() => ({ speed: isStill ? 0 : speed }), [isStill, speed])
}
