/** Everything in the box: both decks, terrain, units, dice and tokens, with their names and figures. */
import type { GalleryProps } from '@bivouac/client-shell'
import { Gallery, GalleryChoice } from '@bivouac/client-shell/gallery'
import { sharedDefinitions } from '@bivouac/face-kit/art'
import { use, useState } from 'react'
import { capitalised } from '../../src/text/words.ts'
import { SIDES, type SideName } from '../../src/vocabulary.ts'
import { CombatCards, CommandCards } from './cards.tsx'
import { Dice, Tokens, Units } from './pieces.tsx'
import { Terrain } from './terrain.tsx'
import { galleryWordsIn } from './words.ts'

const DEFINITIONS = sharedDefinitions()

export function GreatWarGallery({ language, room }: GalleryProps) {
  const words = use(galleryWordsIn(language))
  const [side, setSide] = useState<SideName>('british')
  if (room === 'cards')
    return (
      <Gallery definitions={DEFINITIONS}>
        <CommandCards words={words} />
        <CombatCards words={words} />
      </Gallery>
    )
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
    </Gallery>
  )
}
