/** Above a puzzle: whose puzzles these are, the ways to solve them, and the way out; on a phone a strip above and tabs below. */
import '../parts/tabs.css'
import './puzzle-bar.css'
import type { IconName } from '@bivouac/face-kit/art'
import { Link } from 'wouter'
import type { GameCover } from '../game-ui.ts'
import { shortName } from '../pages/parts/short-name.ts'
import { BarFrame } from '../parts/app-bar.tsx'
import { Icon } from '../parts/icon.tsx'
import { paths } from '../paths.ts'
import { Kind } from './ask.tsx'
import { type Mode, useAtPuzzle } from './at-puzzle.ts'
import { DamagedNote } from './damaged-note.tsx'
import { rangeOf } from './record.tsx'
import { type PuzzleKey, usePuzzleSay } from './say.ts'

interface Way {
  readonly mode: Mode
  readonly icon: IconName
  readonly word: PuzzleKey
  readonly long: PuzzleKey
  to(game: string): string
}

const WAYS: readonly Way[] = [
  { mode: 'today', icon: 'target', word: 'today', long: 'today', to: paths.puzzles },
  { mode: 'rush', icon: 'clock', word: 'rush', long: 'rush.long', to: paths.rush },
  { mode: 'motif', icon: 'cards', word: 'motifs', long: 'motifs.long', to: game => paths.motifs(game) },
]

interface WaysProps {
  readonly cover: GameCover
  readonly now: Mode | undefined
}

/** The ways to solve, side by side. */
export function PuzzleWays({ cover, now }: WaysProps) {
  const { say } = usePuzzleSay()
  return (
    <nav className="puzzle-ways" aria-label={say('ways')}>
      {WAYS.map(({ mode, long, to }) => (
        <Link key={mode} href={to(cover.id)} aria-current={mode === now ? 'page' : undefined}>
          {say(long)}
        </Link>
      ))}
    </nav>
  )
}

export function PuzzleBar() {
  const { say } = usePuzzleSay()
  const { cover, mode } = useAtPuzzle()
  return (
    <BarFrame>
      <h1 className="puzzle__name">{say('of', { game: shortName(cover.name) })}</h1>
      <DamagedNote />
      <PuzzleWays cover={cover} now={mode} />
      <Link className="puzzle__tool" href={paths.home} title={say('home')}>
        <Icon name="home" size={20} />
        <span className="sr-only">{say('home')}</span>
      </Link>
    </BarFrame>
  )
}

export function PuzzleStrip() {
  const { say } = usePuzzleSay()
  const { cover, solver, mode } = useAtPuzzle()
  const title = mode === 'today' ? say('today.long') : say('of', { game: shortName(cover.name) })
  return (
    <header className="phone-strip phone-strip--named">
      <Link className="puzzle__tool" href={paths.motifs(cover.id)} title={say('title')}>
        <Icon name="left" size={20} />
        <span className="sr-only">{say('title')}</span>
      </Link>
      <div className="phone-strip__names">
        <h1>{title}</h1>
        <Kind isBrief />
      </div>
      <p className="title puzzle__own">
        <span className="sr-only">{say('rating')} </span>
        {rangeOf(solver).rating}
      </p>
    </header>
  )
}

export function PuzzleTabs() {
  const { say } = usePuzzleSay()
  const { cover, mode } = useAtPuzzle()
  return (
    <nav className="tabs puzzle__tabs" aria-label={say('ways')}>
      {WAYS.map(({ mode: one, icon, word, to }) => (
        <Link key={one} href={to(cover.id)} aria-current={one === mode ? 'page' : undefined}>
          <Icon name={icon} size={20} />
          {say(word)}
        </Link>
      ))}
      <Link href={paths.home}>
        <Icon name="home" size={20} />
        {say('home')}
      </Link>
    </nav>
  )
}
