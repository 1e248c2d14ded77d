/** The window onto the board: wheel and pinch zoom, drag pans, + and − and fit as buttons, a double tap goes in and out. */
import './viewport.css'
import type { ReactNode } from 'react'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { IconButton } from './icon-button.tsx'
import { showWhole, zoomBy } from './lens.ts'
import { useLook } from './use-look.ts'
import { isWhole } from './viewport-math.ts'

export function Viewport({ children }: { readonly children: ReactNode }) {
  const { say } = useSay()
  const { room, lens } = useDesk()
  const look = useLook(lens)
  const isFit = isWhole(look)
  return (
    <div className="viewport" ref={lens.box} data-zoomed={!isFit || undefined}>
      <div
        className="viewport__content"
        style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}
      >
        {children}
      </div>
      {/* On a desk they are among the tools: nothing lies on the board. */}
      {room === 'narrow' && (
        <fieldset className="viewport__buttons" aria-label={say('zoom')}>
          <IconButton icon="plus" name={say('zoom.in')} size={16} onClick={() => zoomBy(lens, 1.4)} />
          {!isFit && (
            <IconButton icon="minus" name={say('zoom.out')} size={16} onClick={() => zoomBy(lens, 1 / 1.4)} />
          )}
          {!isFit && (
            <IconButton icon="zoom" name={say('zoom.fit')} size={16} onClick={() => showWhole(lens)} />
          )}
        </fieldset>
      )}
    </div>
  )
}
