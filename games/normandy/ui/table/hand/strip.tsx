/** The hand on a narrow screen: a strip of small cards; one that is picked up is shown on a sheet with its rows as buttons. */
import { thingProps, useLitInView } from '@bivouac/client-shell'
import { useRef } from 'react'
import { actingCard, kindIn, nearSide, nowDoing } from '../logic/reading.ts'
import { spoken } from '../logic/spoken.ts'
import { cardThing } from '../logic/things.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { CardSheet } from './card-sheet.tsx'
import { laidOut, sortedHand } from './laid-out.ts'
import { liftedKind } from './lifted.ts'
import { MiniFace } from './mini.tsx'
import { canUse } from './rows.ts'
import { Tray } from './tray.tsx'
import './strip.css'

export function Strip(props: NormandyProps) {
  const { seen, hands, words } = props
  const say = tableWordsIn(words.language)
  const side = nearSide(seen.seat)
  const own = seen.view[side].own
  const strip = useRef<HTMLUListElement>(null)
  useLitInView(strip, seen)
  if (own === undefined) return undefined
  const acting = actingCard(seen.view)
  const lifted = liftedKind(hands.picked[0], hands.proposed)
  const picked = seen.decision.kind === 'turn' ? sortedHand(own.hand).find(card => isPicked(card)) : undefined
  const isTaking = nowDoing(seen.view)?.kind === 'take-cards' && seen.legal.length > 0
  function isPicked(card: string): boolean {
    return hands.picked[0] === cardThing(kindIn(card))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form field, and no landmark either: the theatre shows two hands.
    <div role="group" className="normandy-strip" aria-label={say.say('hand.label')}>
      {isTaking && <Tray {...props} />}
      <ul ref={strip} className="normandy-strip__cards">
        {acting?.side === side && (
          <li className="normandy-strip__acting">
            <MiniFace side={side} kind={kindIn(acting.card)} language={words.language} selected />
          </li>
        )}
        {laidOut(own.hand, own.hand.length).map(({ card, isCopy }) => {
          const kind = kindIn(card)
          const thing = cardThing(kind)
          const can = canUse(seen, kind)
          const isLaid = own.bid === card || (lifted === kind && !isCopy)
          return (
            <li key={card}>
              <button
                type="button"
                className="normandy-small normandy-strip__card"
                aria-label={spoken(seen, say, words.face, thing)}
                aria-pressed={lifted === kind && !isCopy}
                aria-disabled={!can}
                data-advised={hands.advised.includes(thing) || undefined}
                {...(isCopy ? {} : thingProps(thing, can))}
                onClick={() => hands.press(thing)}
              >
                <MiniFace side={side} kind={kind} language={words.language} selected={isLaid} />
              </button>
            </li>
          )
        })}
        {own.hand.length === 0 && (
          <li className="normandy-hand__empty">{say.names.say('table.hand.empty')}</li>
        )}
      </ul>
      {picked && hands.proposed === undefined && <CardSheet {...props} side={side} card={picked} />}
    </div>
  )
}
