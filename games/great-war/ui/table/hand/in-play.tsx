/** The own command card of this turn: its words make way for how far its orders have been carried out. */
import { titleIn } from '../../../src/text/names.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import { progressOf } from '../panels/progress.ts'
import type { TablePart } from '../seen.ts'
import { seatOf } from '../things.ts'
import { tableWords } from '../words.ts'
import { TrayFace } from './tray-card.tsx'

export function cardsInPlay(view: GreatWarView): readonly string[] {
  const side = SIDES[seatOf(view)]
  return view.active === side ? view[side].played.command : []
}

export function InPlay({
  seen: { board, view },
  words,
  isBrief = false,
}: TablePart & { readonly isBrief?: boolean }) {
  const own = tableWords(words)
  // How it began and how far it has come: the whole of it would take the room of other cards.
  const steps = progressOf(view, own)
  const progress = [own.say('hand.in-play'), ...new Set([...steps.slice(0, 1), ...steps.slice(-1)])].join(
    ' · ',
  )
  return cardsInPlay(view).map(card => (
    <div key={card} className="gw-tray-card gw-tray-card--in-play" title={isBrief ? progress : undefined}>
      <TrayFace title={titleIn(card)} board={board} words={words} note={progress} isBrief={isBrief} />
    </div>
  ))
}
