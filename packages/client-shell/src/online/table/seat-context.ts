/** The online game that a table's surroundings belong to. */
import type { Seat } from '@bivouac/kernel'
import type { TableState } from '@bivouac/protocol/online'
import { createContext, useContext, useEffect, useState } from 'react'
import { useStore } from '../../store/use-store.ts'
import type { LineState, Online, OnlineSeat } from '../online.ts'

interface AtTable {
  readonly online: Online
  readonly game: string
  readonly seat: OnlineSeat
  /** Since when the server rests, if it has said so: until it is back nobody's clock runs. */
  readonly restsSince: number | undefined
}

export const AtTableContext = createContext<AtTable | undefined>(undefined)

export function useAtTable(): AtTable {
  const at = useContext(AtTableContext)
  if (!at) throw new Error('useAtTable needs an online table around it.')
  return at
}

export const useAround = (): TableState | undefined => useStore(useAtTable().seat.around)
export const useLine = (): LineState => useStore(useAtTable().online.line)

/** The seat as messages name it; undefined for somebody who watches. */
export const seatOf = (seat: Seat): 0 | 1 | undefined => (seat === 0 || seat === 1 ? seat : undefined)

/** Draws anew every so often; not at all for 0. */
export function useTick(ms: number): void {
  const [, tick] = useState(0)
  useEffect(() => {
    if (ms === 0) return
    const timer = setInterval(() => tick(n => n + 1), ms)
    return () => clearInterval(timer)
  }, [ms])
}
