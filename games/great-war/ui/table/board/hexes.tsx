/** The hexes as things to press: one transparent outline each. */
import { type Thing, thingProps } from '@bivouac/client-shell'
import { memo } from 'react'
import { hexOutline, type Turn } from '../../../src/art/places.ts'
import { HEXES } from '../../../src/vocabulary.ts'
import { hexThing } from '../things.ts'

const ALL = [...Array(HEXES).keys()]
const THINGS: readonly Thing[] = ALL.map(hexThing)

interface Props {
  readonly turned: Turn
  /** What can be pressed now. */
  readonly can: ReadonlySet<Thing>
}

/** The shell's list of the board has the words and the keys for them; these are for pointers. */
export const Hexes = memo(function Hexes({ turned, can }: Props) {
  return (
    <g>
      {ALL.map(hex => (
        <Hex key={hex} hex={hex} turned={turned} canPress={can.has(THINGS[hex])} />
      ))}
    </g>
  )
})

interface HexProps {
  readonly hex: number
  readonly turned: Turn
  readonly canPress: boolean
}

const Hex = memo(function Hex({ hex, turned, canPress }: HexProps) {
  return <path className="gw-hex" d={hexOutline(hex, turned)} {...thingProps(THINGS[hex], canPress)} />
})
