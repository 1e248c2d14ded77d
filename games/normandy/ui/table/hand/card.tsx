/** A real card, drawn. */
import type { Language } from '@bivouac/face-kit'
import { CARD } from '@bivouac/face-kit/art'
import { useId, useMemo } from 'react'
import { cardArt, printedCard, type RowLook } from '../../../src/art/index.ts'
import { actionName, cardTitle, manOf } from '../../../src/text/names.ts'
import type { SideName } from '../../../src/vocabulary.ts'
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
