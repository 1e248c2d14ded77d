/** The theatre laid out for the room there is: story, board and moment over the line of the game, or a phone's strip and sheet. */
import './theatre-frame.css'
import { useRef } from 'react'
import { BoardMarks } from '../parts/board-marks.tsx'
import { Icon } from '../parts/icon.tsx'
import { PlayerPlate } from '../parts/player-plate.tsx'
import { BoardBox } from '../table/board-box.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from './at-theatre.ts'
import { Caption, MomentSlip } from './moment-slip.tsx'
import { Notices } from './notices.tsx'
import { useTheatreSay } from './say.ts'
import { Story } from './story.tsx'
import { TheatreBar } from './theatre-bar.tsx'
import { TheatreSheets } from './theatre-sheets.tsx'
import { TheatreTabs } from './theatre-tabs.tsx'
import { Timeline } from './timeline.tsx'
import { Transport } from './transport.tsx'
import { useSwipe } from './use-swipe.ts'

export function TheatreFrame() {
  const { ui, room } = useDesk()
  const { seq } = useAtTheatre()
  return (
    <div
      className={`desk table-room ${room === 'narrow' ? '' : 'laid-room '}theatre theatre--${room} table-frame--${ui.module.id}`}
      data-moment={seq}
      data-shown={useDesk().seen.seq}
    >
      {room === 'narrow' ? <PhoneTheatre /> : <DeskTheatre />}
      <TheatreSheets />
      <Notices />
    </div>
  )
}

function DeskTheatre() {
  const { say } = useTheatreSay()
  return (
    <>
      <TheatreBar />
      <aside className="theatre__story" aria-label={say('story')}>
        <Story />
      </aside>
      <BoardBox over={<Line />} />
      <aside className="theatre__moment" aria-label={say('moment')}>
        <MomentSlip />
      </aside>
      <section className="paper theatre__line" aria-label={say('line')}>
        <Transport />
        <Timeline />
      </section>
    </>
  )
}

const Line = () => <BoardMarks marks={useAtTheatre().line} />

/** On a phone what the analysis says lies behind a press. */
function AnalysedChip() {
  const { say } = useTheatreSay()
  const { reading, seq, openSheet } = useAtTheatre()
  const step = reading?.stepAt(seq + 1)
  if (!step?.decision) return undefined
  return (
    <button type="button" className="button button--small" onClick={() => openSheet('analysis')}>
      <Icon name="lamp" size={16} /> {say(step.decision.isMistake ? 'analysis.mistake' : 'analysis.here')}
    </button>
  )
}

function PhoneTheatre() {
  const { say } = useTheatreSay()
  const { near, scenario } = useDesk()
  const { placeOf, seq } = useAtTheatre()
  const board = useRef<HTMLDivElement>(null)
  useSwipe(board)
  return (
    <>
      <header className="phone-strip table-frame__strip theatre__strip">
        <PlayerPlate side={near} brief />
        <div className="table-frame__middle">
          <h1 className="sr-only">{say('window', { scenario })}</h1>
          <span>{placeOf(seq)}</span>
        </div>
        <PlayerPlate side={1 - near} brief />
      </header>
      <div ref={board} className="theatre__board">
        <BoardBox over={<Line />} />
      </div>
      <section className="paper theatre__line" aria-label={say('line')}>
        <Caption />
        <AnalysedChip />
        <Timeline />
        <Transport />
      </section>
      <TheatreTabs />
    </>
  )
}
