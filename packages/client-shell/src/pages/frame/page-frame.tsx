/** What stands around every page: the bar with mark and navigation, the content, the foot. */
import './page-frame.css'
import { emblemPicture } from '@bivouac/face-kit/art'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useWindowTitle } from '../../parts/use-window-title.ts'
import { paths } from '../../paths.ts'
import { Picture } from '../parts/picture.tsx'
import { usePageWords } from '../say.ts'
import { HostTrouble } from './host-trouble.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Navigation, type NavPlace } from './navigation.tsx'

interface Props {
  /** Also the name of the window, unless that has another one. */
  readonly title: string
  readonly window?: string | undefined
  readonly lead?: ReactNode
  readonly place?: NavPlace
  /** The page sets its own heading with `PageHeading`. */
  readonly bare?: boolean
  readonly children: ReactNode
}

const MARK = emblemPicture(34)

export function PageFrame({ title, window = title, lead, place, bare = false, children }: Props) {
  const { say } = usePageWords()
  useWindowTitle(window)
  return (
    <div className="desk page-frame">
      <button
        type="button"
        className="page-frame__skip button"
        onClick={() => document.getElementById('content')?.focus()}
      >
        {say('frame.skip')}
      </button>
      <header className="page-frame__bar">
        <Link href={paths.home} className="page-frame__brand title" aria-label={say('frame.home')}>
          <Picture svg={MARK} />
          <span>Bivouac</span>
        </Link>
        <Navigation place={place} />
        <LanguageSwitch />
      </header>
      <HostTrouble />
      <main id="content" className="page-frame__content" tabIndex={-1}>
        {!bare && (
          <div className="page-frame__head">
            <PageHeading>{title}</PageHeading>
            {lead && <p className="page-frame__lead">{lead}</p>}
          </div>
        )}
        {children}
      </main>
      <footer className="page-frame__foot">
        <span>{say('frame.foot')}</span>
        <Link href={paths.about}>{say('nav.about')}</Link>
      </footer>
    </div>
  )
}

/** The first page of a visit leaves the focus where the browser has it; every later one begins at its heading. */
let isFirst = true

export function PageHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    isFirst = false
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="title page-heading">
      {children}
    </h1>
  )
}
