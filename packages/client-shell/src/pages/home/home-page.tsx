/** The first page: one button that starts a game, the two boxes, the games that lie there, and the ways on. */
import './home-page.css'
import { useEffect } from 'react'
import { useShell } from '../../shell-context.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { useAsked } from '../parts/use-asked.ts'
import { BoxLid } from './box-lid.tsx'
import { ContinueGames } from './continue-games.tsx'
import { doEarly } from './early.ts'
import { FirstVisit } from './first-visit.tsx'
import { QuickPlay } from './quick-play.tsx'
import { ScenarioShelf } from './scenario-shelf.tsx'
import { Promises, Ways } from './ways.tsx'

export default function HomePage() {
  const { covers } = useShell()
  const { asked } = useAsked('games')
  useEffect(doEarly, [])
  return (
    <PageFrame title="Bivouac" place="play" bare>
      <div className="home-page">
        <FirstVisit games={asked.state === 'here' ? asked.value : undefined} />
        <div className="home-page__hero">
          <QuickPlay games={asked.state === 'here' ? asked.value : []} />
          {covers.map(cover => (
            <BoxLid key={cover.id} cover={cover} />
          ))}
        </div>
        <Promises />
        {asked.state === 'here' && <ContinueGames games={asked.value} />}
        <ScenarioShelf />
        <Ways />
      </div>
    </PageFrame>
  )
}
