/** The tiles that are worth points, the dearest first, each with who controls it by shape and word. */
import './panels.css'
import { PlaceButton } from '@bivouac/client-shell'
import { objective } from '../../../src/art/index.ts'
import { terrainText } from '../../../src/text/names.ts'
import type { TileView } from '../../../src/view/view.ts'
import { SIDES, type SideName } from '../../../src/vocabulary.ts'
import { tileThing } from '../logic/things.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { Drawing } from './art.tsx'

const ownerOf = (tile: TileView): SideName | undefined => SIDES.find(side => tile[side] === 'controlled')

type Props = Pick<NormandyProps, 'seen' | 'words' | 'hands' | 'pointing'>

export function Objectives({ seen, words, hands, pointing }: Props) {
  const say = tableWordsIn(words.language)
  const tiles = seen.view.tiles.filter(tile => tile.value > 0).sort((a, b) => b.value - a.value)
  const nameOf = (owner: SideName | undefined): string => {
    if (owner === undefined) return say.say('owner.nobody')
    return SIDES.indexOf(owner) === seen.seat ? say.say('owner.you') : say.names.say(`side.${owner}`)
  }
  return (
    <ul className="normandy-objectives">
      {tiles.map(tile => {
        const owner = ownerOf(tile)
        return (
          <li key={tile.tile}>
            <PlaceButton
              className="normandy-objectives__place"
              things={[tileThing(tile.tile)]}
              hands={hands}
              pointing={pointing}
            >
              <Drawing
                className="normandy-objectives__worth"
                art={objective(tile.value)}
                width={41}
                height={46}
              />
              <span className="sr-only">{tile.value}</span>
              <span>
                {tile.tile} {terrainText(say.names, tile.tile)}
              </span>
              <span
                className="normandy-objectives__owner"
                data-side={owner}
                role="img"
                aria-label={nameOf(owner)}
                title={nameOf(owner)}
              />
            </PlaceButton>
          </li>
        )
      })}
    </ul>
  )
}
