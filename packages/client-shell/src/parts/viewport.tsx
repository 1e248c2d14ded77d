/** The window onto the board: wheel and pinch zoom, drag pans, + and − and fit as buttons, a double tap goes in and out. */
import './viewport.css'
import { type ReactNode, useRef } from 'react'
import { useSay } from '../say/say.ts'
import { Icon } from './icon.tsx'
import { useLook } from './use-look.ts'

export function Viewport({ children }: { readonly children: ReactNode }) {
  const { say } = useSay()
  const box = useRef<HTMLDivElement>(null)
  const { look, isFit, zoom, fit } = useLook(box)
  return (
    <div className="viewport" ref={box} data-zoomed={!isFit || undefined}>
      <div
        className="viewport__content"
        style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}
      >
        {children}
      </div>
      <fieldset className="viewport__buttons" aria-label={say('zoom')}>
        <button type="button" aria-label={say('zoom.in')} title={say('zoom.in')} onClick={() => zoom(1.4)}>
          <Icon name="plus" size={16} />
        </button>
        {!isFit && (
          <button
            type="button"
            aria-label={say('zoom.out')}
            title={say('zoom.out')}
            onClick={() => zoom(1 / 1.4)}
          >
            <Icon name="minus" size={16} />
          </button>
        )}
        {!isFit && (
          <button type="button" aria-label={say('zoom.fit')} title={say('zoom.fit')} onClick={fit}>
            <Icon name="zoom" size={16} />
          </button>
        )}
      </fieldset>
    </div>
  )
}
