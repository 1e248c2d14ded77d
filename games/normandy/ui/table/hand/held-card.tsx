/** A card in the hand: press it to pick it up, press a row to use it. Pressing what cannot be done says why. */
import { type Hands, Icon, type Thing, thingProps } from '@bivouac/client-shell'
import { useMemo } from 'react'
import { printedCard } from '../../../src/art/index.ts'
import type { KindName, SideName } from '../../../src/vocabulary.ts'
import { kindIn } from '../logic/reading.ts'
import { type NormandySeen, spoken } from '../logic/spoken.ts'
import { asks, cardThing } from '../logic/things.ts'
import type { NormandyWords } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { CardFace, rowPlace } from './card.tsx'
import { canUse, extraUses, pointProps, type Row, rowsOf, whatRowDoes } from './rows.ts'

interface Props {
  readonly seen: NormandySeen
  readonly hands: Hands
  readonly words: NormandyWords
  readonly side: SideName
  readonly card: string
  readonly isLifted: boolean
  /** Another one of its kind lies before it and stands for both. */
  readonly isCopy: boolean
  /** How many of its kind lie here in one place. */
  readonly count: number
}

export function HeldCard({ seen, hands, words, side, card, isLifted, isCopy, count }: Props) {
  const say = tableWordsIn(words.language)
  const kind = kindIn(card)
  const thing = cardThing(kind)
  const isBidding = seen.decision.kind === 'bid'
  const isTurn = seen.decision.kind === 'turn' && seen.legal.length > 0
  const can = canUse(seen, kind)
  const rows = useRows(seen, words, kind)
  const ready = extraUses(seen, kind).find(({ use }) => use === 'ready')
  const named = (one: Thing): string => spoken(seen, say, words.face, one)
  // A thing stands on the table once: Tab and the arrows go to the first of its kind.
  const marked = (one: Thing, isOn: boolean) =>
    isCopy ? { tabIndex: -1 } : { ...thingProps(one, isOn), tabIndex: isOn ? 0 : -1 }
  const classes = [
    'normandy-card',
    isLifted && 'normandy-card--lifted',
    count > 1 && 'normandy-card--stack',
    isTurn && !can && 'normandy-card--dead',
    isBidding && can && 'normandy-card--bid',
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <button
        type="button"
        className="normandy-card__whole"
        aria-label={named(thing)}
        aria-pressed={isLifted}
        aria-disabled={!can}
        data-advised={hands.advised.includes(thing) || undefined}
        {...marked(thing, can)}
        onClick={() => hands.press(thing)}
      >
        <CardFace
          side={side}
          card={card}
          language={words.language}
          rows={rows.map(row =>
            row.command === hands.proposed ? { ...row.look, selected: true } : row.look,
          )}
        />
      </button>
      {!isBidding &&
        rows.map((row, i) => (
          <button
            key={row.action}
            type="button"
            className="normandy-card__row"
            style={rowPlace(printedCard(kind).plan, i)}
            aria-label={row.name}
            title={row.hint}
            aria-disabled={!row.can}
            data-advised={hands.advised.includes(row.thing) || undefined}
            {...marked(row.thing, row.can)}
            {...pointProps(hands, row.thing)}
            onClick={() => pressRow(seen, hands, row)}
          />
        ))}
      {ready && (
        // N-3.9 Whichever action it was: the card of a suppressed unit makes it ready.
        <button
          type="button"
          className="normandy-card__ready"
          aria-label={named(ready.thing)}
          data-advised={hands.advised.includes(ready.thing) || undefined}
          {...marked(ready.thing, true)}
          onClick={() => pressRow(seen, hands, { ...ready, can: true })}
        >
          <Icon name="up" size={16} />
          {say.say('deed.ready')}
        </button>
      )}
      {count > 1 && <span className="normandy-card__count">{say.say('chip.count', { count })}</span>}
      {seen.view[side].own?.bid === card && (
        <span className="normandy-card__flag">{say.names.say('table.hand.bid')}</span>
      )}
    </div>
  )
}

/** The printed actions, each with what it is called and does. Why a row is off takes the rules to find out: once a moment. */
function useRows(seen: NormandySeen, { language, face }: NormandyWords, kind: KindName) {
  const say = tableWordsIn(language)
  return useMemo(
    () =>
      rowsOf(seen, say, kind).map(row => ({
        ...row,
        name: spoken(seen, say, face, row.thing),
        hint: whatRowDoes(seen, say, face, row),
      })),
    [seen, say, face, kind],
  )
}

/** A row of a card that is not picked up yet needs no second press. */
export function pressRow(
  { board, view }: NormandySeen,
  hands: Hands,
  row: Pick<Row, 'thing' | 'command' | 'can'>,
): void {
  // A card that is played leaves from under the pointer, which then points at nothing.
  hands.point(undefined)
  if (!row.can || hands.next.has(row.thing) || hands.proposed === row.command) hands.press(row.thing)
  else if (asks(board, view, row.command)) hands.propose(row.command)
  else hands.give(row.command)
}
