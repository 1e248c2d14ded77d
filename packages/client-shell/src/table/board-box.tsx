/** The board in its place, with the board as a list for those who do not see it; and the bars for looking back. */
import { BoardList } from '../parts/board-list.tsx'
import { ReplayBar } from '../parts/replay-bar.tsx'
import { Viewport } from '../parts/viewport.tsx'
import { WatchBar } from '../parts/watch-bar.tsx'
import { useSay } from '../say/say.ts'
import { useStore } from '../store/use-store.ts'
import { useDesk } from './desk.ts'
import { isOnlyWatched } from './eyes.ts'

export function BoardBox() {
  const { ui, part, room, scenario, isOver } = useDesk()
  const { say } = useSay()
  return (
    <main className="table-frame__board" aria-label={say('board', { scenario })}>
      <BoardList />
      <Viewport>
        <PointedBoard />
      </Viewport>
      {/* On a desk it is told in the pad, where it covers nothing. */}
      {room === 'narrow' && !isOver && (
        <div className="table-frame__ceremony">
          <ui.parts.Ceremony {...part} />
        </div>
      )}
    </main>
  )
}

function PointedBoard() {
  const { ui, part, hand } = useDesk()
  const pointed = useStore(hand.pointing)
  return <ui.parts.Board {...part} pointed={pointed} />
}

/** The bar for looking back, or for watching. */
export function Looking() {
  const { seen, state, around } = useDesk()
  if (!seen.isLive) return <ReplayBar />
  // Others do not wait for the one who watches them; and who plays has no seat yet in the first moment.
  return isOnlyWatched(state.summary.plan) && !seen.outcome && !around ? <WatchBar /> : undefined
}
