/** What lies over the table, the topmost last: Back takes that away first, and not the game. */
import { useEffect, useRef } from 'react'

type Close = () => void

const layers: Close[] = []

/** For as long as it is shown, the sheet is one of them. */
export function useLayer(close: Close): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const layer = () => latest.current()
    layers.push(layer)
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [])
}

/** False if nothing lies over the table. */
export function closeTopmost(): boolean {
  const close = layers.at(-1)
  close?.()
  return close !== undefined
}
