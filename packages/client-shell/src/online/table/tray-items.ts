/** What lies in the tray above one's own plate: all that is asked or said besides the game itself, the weightiest first. */
import type { Seat } from '@bivouac/kernel'
import type { Offer, TableState } from '@bivouac/protocol/online'
import type { LineState } from '../online.ts'

export type TrayItem =
  | { readonly kind: 'end' | 'void' | 'paused' }
  | { readonly kind: 'lost'; readonly isKept: boolean }
  /** Whoever runs the server has taken the game back. */
  | { readonly kind: 'back'; readonly why: string | undefined }
  /** The other asks something of me, or I of him. */
  | { readonly kind: 'asked' | 'asking'; readonly offer: Offer }
  | { readonly kind: 'absent'; readonly mayClaimAt: number }

interface Standing {
  readonly around: TableState
  /** One's own; -1 for somebody who watches. */
  readonly seat: Seat
  readonly line: LineState
  /** How many commands stand. */
  readonly seq: number
  /** Whether something was done that waits for the line. */
  readonly isKept: boolean
  /** Whether the end has come and has been seen. */
  readonly isOver: boolean
}

export function trayItems({ around, seat, line, seq, isKept, isOver }: Standing): readonly TrayItem[] {
  const items: TrayItem[] = []
  const isPlaying = around.game.status === 'playing' && seat >= 0
  if (line === 'lost') items.push({ kind: 'lost', isKept })
  if (isOver) items.push({ kind: 'end' })
  else if (around.game.status === 'void') items.push({ kind: 'void' })
  const { notice } = around
  // Until somebody goes on from there.
  if (around.game.status === 'playing' && notice?.what === 'back' && seq === notice.to)
    items.push({ kind: 'back', why: notice.why })
  if (seat >= 0)
    for (const offer of around.offers) items.push({ kind: offer.by === seat ? 'asking' : 'asked', offer })
  if (isPlaying && around.paused) items.push({ kind: 'paused' })
  if (isPlaying && around.mayClaimAt !== undefined)
    items.push({ kind: 'absent', mayClaimAt: around.mayClaimAt })
  return items
}

/** The moment before one's own last command, to which one may ask to go back; undefined if there was none. */
export function beforeOwnLast(
  steps: readonly { readonly seq: number; readonly by: Seat }[],
  seat: Seat,
): number | undefined {
  const last = steps.findLast(({ by }) => by === seat)
  return last === undefined || last.seq < 1 ? undefined : last.seq - 1
}
