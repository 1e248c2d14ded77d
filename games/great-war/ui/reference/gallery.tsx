/** Everything in the box: both decks, terrain, units, dice and tokens, with their names and figures. */
import { Gallery, GalleryChoice } from '@bivouac/client-shell/gallery'
import type { Language } from '@bivouac/face-kit'
import { sharedDefinitions } from '@bivouac/face-kit/art'
import { Suspense, use, useState } from 'react'
import { capitalised } from '../../src/text/words.ts'
import { SIDES, type SideName } from '../../src/vocabulary.ts'
import { CombatCards, CommandCards } from './cards.tsx'
import { Dice, Tokens, Units } from './pieces.tsx'
import { Terrain } from './terrain.tsx'
import { galleryWordsIn } from './words.ts'

const DEFINITIONS = sharedDefinitions()

export const GreatWarGallery = ({ language }: { readonly language: Language }) => (
  <Suspense>
    <Rooms language={language} />
  </Suspense>
)

function Rooms({ language }: { readonly language: Language }) {
  const words = use(galleryWordsIn(language))
  const [side, setSide] = useState<SideName>('british')
  return (
    <Gallery definitions={DEFINITIONS}>
      <Terrain words={words} />
      <Dice words={words} />
      <GalleryChoice
        label={words.say('whose')}
        options={SIDES.map(name => [name, capitalised(words, words.names.say(`side.${name}`))] as const)}
        value={side}
        onChange={setSide}
      />
      <Units words={words} side={side} />
      <Tokens words={words} />
      <CommandCards words={words} />
      <CombatCards words={words} />
    </Gallery>
  )
}
