/**
 * A card of the hand on a desk: initiative, title and squad, the man, and the printed actions as buttons. It is text and no
 * drawing, so that words wrap and stay legible; the picture is the first thing to give way. Pressing what cannot be done says why.
 */
import './hand-card.css'
import { type Hands, Icon, type Thing, thingProps, useIsPointed } from '@bivouac/client-shell'
import { type ReactNode, useMemo } from 'react'
import { printedCard } from '../../../src/art/index.ts'
import { actionName, cardTitle, manOf } from '../../../src/text/names.ts'
import {
  type ActionName,
  KINDS,
  type KindName,
  kindOfUnit,
  type SideName,
  unitNumber,
} from '../../../src/vocabulary.ts'
import { kindIn } from '../logic/reading.ts'
import { isOwnCounter, type NormandySeen, spoken } from '../logic/spoken.ts'
import { cardThing, unitThing } from '../logic/things.ts'
import type { NormandyProps, NormandyWords } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { CardScene } from './card-scene.tsx'
import { jointed } from './jointed.ts'
import { pressRow } from './press-row.ts'
import { canUse, extraUses, pointProps, rowsOf, whatRowDoes } from './rows.ts'

interface Props {
  readonly seen: NormandySeen
  readonly hands: Hands
  readonly words: NormandyWords
  readonly pointing: NormandyProps['pointing']
  readonly side: SideName
  readonly card: string
  readonly isLifted: boolean
  /** Another one of its kind lies before it and stands for both. */
  readonly isCopy: boolean
  /** How many of its kind lie here in one place. */
  readonly count: number
}

export function HandCard({ seen, hands, words, pointing, side, card, isLifted, isCopy, count }: Props) {
  const say = tableWordsIn(words.language)
  const kind = kindIn(card)
  const thing = cardThing(kind)
  const isTurn = seen.decision.kind === 'turn' && seen.legal.length > 0
  const can = canUse(seen, kind)
  const rows = useRows(seen, words, kind)
  const led = useMemo(() => ledBy(seen, kind), [seen, kind])
  const isPointed = useIsPointed(pointing, led)
  const ready = extraUses(seen, kind).find(({ use }) => use === 'ready')
  const named = (one: Thing): string => spoken(seen, say, words.face, one)
  // A thing stands on the table once: Tab and the arrows go to the first of its kind.
  const marked = (one: Thing, isOn: boolean) =>
    isCopy ? { tabIndex: -1 } : { ...thingProps(one, isOn), tabIndex: isOn ? 0 : -1 }
  const isOwnBid = seen.view[side].own?.bid === card
  return (
    <div
      className="normandy-hand-card"
      data-can={can || undefined}
      data-dim={(isTurn && !can) || undefined}
      data-lifted={isLifted || undefined}
      data-pointed={isPointed || undefined}
    >
      <button
        type="button"
        className="normandy-hand-card__whole"
        aria-pressed={isLifted}
        aria-disabled={!can}
        data-advised={hands.advised.includes(thing) || undefined}
        {...marked(thing, can)}
        {...pointProps(hands, thing)}
        onClick={() => hands.press(thing)}
      >
        <CardHead
          side={side}
          card={card}
          words={words}
          flag={isOwnBid ? say.names.say('table.hand.bid') : undefined}
        >
          {count > 1 && <b className="normandy-hand-card__count">{say.say('chip.count', { count })}</b>}
        </CardHead>
        {/* While bids are asked for, the number counts and the rows are print. */}
        {!isTurn &&
          rows.map(row => (
            <PrintedRow key={row.action} action={row.action} value={row.value} name={row.look.name} />
          ))}
      </button>
      {isTurn &&
        rows.map(row => (
          <RowButton key={row.action} {...{ seen, hands, row }} marks={marked(row.thing, row.can)} />
        ))}
      {ready && (
        // N-3.9 Whichever action it was: the card of a suppressed unit makes it ready.
        <button
          type="button"
          className="normandy-row normandy-row--ready"
          aria-label={named(ready.thing)}
          data-advised={hands.advised.includes(ready.thing) || undefined}
          {...marked(ready.thing, true)}
          onClick={() => pressRow(seen, hands, { ...ready, can: true })}
        >
          <Icon name="up" size={16} />
          <span>{say.say('deed.ready')}</span>
        </button>
      )}
    </div>
  )
}

/** The counter on the board that cards of this kind lead. */
const ledBy = ({ view, seat }: NormandySeen, kind: KindName): readonly Thing[] =>
  view.units
    .filter(({ unit }) => isOwnCounter(seat, unit) && KINDS[kindOfUnit(unitNumber(unit))] === kind)
    .map(({ unit }) => unitThing(unit))

interface RowProps extends Pick<Props, 'seen' | 'hands'> {
  readonly row: ReturnType<typeof useRows>[number]
  readonly marks: object
}

/** A printed action to be pressed; one that cannot be used says why in its second line. */
const RowButton = ({ seen, hands, row, marks }: RowProps) => (
  <button
    type="button"
    className="normandy-row"
    title={row.hint}
    aria-disabled={!row.can}
    aria-pressed={row.command === hands.proposed}
    data-advised={hands.advised.includes(row.thing) || undefined}
    {...marks}
    {...pointProps(hands, row.thing)}
    onClick={() => pressRow(seen, hands, row)}
  >
    <Icon name={row.action} size={17} />
    <span aria-hidden="true">
      {jointed(row.look.name)}
      {row.look.disabled && <small>{row.look.disabled}</small>}
    </span>
    {row.value > 0 && <b aria-hidden="true">{row.value}</b>}
    {/* Whose row it is, too, for those who do not see the card around it. */}
    <span className="sr-only">{row.name}</span>
  </button>
)

/** The card whose action is being carried out, with its row lit. */
export function ActingCardFace({
  side,
  card,
  action,
  words,
  flag,
}: Pick<Props, 'side' | 'card' | 'words'> & { readonly action: ActionName; readonly flag: string }) {
  const say = tableWordsIn(words.language)
  return (
    <div className="normandy-hand-card" data-lifted>
      <div className="normandy-hand-card__whole">
        <CardHead side={side} card={card} words={words} flag={flag} />
        {printedCard(kindIn(card)).actions.map(one => (
          <PrintedRow
            key={one.action}
            {...one}
            name={actionName(say.names, one.action)}
            isLit={one.action === action}
          />
        ))}
      </div>
    </div>
  )
}

interface HeadProps extends Pick<Props, 'side' | 'card' | 'words'> {
  /** A word across the picture: bid, in play. */
  readonly flag?: string | undefined
  readonly children?: ReactNode
}

function CardHead({ side, card, words, flag, children }: HeadProps) {
  const say = tableWordsIn(words.language)
  const kind = kindIn(card)
  const { initiative, squad, scene } = printedCard(kind)
  const isFog = scene === 'fog-of-war'
  const man = manOf(side, card)
  return (
    <span className="normandy-hand-card__face">
      <span className="normandy-hand-card__head" data-side={isFog ? 'fog' : side}>
        <b className="normandy-hand-card__initiative">{initiative}</b>
        <span>{jointed(cardTitle(say.names, kind))}</span>
        {children}
        {squad !== '' && <b className="normandy-hand-card__squad">{squad}</b>}
      </span>
      <span className="normandy-hand-card__picture">
        <CardScene side={side} scene={scene} />
        {man !== undefined && <i>{man}</i>}
        {flag !== undefined && <em>{flag}</em>}
      </span>
      {isFog && <span className="normandy-hand-card__fog">{say.say('hand.fog')}</span>}
    </span>
  )
}

interface PrintedProps {
  readonly action: ActionName
  readonly name: string
  readonly value: number
  readonly isLit?: boolean
}

const PrintedRow = ({ action, name, value, isLit = false }: PrintedProps) => (
  <span className="normandy-row normandy-row--print" data-lit={isLit || undefined}>
    <Icon name={action} size={17} />
    <span>{jointed(name)}</span>
    {value > 0 && <b>{value}</b>}
  </span>
)

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
