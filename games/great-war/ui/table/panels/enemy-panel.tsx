/** What may be known of the other side: cards of its hand that were seen, and the two decks that both draw from. */
import { memo } from 'react'
import './panels.css'
import { enemyOf, SIDES } from '../../../src/vocabulary.ts'
import { isSameMoment } from '../same.ts'
import type { TablePart } from '../seen.ts'
import { seatOf } from '../things.ts'
import { tableWords } from '../words.ts'
import { CardChips } from './card-chips.tsx'

export const EnemyPanel = memo(function EnemyPanel({ seen, words }: TablePart) {
  const own = tableWords(words)
  const { say } = own
  const { board, view } = seen
  const enemy = view[SIDES[seatOf(view) < 0 ? 1 : enemyOf(seatOf(view))]]
  const known = [...new Set([...enemy.known, ...(enemy.spied ?? [])])]
  return (
    <section className="paper gw-panel">
      {enemy.hand.combat > 0 && (
        <>
          <h3 className="label">{say('panel.known')}</h3>
          {known.length > 0 ? (
            <CardChips board={board} words={own} cards={known} />
          ) : (
            <p>{say('panel.known.none')}</p>
          )}
        </>
      )}
      <h3 className="label">{say('panel.decks')}</h3>
      <dl className="gw-panel__decks">
        {(['command', 'combat'] as const).map(deck => (
          <div key={deck}>
            <dt>{say(`hand.${deck}`)}</dt>
            <dd>{say('panel.deck', { deck: view[deck].deck, discard: view[deck].discard.length })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}, isSameMoment)
