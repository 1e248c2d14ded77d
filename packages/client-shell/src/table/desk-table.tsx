/**
 * The table on a desk, in named areas: the band on top, the rack with what can be played, the board, and the tray with what
 * is being decided. The order of the page is the order of Tab: prompt, pad, rack, board, and the game's own part last.
 */
import { memo } from 'react'
import { Band } from '../parts/band.tsx'
import { PromptBar } from '../parts/prompt-bar.tsx'
import { walkRack } from '../parts/rack-keys.ts'
import { TrialBar } from '../parts/trial-bar.tsx'
import { useSay } from '../say/say.ts'
import { BoardBox, Looking } from './board-box.tsx'
import { useDesk } from './desk.ts'
import { later } from './later.tsx'
import { Pad } from './pad.tsx'

export const DeskTable = memo(function DeskTable() {
  const { say } = useSay()
  const { room, ui, seen, around } = useDesk()
  return (
    <>
      <Band />
      <aside className="table-frame__tray" aria-label={say('side.tray')}>
        <div className="table-frame__prompt">
          <TrialBar />
          <Looking />
          {seen.isLive && <PromptBar />}
        </div>
        {around && <around.Tray />}
        <Pad />
        {around && room === 'wide' && <around.Talk />}
      </aside>
      <Rack />
      <BoardBox />
      {room === 'wide' && ui.parts.Third && <Third />}
    </>
  )
})

function Rack() {
  const { ui, part } = useDesk()
  const { say } = useSay()
  return (
    <section className="table-frame__rack" aria-label={say('hand')} onKeyDown={walkRack}>
      <h2 className="sr-only">{say('tabs.hand')}</h2>
      <ui.parts.Hand {...part} />
    </section>
  )
}

const Third = later(function Third() {
  const { ui, part } = useDesk()
  return <div className="table-frame__third">{ui.parts.Third && <ui.parts.Third {...part} />}</div>
})
