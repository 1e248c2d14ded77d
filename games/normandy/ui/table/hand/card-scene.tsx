/** The picture of a card, as large as its place. */
import { artBrush } from '@bivouac/face-kit/art'
import { memo, useId } from 'react'
import { cardScene, type printedCard } from '../../../src/art/index.ts'
import type { SideName } from '../../../src/vocabulary.ts'

interface Props {
  readonly side: SideName
  readonly scene: ReturnType<typeof printedCard>['scene']
}

export const CardScene = memo(function CardScene({ side, scene }: Props) {
  const prefix = useId()
  return (
    <svg
      viewBox="0 0 230 134"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: cardScene(scene, side, artBrush(`${side}-${scene}`, prefix)) }}
    />
  )
})
