/** The choice of a side, by its shape and name. */
import type { Seat } from '@bivouac/kernel'
import type { GameCover } from '../../game-ui.ts'
import { SideSign } from '../../parts/side-sign.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { usePageWords } from '../say.ts'

interface Props {
  readonly cover: GameCover
  readonly legend: string
  readonly side: Seat
  readonly onChange: (side: Seat) => void
}

export function SideChoice({ cover, legend, side, onChange }: Props) {
  const sides = cover.sides(usePageWords().language)
  return (
    <Segmented
      legend={legend}
      options={sides.map((name, seat) => ({
        value: seat,
        label: (
          <>
            <SideSign cover={cover} side={seat} plain /> {name}
          </>
        ),
      }))}
      value={side}
      onChange={onChange}
    />
  )
}
