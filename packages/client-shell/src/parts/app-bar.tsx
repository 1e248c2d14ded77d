/** The top bar: the house's mark, scenario and goal, the steps of the turn, and the tools. */
import './app-bar.css'
import { emblemPicture } from '@bivouac/face-kit/art'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { later } from '../table/later.tsx'
import { Tools } from './tools.tsx'
import { TurnSteps } from './turn-steps.tsx'

const MARK = emblemPicture(30)

export const AppBar = later(function AppBar() {
  const { ui, seen, words, room, scenario, around, teaching } = useDesk()
  if (teaching)
    return (
      <BarFrame>
        <teaching.Bar />
        <Tools />
      </BarFrame>
    )
  return (
    <BarFrame>
      <div className="app-bar__scenario">
        <h1 className="app-bar__name">{scenario}</h1>
        {room === 'wide' && <span className="app-bar__goal">{ui.goal(seen, words)}</span>}
      </div>
      <div className="app-bar__steps">{room === 'wide' && <TurnSteps steps={ui.steps(seen, words)} />}</div>
      {around && <around.Bar />}
      <Tools />
    </BarFrame>
  )
})

/** The bar with the mark alone, also while the game is still being fetched. */
export function BarFrame({ children }: { readonly children?: ReactNode }) {
  const { say } = useSay()
  return (
    <header className="app-bar">
      <Link href={paths.home} className="app-bar__brand title" aria-label={say('frame.home')}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own mark. */}
        <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: MARK }} />
        <span className="app-bar__word">Bivouac</span>
      </Link>
      {children}
    </header>
  )
}
