/** A place named beside the board: pointing at it lights it on the board, and the other way round. */
import type { ReactNode } from 'react'
import type { Hands } from '../game-ui.ts'
import type { Thing } from './touch.ts'
import { useIsPointed } from './use-is-pointed.ts'

interface Props {
  readonly className: string
  readonly things: readonly Thing[]
  readonly hands: Pick<Hands, 'tell'>
  readonly pointing: Parameters<typeof useIsPointed>[0]
  readonly children: ReactNode
}

export function PlaceButton({ className, things, hands, pointing, children }: Props) {
  const isPointed = useIsPointed(pointing, things)
  const light = (): void => hands.tell({ things, facts: [] })
  const stop = (): void => hands.tell(undefined)
  return (
    <button
      type="button"
      className={className}
      data-pointed={isPointed || undefined}
      onPointerEnter={light}
      onPointerLeave={stop}
      onFocus={light}
      onBlur={stop}
      onClick={light}
    >
      {children}
    </button>
  )
}
