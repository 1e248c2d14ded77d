/** A real card, drawn; and where its rows lie, so that buttons can stand exactly over them. */
import type { Language } from '@bivouac/face-kit'
import { CARD } from '@bivouac/face-kit/art'
import { type CSSProperties, useId, useMemo } from 'react'
import { type CardPlan, cardArt, printedCard, type RowLook } from '../../../src/art/index.ts'
import { actionName, cardTitle, manOf } from '../../../src/text/names.ts'
import type { ActionName, SideName } from '../../../src/vocabulary.ts'
import { kindIn } from '../logic/reading.ts'
import { Drawing } from '../parts/art.tsx'
import { type TableWords, tableWordsIn } from '../say.ts'
import './card.css'

interface Props {
  readonly side: SideName
  /** `rifleman-a.2`. */
  readonly card: string
  readonly language: Language
  /** How its rows stand; as printed unless given. */
  readonly rows?: readonly RowLook[]
  readonly className?: string
}

/** The drawing alone. */
export function CardFace({ side, card, language, rows, className }: Props) {
  const prefix = useId()
  // Drawing a card anew costs more than comparing what stands on it.
  const stand = JSON.stringify(rows ?? null)
  const art = useMemo(() => {
    const words = tableWordsIn(language)
    const kind = kindIn(card)
    const man = manOf(side, card)
    const looks = (JSON.parse(stand) as readonly RowLook[] | null) ?? printedRows(words, card)
    const title = cardTitle(words.names, kind)
    const look = { side, kind, title, rows: looks, text: words.say('hand.fog') }
    return cardArt(man === undefined ? look : { ...look, man }, prefix)
  }, [side, card, language, stand, prefix])
  return (
    <Drawing
      art={art}
      width={CARD.width}
      height={CARD.height}
      className={className === undefined ? 'normandy-card__face' : `normandy-card__face ${className}`}
    />
  )
}

const printedRows = (words: TableWords, card: string): readonly RowLook[] =>
  printedCard(kindIn(card)).actions.map(({ action }) => ({ name: actionName(words.names, action) }))

/** Where a row lies on a card as wide as `--card` says. */
export function rowPlace(plan: CardPlan, i: number): CSSProperties {
  const { x, y, width, height } = plan.rows[i]
  const part = (length: number): string => `calc(var(--card) * ${length / CARD.width})`
  return { left: part(x), top: part(y), width: part(width), height: part(height) }
}

/** A card as it lies in play: the row that is being carried out is lit. */
export const actingRows = (words: TableWords, card: string, acting: ActionName): readonly RowLook[] =>
  printedCard(kindIn(card)).actions.map(({ action }) => ({
    name: actionName(words.names, action),
    selected: action === acting,
  }))
