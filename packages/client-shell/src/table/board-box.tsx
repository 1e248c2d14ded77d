/** The board in its place, with the board as a list for those who do not see it; and the bars for looking back. */
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { Hands } from '../game-ui.ts'
import { BoardList } from '../parts/board-list.tsx'
import { ReplayBar } from '../parts/replay-bar.tsx'
import { Viewport } from '../parts/viewport.tsx'
import { WatchBar } from '../parts/watch-bar.tsx'
import { useSay } from '../say/say.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useStore } from '../store/use-store.ts'
import { type Desk, useDesk } from './desk.ts'
import { isOnlyWatched } from './eyes.ts'
import { isRolling } from './is-rolling.ts'
import { useThrown } from './use-thrown.ts'

/** `over`: what is drawn over the board, and goes with it however closely it is looked at. */
export function BoardBox({ over }: { readonly over?: ReactNode }) {
  const { ui, part, room, scenario, isOver, teaching } = useDesk()
  const { say } = useSay()
  // Its hundred sentences need not be there before the board is seen.
  const isLaid = useDeferredValue(true, false)
  return (
    <main className="table-frame__board" aria-label={say('board', { scenario })}>
      {isLaid && <BoardList />}
      <Viewport>
        <PointedBoard />
        {teaching && <teaching.Veil />}
        {over}
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

const NOTHING: readonly never[] = []
const NO_THINGS: Hands['next'] = new Map()

function PointedBoard() {
  const desk = useDesk()
  const { ui, part, hand, seen, room } = desk
  const isNaming = useIsNaming(desk)
  const pointed = useStore(hand.pointing)
  const mentioned = useStore(hand.telling)
  const thrown = useThrown(ui, seen, hand.acts)
  const isOut = isRolling(desk)
  // Where one may go next would give away what the dice are about to say.
  const hands = useMemo(() => (isOut ? { ...part.hands, next: NO_THINGS } : part.hands), [isOut, part.hands])
  return (
    <ui.parts.Board
      {...part}
      hands={hands}
      // What is in hand needs the board to itself.
      recap={hand.canStepBack ? NOTHING : part.recap}
      pointed={pointed}
      mentioned={mentioned}
      // On a phone they lie large over the board for a moment, and the recap tells of all of them.
      thrown={room === 'narrow' || part.recap.length > 0 ? NOTHING : thrown}
      hasNames={isNaming}
    />
  )
}

/** Whoever wants every place named has it so; else they are named while a hint or a card on a phone's sheet speaks of them by name. */
function useIsNaming({ hand, state, room }: Desk): boolean {
  const { coordinates } = useSettings()
  const { picked, proposed } = hand.hands
  const isCardOpen = room === 'narrow' && proposed === undefined && picked[0]?.startsWith('card:')
  return coordinates || isCardOpen || state.hint !== undefined
}

/** The bar for looking back, or for watching. */
export function Looking() {
  const { seen, state, around } = useDesk()
  if (!seen.isLive) return <ReplayBar />
  // Others do not wait for the one who watches them; and who plays has no seat yet in the first moment.
  return isOnlyWatched(state.summary.plan) && !seen.outcome && !around ? <WatchBar /> : undefined
}
