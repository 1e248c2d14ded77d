/** Keeps what has just appeared from being pressed by a finger or a key that was meant for what was there before it. */
import { useEffect, useState } from 'react'

/** True when nothing has been pressed for so long. */
export function useArmed(ms: number): boolean {
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    let timer = setTimeout(() => setArmed(true), ms)
    const again = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => setArmed(true), ms)
    }
    addEventListener('pointerdown', again, true)
    addEventListener('keydown', again, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', again, true)
      removeEventListener('keydown', again, true)
    }
  }, [ms])
  return isArmed
}
