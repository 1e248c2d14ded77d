/** What lies over a study: ways to share it, a new chapter, and the keys. */
import { printStudy } from '@bivouac/study'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { download } from '../pages/parts/download.ts'
import { Drawer } from '../parts/drawer.tsx'
import { Icon } from '../parts/icon.tsx'
import { paths } from '../paths.ts'
import { LINK_MOST } from '../theatre/brought.ts'
import { type SheetName, useAtStudy } from './at-study.ts'
import { NewChapter } from './new-chapter.tsx'
import { type StudyKey, useStudySay } from './say.ts'
import { fileNameOf } from './study-file.ts'
import { studyLink } from './study-link.ts'

const TITLES: Readonly<Record<SheetName, StudyKey>> = {
  share: 'share',
  'new-chapter': 'chapter.new',
  keys: 'keys',
}

export function StudySheets() {
  const { say } = useStudySay()
  const { sheet, openSheet } = useAtStudy()
  if (!sheet) return undefined
  return (
    <Drawer key={sheet} title={say(TITLES[sheet])} onClose={() => openSheet(undefined)}>
      <div className="study-sheet">
        {sheet === 'share' && <Share />}
        {sheet === 'new-chapter' && <NewChapter />}
        {sheet === 'keys' && <Keys />}
      </div>
    </Drawer>
  )
}

function Share() {
  const { say } = useStudySay()
  const { id, editing } = useAtStudy()
  const [link, setLink] = useState<string | 'too-long'>()
  const [note, setNote] = useState<string>()
  const text = printStudy(editing.study)
  useEffect(() => {
    let isHere = true
    void studyLink(text, location.href).then(made => isHere && setLink(made ?? 'too-long'))
    return () => {
      isHere = false
    }
  }, [text])
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(link ?? '').then(
      () => true,
      () => false,
    )
    setNote(say(isCopied ? 'share.copied' : 'share.by-hand'))
  }
  const most = LINK_MOST / 1024
  return (
    <>
      <h3>{say('share.link')}</h3>
      {!link && <p>{say('share.making')}</p>}
      {link === 'too-long' && <p>{say('share.too-long', { most })}</p>}
      {link && link !== 'too-long' && (
        <>
          <p>{say('share.fits', { size: (link.length / 1024).toFixed(1), most })}</p>
          <input className="study-sheet__link" readOnly value={link} aria-label={say('share.link')} />
          <button type="button" className="button button--primary" onClick={() => void copy()}>
            <Icon name="copy" size={18} /> {say('share.copy')}
          </button>
        </>
      )}
      <button
        type="button"
        className="button"
        onClick={() => {
          const file = fileNameOf(editing.study)
          download(file, text)
          setNote(say('share.saved', { file }))
        }}
      >
        <Icon name="down" size={18} /> {say('share.file')}
      </button>
      <Link className="button" href={paths.printStudy(id)}>
        <Icon name="log" size={18} /> {say('print')}
      </Link>
      {note && <p role="status">{note}</p>}
    </>
  )
}

const KEYS: readonly (readonly [string, StudyKey])[] = [
  ['← →', 'keys.arrows'],
  ['↑ ↓', 'keys.branch'],
  ['Home End', 'keys.ends'],
  ['1 – 5', 'keys.glyphs'],
  ['Ctrl Z  Ctrl Y', 'keys.undo'],
]

function Keys() {
  const { say } = useStudySay()
  return (
    <dl className="study-sheet__keys">
      {KEYS.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(what)}</dd>
        </div>
      ))}
    </dl>
  )
}
