/** The cards that lie open this turn with their words, and how far their orders have been carried out. */

import { cardText, doesText, titleIn } from '../../../src/text/names.ts'
import { capitalised } from '../../../src/text/words.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import { CardFace } from '../hand/card-face.tsx'
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'
import { flankNote } from './flank-note.ts'
import { progressOf } from './progress.ts'

export function Played({ seen, words }: TablePart) {
  const own = tableWords(words)
  const { board, view } = seen
  // The cards of the side whose turn it is come first: they say what may be done.
  const sides = [view.active, ...SIDES.filter(side => side !== view.active)]
  const open = sides.flatMap(side =>
    [...view[side].played.command, ...view[side].played.combat].map(card => ({
      card,
      note: flankNote(view, own, card, side),
    })),
  )
  return (
    <>
      <h3 className="label">{own.say('panel.played')}</h3>
      {open.length === 0 && <p className="gw-panel__small">{own.say('panel.played.none')}</p>}
      {open.map(({ card, note }) => (
        <div key={card} className="gw-played">
          <span className="gw-played__card">
            <CardFace title={titleIn(card)} board={board} words={words} />
          </span>
          <div>
            <h4>{cardText(own.game, card)}</h4>
            <p>{capitalised(own.game, doesText(own.game, card))}</p>
            {note && <p className="gw-panel__small">{note}</p>}
          </div>
        </div>
      ))}
      {open.length > 0 && <Progress lines={progressOf(view, own)} />}
    </>
  )
}

const Progress = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="gw-played__progress">
    {lines.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
