/** Everything in the box: actions, cards, tiles, counters and markers, with their names and figures. */
import type { GalleryProps } from '@bivouac/client-shell'
import { Gallery, GalleryChoice } from '@bivouac/client-shell/gallery'
import { sharedDefinitions } from '@bivouac/face-kit/art'
import { use, useState } from 'react'
import { SIDES, type SideName } from '../../src/vocabulary.ts'
import { Actions } from './actions.tsx'
import { Cards } from './cards.tsx'
import { Counters, Markers } from './pieces.tsx'
import { Tiles } from './tiles.tsx'
import { galleryWordsIn } from './words.ts'

const DEFINITIONS = sharedDefinitions()

export function NormandyGallery({ language, room }: GalleryProps) {
  const words = use(galleryWordsIn(language))
  const [side, setSide] = useState<SideName>('us')
  return (
    <Gallery definitions={DEFINITIONS}>
      <GalleryChoice
        label={words.say('whose')}
        options={SIDES.map(name => [name, words.names.say(`side.${name}`)] as const)}
        value={side}
        onChange={setSide}
      />
      {room === 'cards' ? (
        <>
          <Cards words={words} side={side} />
          <Actions words={words} />
        </>
      ) : (
        <>
          <Tiles words={words} />
          <Counters words={words} side={side} />
          <Markers words={words} side={side} />
        </>
      )}
    </Gallery>
  )
}
