/** The cards that each side has played this turn, in order: sign and squad. */
import './played.css'
import { Icon } from '@bivouac/client-shell'
import { printedCard } from '../../../src/art/index.ts'
import { cardTitle } from '../../../src/text/names.ts'
import { farSide, kindIn, nearSide } from '../logic/reading.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { signOf } from './chips.tsx'

export function PlayedThisTurn({ seen, words }: NormandyProps) {
  const say = tableWordsIn(words.language)
  return (
    <section className="normandy-played" aria-label={say.say('own.played')}>
      <h3>{say.say('own.played')}</h3>
      {[nearSide(seen.seat), farSide(seen.seat)].map(side => {
        const { play } = seen.view[side]
        return (
          <ul key={side} data-side={side} aria-label={say.names.say(`side.${side}`)}>
            {play.length === 0 && <li className="normandy-played__none">{say.say('own.played.none')}</li>}
            {play.map(card => (
              <li key={card} className="normandy-played__card" title={cardTitle(say.names, kindIn(card))}>
                <Icon name={signOf(kindIn(card))} size={17} />
                <span className="sr-only">{cardTitle(say.names, kindIn(card))}</span>
                {printedCard(kindIn(card)).squad}
              </li>
            ))}
          </ul>
        )
      })}
    </section>
  )
}
