/** The painted ground as one picture, drawn anew only when shells or cutters have changed the land. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Land, landNow } from '../../../src/art/land.ts'
import { boardPicture } from '../../../src/art/map.ts'
import { boardSize, isSideways, type Turn } from '../../../src/art/places.ts'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import type { HexView } from '../../../src/view/view.ts'

/** What the sheet shows around the board: its cardboard edge, and at the own edge the names of the sections. */
const EDGE = 15
const NAMES = 22

interface Sheet {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of the plane that is shown; picture and pieces share it. */
export function sheetOf(turned: Turn): Sheet {
  const [width, height] = boardSize(turned)
  const [left, bottom] = isSideways(turned) ? [NAMES, EDGE] : [EDGE, NAMES]
  return { x: -left, y: -EDGE, width: width + left + EDGE, height: height + EDGE + bottom }
}

export const viewBoxOf = ({ x, y, width, height }: Sheet): string => `${x} ${y} ${width} ${height}`

/** The land as a key: equal keys look alike. */
const landKey = (hexes: readonly HexView[]): string =>
  hexes.map(({ terrain, wire, crater }) => `${terrain}${Number(wire)}${Number(crater)}`).join()

export function useLand(board: GreatWarBoard, hexes: readonly HexView[]): Land {
  const key = landKey(hexes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the hexes
  return useMemo(() => landNow(board, hexes), [board, key])
}

/** The address of the picture; the one before stays until the next is ready, so that the ground never blinks. */
export function useGround(land: Land, turned: Turn): string | undefined {
  const [shown, setShown] = useState<string>()
  const last = useRef<string>(undefined)
  useEffect(() => {
    const sheet = sheetOf(turned)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(sheet)}" width="${sheet.width}" height="${sheet.height}">${boardPicture(land, { prefix: 'ground-', turned })}</svg>`
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    const image = new Image()
    let isWanted = true
    image.onload = () => {
      // Not before it is loaded: the browser would complain of an address that is gone.
      if (!isWanted) return URL.revokeObjectURL(url)
      if (last.current) URL.revokeObjectURL(last.current)
      last.current = url
      setShown(url)
    }
    image.src = url
    return () => {
      isWanted = false
    }
  }, [land, turned])
  useEffect(
    () => () => {
      if (last.current) URL.revokeObjectURL(last.current)
    },
    [],
  )
  return shown
}
