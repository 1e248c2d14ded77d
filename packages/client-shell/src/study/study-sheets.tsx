/** What lies over a study: ways to share it, a new chapter, and the keys. */
import { printStudy } from '@bivouac/study'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Drawer } from '../parts/drawer.tsx'
import { Icon } from '../parts/icon.tsx'
import { KeysList } from '../parts/keys-list.tsx'
import { LinkAndFile } from '../parts/link-and-file.tsx'
import { paths } from '../paths.ts'
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
        {sheet === 'keys' && <KeysList lines={KEYS.map(([key, what]) => [key, say(what)])} />}
      </div>
    </Drawer>
  )
}

function Share() {
  const { say } = useStudySay()
  const { id, editing } = useAtStudy()
  const [link, setLink] = useState<string | 'too-long'>()
  const text = printStudy(editing.study)
  useEffect(() => {
    let isHere = true
    void studyLink(text, location.href).then(made => isHere && setLink(made ?? 'too-long'))
    return () => {
      isHere = false
    }
  }, [text])
  return (
    <LinkAndFile link={link} file={fileNameOf(editing.study)} text={text} say={say}>
      <Link className="button" href={paths.printStudy(id)}>
        <Icon name="log" size={18} /> {say('print')}
      </Link>
    </LinkAndFile>
  )
}

const KEYS: readonly (readonly [string, StudyKey])[] = [
  ['← →', 'keys.arrows'],
  ['↑ ↓', 'keys.branch'],
  ['Home End', 'keys.ends'],
  ['1 – 5', 'keys.glyphs'],
  ['Ctrl Z  Ctrl Y', 'keys.undo'],
]
