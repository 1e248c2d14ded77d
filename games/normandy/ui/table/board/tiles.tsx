/** All tiles with their names, and over them the one that is lifted. */
import { tileThing } from '../logic/things.ts'
import type { NormandyBoardProps } from '../props.ts'
import type { TableWords } from '../say.ts'
import type { Lift } from './lift.ts'
import { PlaceNames } from './names.tsx'
import type { Presses } from './pressed.ts'
import { Tile } from './tile.tsx'

interface TilesProps extends Presses, Pick<NormandyBoardProps, 'seen' | 'hands' | 'pointed' | 'hasNames'> {
  readonly say: TableWords
  /** The least size of letters on the board. */
  readonly letters: number
  readonly lift: Lift | undefined
}

export function Tiles({ seen, hands, pointed, hasNames, say, letters, lift, onPress, onPoint }: TilesProps) {
  const { board, view } = seen
  const propsOf = (i: number) => {
    const tile = board.tiles[i]
    const thing = tileThing(tile)
    return {
      board,
      tile: i,
      say,
      thing,
      look: view.tiles[i],
      letters,
      usTarget: view.us.target === tile,
      germanTarget: view.german.target === tile,
      state: hands.next.has(thing) ? 'legal' : 'plain',
      isPointed: pointed === thing,
      onPress,
      onPoint,
    } as const
  }
  return (
    <>
      {board.tiles.map((tile, i) => (
        <Tile key={tile} {...propsOf(i)} />
      ))}
      {hasNames && <PlaceNames board={board} looks={view.tiles} say={say} letters={letters} />}
      {lift && <Tile key={`lifted-${lift.tile}`} {...propsOf(lift.tile)} lift={lift} hasName={hasNames} />}
    </>
  )
}
