/** One card large, on a sheet over the lower part of a narrow screen: its rows are buttons for thumbs. */
import { Icon, Sheet, type Thing, thingProps } from '@bivouac/client-shell'
import { printedCard } from '../../../src/art/index.ts'
import { cardText, manOf } from '../../../src/text/names.ts'
import { isCombat, KINDS, SIDES, type SideName, unitName, unitOf } from '../../../src/vocabulary.ts'
import { deedName } from '../logic/deeds.ts'
import { kindIn } from '../logic/reading.ts'
import { spoken } from '../logic/spoken.ts'
import { unitThing } from '../logic/things.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { CardFace } from './card.tsx'
import { pressRow } from './press-row.ts'
import { extraUses, rowsOf, whatRowDoes } from './rows.ts'
import './card-sheet.css'

interface Props extends NormandyProps {
  readonly side: SideName
  readonly card: string
}

export function CardSheet({ seen, hands, words, side, card }: Props) {
  const say = tableWordsIn(words.language)
  const kind = kindIn(card)
  const number = KINDS.indexOf(kind)
  const named = (thing: Thing): string => spoken(seen, say, words.face, thing)
  const extras = extraUses(seen, kind)
  return (
    <Sheet className="normandy-sheet" label={cardText(say.names, kind)} onClose={hands.stepBack}>
      <div className="normandy-sheet__inside" data-side={side}>
        <header className="normandy-sheet__head">
          <CardFace side={side} card={card} language={words.language} />
          <div>
            <h2>{cardText(say.names, kind)}</h2>
            <p className="normandy-sheet__man">{manOf(side, card)}</p>
            <p>{say.say('sheet.initiative', { number: printedCard(kind).initiative })}</p>
            {isCombat(number) && <p>{named(unitThing(unitName(unitOf(SIDES.indexOf(side), number))))}</p>}
          </div>
        </header>
        {rowsOf(seen, say, kind).map(row => (
          <button
            key={row.action}
            type="button"
            className="normandy-sheet__row"
            aria-disabled={!row.can}
            data-advised={hands.advised.includes(row.thing) || undefined}
            {...thingProps(row.thing, row.can)}
            onClick={() => pressRow(seen, hands, row)}
          >
            <Icon name={row.action} size={26} />
            <span>
              {row.look.name}
              <small>{whatRowDoes(seen, say, words.face, row)}</small>
            </span>
            {row.value > 0 && <b>{row.value}</b>}
          </button>
        ))}
        <div className="normandy-sheet__foot">
          {extras.map(extra => (
            <button
              key={extra.use}
              type="button"
              className={extra.use === 'ready' ? 'button button--primary' : 'button'}
              aria-label={named(extra.thing)}
              {...thingProps(extra.thing, true)}
              onClick={() => pressRow(seen, hands, { ...extra, can: true })}
            >
              {deedName(seen.board, seen.view, say, extra.command)}
            </button>
          ))}
          <button type="button" className="button button--quiet" onClick={() => hands.stepBack()}>
            {say.say('sheet.close')}
          </button>
        </div>
      </div>
    </Sheet>
  )
}
