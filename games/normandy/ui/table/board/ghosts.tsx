/** Counters that have just left the board: they shake, fall and are gone. */
import { counterArt, counterFace, counterPlaces } from '../../../src/art/index.ts'
import { unitNumber } from '../../../src/vocabulary.ts'
import { cornerOf } from '../logic/places.ts'
import type { NormandySeen } from '../logic/spoken.ts'
import { Art } from '../parts/art.tsx'
import { placeStyle } from './counter.tsx'

export function Ghosts({ seen: { board, facts, seq } }: { readonly seen: NormandySeen }) {
  return facts.map(fact => {
    if (fact.type !== 'counterRemoved') return null
    const corner = cornerOf(board, board.tiles.indexOf(fact.tile))
    const [place] = counterPlaces(1)
    const spot = { x: corner.x + place.x, y: corner.y + place.y, scale: place.scale }
    return (
      <g key={`${seq}-${fact.unit}`} style={placeStyle(spot)} className="normandy-ghost">
        <Art
          className="normandy-ghost__falls"
          art={counterArt(counterFace(unitNumber(fact.unit)), `${fact.unit}-g`)}
        />
      </g>
    )
  })
}
