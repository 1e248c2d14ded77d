/** Every terrain with what it does to movement, dice, protection and sight, read from the tables the rules play by. */
import { GalleryItem, GallerySection } from '@bivouac/client-shell/gallery'
import { picture, sharedDefinitions } from '@bivouac/face-kit/art'
import { useCallback } from 'react'
import { terrainHex } from '../../src/art/index.ts'
import { HOUSE } from '../../src/scenario/house.ts'
import * as ground from '../../src/terrain.ts'
import type { GalleryWords } from './words.ts'

interface Props {
  readonly words: GalleryWords
}

export const Terrain = ({ words }: Props) => (
  <GallerySection title={words.say('terrain')} note={words.say('terrain.note')} room="tile">
    {ground.TERRAINS.map(name => (
      <Hex key={name} words={words} name={name} />
    ))}
  </GallerySection>
)

function Hex({ words, name }: Props & { readonly name: ground.TerrainName }) {
  const paint = useCallback(
    () => picture(88, 94, `<defs>${sharedDefinitions()}</defs>${terrainHex(name, 'hex-')}`),
    [name],
  )
  return (
    <GalleryItem
      title={words.names.say(`terrain.${name}`)}
      lines={factsOf(words, name)}
      width={88}
      height={94}
      paint={paint}
    />
  )
}

const PROTECTION = ground.protectionTable(HOUSE.sunkenLane)

/** Only what the terrain does: nobody wants to read what it does not. */
export function factsOf({ say }: GalleryWords, name: ground.TerrainName): string[] {
  const terrain = ground.TERRAINS.indexOf(name)
  return [
    ...protection({ say }, terrain),
    ...(ground.STOPS[terrain] ? [say('ground.stops')] : []),
    ...(ground.STOPS_ON_LEAVING[terrain] ? [say('ground.stops-leaving')] : []),
    ...diceLine({ say }, 'ground.moved-in', ground.DICE_MOVED_IN[terrain]),
    ...diceLine({ say }, 'ground.always', ground.DICE_ALWAYS[terrain]),
    ...(ground.BLOCKS[terrain] === ground.SCREEN ? [say('ground.screen')] : []),
    ...(ground.BLOCKS[terrain] === ground.LEVEL ? [say('ground.level')] : []),
    ...devastation({ say }, terrain),
  ]
}

type Say = Pick<GalleryWords, 'say'>

const ignored = (terrain: number, way: number) => ({
  soldiers: ground.soldiersIgnored(PROTECTION, terrain, way),
  flags: ground.flagsIgnored(PROTECTION, terrain, way),
})
const same = (a: ReturnType<typeof ignored>, b: ReturnType<typeof ignored>): boolean =>
  a.soldiers === b.soldiers && a.flags === b.flags

function protection({ say }: Say, terrain: number): string[] {
  const ranged = ignored(terrain, ground.RANGED)
  const close = ignored(terrain, ground.CLOSE)
  const fromHill = ignored(terrain, ground.CLOSE_FROM_HILL)
  if (ranged.soldiers + ranged.flags + close.soldiers + close.flags === 0) return [say('ground.open')]
  return [
    say('ground.ranged', ranged),
    say('ground.close', close),
    ...(same(close, fromHill) ? [] : [say('ground.close.hill', fromHill)]),
  ]
}

const diceLine = ({ say }: Say, key: 'ground.moved-in' | 'ground.always', dice: number): string[] =>
  dice === 0 ? [] : [say(key, { dice: `−${Math.abs(dice)}` })]

function devastation({ say }: Say, terrain: number): string[] {
  switch (ground.TRIPLE[terrain]) {
    case ground.BECOMES_CRATER:
      return [say('ground.to-crater')]
    case ground.BECOMES_RUBBLE:
      return [say('ground.to-rubble')]
    case ground.CRATERED:
      return [say('ground.cratered')]
    default:
      return []
  }
}
