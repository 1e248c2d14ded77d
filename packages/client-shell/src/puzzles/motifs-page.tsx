/** The solver's record in one game, and the motifs to choose from. */
import './pages.css'
import { useLocation } from 'wouter'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { GameChoice } from '../pages/parts/game-choice.tsx'
import { shortName } from '../pages/parts/short-name.ts'
import { paths } from '../paths.ts'
import { HowItWorks } from './ask.tsx'
import { DamagedNote } from './damaged-note.tsx'
import { PuzzleWays } from './puzzle-bar.tsx'
import { Record } from './record.tsx'
import { usePuzzleSay } from './say.ts'
import type { GameBook } from './use-book.ts'

export function MotifsPage({ cover, book }: GameBook) {
  const { say } = usePuzzleSay()
  const [, go] = useLocation()
  return (
    <PageFrame title={say('of', { game: shortName(cover.name) })} place="learn">
      <div className="puzzle-pages puzzle-pages--motifs">
        <PuzzleWays cover={cover} now="motif" />
        <GameChoice quiet value={cover.id} onChange={id => go(paths.motifs(id))} />
        <DamagedNote />
        <Record cover={cover} book={book} />
        <HowItWorks />
      </div>
    </PageFrame>
  )
}
