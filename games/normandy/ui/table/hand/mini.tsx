/** A small card: picture, initiative, squad and the signs of its actions. */
import type { Language } from '@bivouac/face-kit'
import { useId, useMemo } from 'react'
import { miniCard, printedCard } from '../../../src/art/index.ts'
import type { KindName, SideName } from '../../../src/vocabulary.ts'
import { Drawing } from '../parts/art.tsx'
import { tableWordsIn } from '../say.ts'
import './card.css'

const MINI = { width: 84, height: 104 } as const

interface Props {
  readonly side: SideName
  readonly kind: KindName
  readonly language: Language
  readonly selected?: boolean
}

export function MiniFace({ side, kind, language, selected = false }: Props) {
  const prefix = useId()
  const art = useMemo(() => {
    const title = tableWordsIn(language).say(`short.${printedCard(kind).scene}`)
    return miniCard({ side, kind, title, selected }, prefix)
  }, [side, kind, language, selected, prefix])
  return <Drawing art={art} width={MINI.width} height={MINI.height} className="normandy-mini" />
}
