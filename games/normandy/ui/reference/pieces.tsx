/** The counters of a side on both faces, and the markers that lie on tiles. */
import { GalleryItem, GallerySection } from '@bivouac/client-shell/gallery'
import { placed } from '@bivouac/face-kit/art'
import {
  COUNTER,
  controlMarker,
  counterArt,
  counterFace,
  initiativeMarker,
  objective,
  radio,
  spawnMarker,
  targetMarker,
} from '../../src/art/index.ts'
import { SIDES, type SideName, UNIT_NAMES, unitOf } from '../../src/vocabulary.ts'
import type { GalleryWords } from './words.ts'

interface Props {
  readonly words: GalleryWords
  readonly side: SideName
}

export function Counters({ words, side }: Props) {
  const unit = (i: number): number => unitOf(SIDES.indexOf(side), i)
  const [firstName] = UNIT_NAMES
  return (
    <GallerySection title={words.say('counters')} room="piece">
      {UNIT_NAMES.map((name, i) => (
        <GalleryItem
          key={name}
          title={words.say('counters.ready', { unit: words.names.say(`unit.${name}`) })}
          lines={[words.say('counters.defence', { defence: counterFace(unit(i)).defence })]}
          width={COUNTER}
          height={COUNTER}
          draw={prefix => counterArt(counterFace(unit(i)), prefix)}
        />
      ))}
      <GalleryItem
        title={words.say('counters.suppressed', { unit: words.names.say(`unit.${firstName}`) })}
        lines={[words.say('counters.suppressed.about')]}
        width={COUNTER}
        height={COUNTER}
        draw={prefix => counterArt(counterFace(unit(0)), prefix, { suppressed: true })}
      />
    </GallerySection>
  )
}

/** Markers in the middle of a square of 48. */
const MARKERS = {
  scouted: side => placed(6, 6, controlMarker(side, false)),
  controlled: side => placed(6, 6, controlMarker(side, true)),
  objective: () => placed(4, 2, objective(2)),
  spawn: side => placed(7, 11, spawnMarker(side)),
  target: side => placed(6, 6, targetMarker(side)),
  initiative: side => placed(3, 2, initiativeMarker(side), 0.66),
  radio: () => placed(7, 7, radio),
} as const satisfies Readonly<Record<string, (side: SideName) => string>>

export const Markers = ({ words, side }: Props) => (
  <GallerySection title={words.say('markers')} room="piece">
    {(Object.keys(MARKERS) as (keyof typeof MARKERS)[]).map(marker => (
      <GalleryItem
        key={marker}
        title={words.say(`marker.${marker}`)}
        lines={[words.say(`marker.${marker}.about`)]}
        width={48}
        height={48}
        draw={() => MARKERS[marker](side)}
      />
    ))}
  </GallerySection>
)
