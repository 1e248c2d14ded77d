/** Shows something to others: as a link that holds all of it, where it is not too long for that, and as a file. */
import './link-and-file.css'
import { type ReactNode, useState } from 'react'
import { download } from '../pages/parts/download.ts'
import { LINK_MOST } from '../store/packed.ts'
import { copied } from './copied.ts'
import { Icon } from './icon.tsx'

type ShareKey =
  `share.${'link' | 'making' | 'fits' | 'too-long' | 'copy' | 'copied' | 'by-hand' | 'file' | 'saved'}`

interface Props {
  /** Undefined while it is being made. */
  readonly link: string | 'too-long' | undefined
  readonly file: string
  readonly text: string
  /** Further ways to share it. */
  readonly children?: ReactNode
  /** In the words of the screen: what is shared has another name on each. */
  say(key: ShareKey, values?: Readonly<Record<string, string | number>>): string
}

export function LinkAndFile({ link, file, text, children, say }: Props) {
  const [note, setNote] = useState<string>()
  const save = () => {
    download(file, text)
    setNote(say('share.saved', { file }))
  }
  const copy = async (made: string) => setNote(say((await copied(made)) ? 'share.copied' : 'share.by-hand'))
  const most = LINK_MOST / 1024
  return (
    <>
      <h3>{say('share.link')}</h3>
      {!link && <p>{say('share.making')}</p>}
      {link === 'too-long' && <p>{say('share.too-long', { most })}</p>}
      {link && link !== 'too-long' && (
        <>
          <p>{say('share.fits', { size: (link.length / 1024).toFixed(1), most })}</p>
          <input className="link-and-file__link" readOnly value={link} aria-label={say('share.link')} />
          <button type="button" className="button button--primary" onClick={() => void copy(link)}>
            <Icon name="copy" size={18} /> {say('share.copy')}
          </button>
        </>
      )}
      <button type="button" className="button" onClick={save}>
        <Icon name="down" size={18} /> {say('share.file')}
      </button>
      {children}
      {note && <p role="status">{note}</p>}
    </>
  )
}
