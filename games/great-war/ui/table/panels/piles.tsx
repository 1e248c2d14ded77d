/** The drawer of all piles: what was discarded, how much is left to draw, and every card of both decks with its words. */
import { memo } from 'react'
import './panels.css'
import { COMBAT_CARDS, COMMAND_CARDS } from '../../../src/cards/vocabulary.ts'
import { cardText, doesText } from '../../../src/text/names.ts'
import { capitalised } from '../../../src/text/words.ts'
import { costOf } from '../hand/card-face.tsx'
import { isSameMoment } from '../same.ts'
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'
import { CardChips } from './card-chips.tsx'

const CARDS = { command: COMMAND_CARDS, combat: COMBAT_CARDS } as const
const DECKS = ['command', 'combat'] as const

export const Piles = memo(function Piles({ seen, words }: TablePart) {
  const own = tableWords(words)
  const { say } = own
  const { board, view } = seen
  return (
    <div className="gw-panel gw-piles">
      {DECKS.map(deck => {
        const { deck: left, discard } = view[deck]
        return (
          <section key={deck}>
            <h3 className="label">{say(`hand.${deck}`)}</h3>
            <p>{say('panel.deck', { deck: left, discard: discard.length })}</p>
            <h4>{say('piles.discarded')}</h4>
            {discard.length === 0 ? (
              <p>{say('piles.none')}</p>
            ) : (
              <CardChips board={board} words={own} cards={discard} />
            )}
          </section>
        )
      })}
      <p>{own.game.say('table.pool', { pool: view.pool })}</p>
      {DECKS.map(deck => (
        <details key={deck}>
          <summary>{say(`piles.all.${deck}`)}</summary>
          <dl className="gw-piles__cards">
            {CARDS[deck].map(({ title, copies }) => (
              <div key={title}>
                <dt>
                  {cardText(own.game, title)} <small>{say('piles.copies', { count: copies })}</small>
                  {deck === 'combat' && <small> · {say('hand.cost', { cost: costOf(board, title) })}</small>}
                </dt>
                <dd>{capitalised(own.game, doesText(own.game, title))}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  )
}, isSameMoment)
