/** What a seat wants at hand beside the board: what may be known of the enemy, its own supply, the objectives, cards played. */
import { KINDS } from '../../../src/vocabulary.ts'
import { CardFace } from '../hand/card.tsx'
import { countKinds, farSide, nearSide } from '../logic/reading.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { Chips } from './chips.tsx'
import { Objectives } from './objectives.tsx'
import './panels.css'

/** N-9.2 Hand and deck together, never more. */
export function EnemyPanel({ seen, words }: NormandyProps) {
  const say = tableWordsIn(words.language)
  const { handAndDeck } = seen.view[farSide(seen.seat)]
  const cards = KINDS.flatMap(kind => (handAndDeck[kind] ? [[kind, handAndDeck[kind]] as const] : []))
  return (
    <section className="normandy-panel paper">
      <h3 className="label">{say.say('known.title')}</h3>
      <Chips cards={cards} say={say} />
    </section>
  )
}

export function OwnPanel({ seen, words, hands, pointing }: NormandyProps) {
  const say = tableWordsIn(words.language)
  const side = nearSide(seen.seat)
  const { supply, play } = seen.view[side]
  return (
    <section className="normandy-panel paper">
      <h3 className="label">{say.say('own.supply', { count: supply.length })}</h3>
      <Chips cards={countKinds(supply)} say={say} />
      <h3 className="label">{say.say('own.objectives')}</h3>
      <Objectives {...{ seen, words, hands, pointing }} />
      <h3 className="label">{say.say('own.played')}</h3>
      {play.length === 0 ? (
        <p className="normandy-chips__none">{say.names.say('table.nothing')}</p>
      ) : (
        <div className="normandy-panel__played">
          {play.map(card => (
            <CardFace key={card} side={side} card={card} language={words.language} />
          ))}
        </div>
      )}
    </section>
  )
}
