/** The cards that each side has played this turn, in order: sign, squad and action; of the enemy, those of the turn that the recap tells. */
import './played.css'
import { Icon } from '@bivouac/client-shell'
import { printedCard } from '../../../src/art/index.ts'
import { cardTitle } from '../../../src/text/names.ts'
import { ACTIONS } from '../../../src/vocabulary.ts'
import { farSide, kindIn, nearSide } from '../logic/reading.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { signOf } from './chips.tsx'

export function PlayedThisTurn({ seen, words, recap }: Pick<NormandyProps, 'seen' | 'words' | 'recap'>) {
  const say = tableWordsIn(words.language)
  const mentioned = recap.flatMap(({ facts }) => facts).filter(fact => fact.type === 'cardPlayed')
  return (
    <section className="normandy-played" aria-label={say.say('own.played')}>
      <h3>{say.say('own.played')}</h3>
      {[nearSide(seen.seat), farSide(seen.seat)].map(side => {
        const before = mentioned.filter(fact => fact.side === side)
        // Inspired, a card is played twice, each time for something of its own.
        const play: readonly { readonly card: string; readonly use?: string }[] =
          before.length > 0 ? before : seen.view[side].play.map(card => ({ card }))
        return (
          <ul key={side} data-side={side} aria-label={say.names.say(`side.${side}`)}>
            {play.length === 0 && <li className="normandy-played__none">{say.say('own.played.none')}</li>}
            {play.map(({ card, use }, i) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a card may be there twice, and none changes its place.
                key={`${card} ${i}`}
                className="normandy-played__card"
                title={cardTitle(say.names, kindIn(card))}
              >
                <Icon name={signOf(kindIn(card))} size={17} />
                <span className="sr-only">{cardTitle(say.names, kindIn(card))}</span>
                {printedCard(kindIn(card)).squad}
                <UseSign use={use} />
              </li>
            ))}
          </ul>
        )
      })}
    </section>
  )
}

/** What it was played for, where that has a sign. */
function UseSign({ use }: { readonly use: string | undefined }) {
  const action = ACTIONS.find(one => one === use)
  return action && <Icon name={action} size={16} />
}
