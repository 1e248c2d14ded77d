/** The bar on top: the house's mark, and what else belongs there; also while the game is still being fetched. */
import './app-bar.css'
import { emblemPicture } from '@bivouac/face-kit/art'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { Drawing } from './drawing.tsx'

const MARK = emblemPicture(30)

interface Props {
  readonly className?: string
  readonly children?: ReactNode
}

export function BarFrame({ className = '', children }: Props) {
  const { say } = useSay()
  return (
    <header className={`app-bar ${className}`}>
      <Link href={paths.home} className="app-bar__brand title" aria-label={say('frame.home')}>
        <Drawing svg={MARK} />
        <span className="app-bar__word">Bivouac</span>
      </Link>
      {children}
    </header>
  )
}
