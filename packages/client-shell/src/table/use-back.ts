/**
 * Back on a phone, where a thumb finds it by mistake: it closes what lies over the table, then asks before it leaves a game
 * that is being played. A step of the browser's history above the table's own is what Back takes away; it is put there again.
 */
import { useEffect, useRef } from 'react'
import { closeTopmost } from '../parts/layers.ts'

const STEP = { atTable: true }

const isAtTable = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'atTable' in state
}

/** `ask` before the table is left; undefined where nothing is lost by leaving. */
export function useBack(ask: (() => void) | undefined): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const here = location.hash
    if (history.state === null) history.pushState(STEP, '')
    const goneBack = (): void => {
      // On top of the table, at it once more, or on another page already.
      if (history.state !== null || location.hash !== here) return
      if (closeTopmost()) return history.pushState(STEP, '')
      if (latest.current === undefined) return history.back()
      history.pushState(STEP, '')
      latest.current()
    }
    addEventListener('popstate', goneBack)
    return () => removeEventListener('popstate', goneBack)
  }, [])
}

/** To where the player came from; false if that is nowhere. */
export function leaveBackwards(): boolean {
  const isFromSomewhere = isAtTable() && history.length > 2
  if (isFromSomewhere) history.go(-2)
  return isFromSomewhere
}
