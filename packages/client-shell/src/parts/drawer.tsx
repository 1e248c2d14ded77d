/** A sheet of paper that slides over the table: from the right where there is room, from below on the phone. */
import './drawer.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSay } from '../say/say.ts'
import { CloseButton } from './close-button.tsx'
import { useLayer } from './layers.ts'
import { ScrollBox } from './scroll-box.tsx'

interface Props {
  readonly title: string
  /** A slip in the middle instead of a sheet at the side. */
  readonly isCentred?: boolean
  readonly children: ReactNode
  onClose(): void
}

export function Drawer({ title, isCentred = false, children, onClose }: Props) {
  const { say } = useSay()
  const sheet = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayer(onClose)
  useEffect(() => {
    const dialog = sheet.current
    if (!dialog?.open) dialog?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={sheet}
      className={`paper drawer${isCentred ? ' drawer--centred' : ''}`}
      aria-labelledby={titleId}
      onClose={onClose}
      // A press beside the sheet lands on the dialog itself.
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      <div className="drawer__sheet">
        <div className="drawer__head">
          <h2 id={titleId} className="drawer__title title">
            {title}
          </h2>
          <CloseButton name={say('drawer.close')} onPress={onClose} />
        </div>
        <ScrollBox className="drawer__body">{children}</ScrollBox>
      </div>
    </dialog>
  )
}
