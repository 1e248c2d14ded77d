/** The painted ground as one picture, drawn anew only when shells or cutters have changed the land. */
import { gathered } from '@bivouac/client-shell'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Land, landNow, landOf } from '../../../src/art/land.ts'
import type { Turn } from '../../../src/art/places.ts'
import { PAINTED_SCENARIO, PAINTED_TURNS, paintedGround } from '../../../src/art/sheet.ts'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import type { HexView } from '../../../src/view/view.ts'

/** The land as a key: equal keys look alike. */
const landKey = (hexes: readonly HexView[]): string =>
  hexes.map(({ terrain, wire, crater }) => `${terrain}${Number(wire)}${Number(crater)}`).join()

export function useLand(board: GreatWarBoard, hexes: readonly HexView[]): Land {
  const key = landKey(hexes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the hexes
  return useMemo(() => landNow(board, hexes), [board, key])
}

/** The picture that was painted when the app was built, if the land is still as it was then. */
function paintedFor(board: GreatWarBoard, land: Land, turned: Turn): string | undefined {
  const isPainted =
    board.scenario === PAINTED_SCENARIO &&
    PAINTED_TURNS.includes(turned) &&
    JSON.stringify(land) === JSON.stringify(landOf(board))
  return isPainted ? `./${paintedGround(turned)}` : undefined
}

async function draw(land: Land, turned: Turn): Promise<string> {
  const { groundSheet } = await import('../../../src/art/ground-sheet.ts')
  const svg = await gathered(groundSheet(land, turned))
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}

/** Pictures that the page has drawn itself are kept until it says otherwise; of any other this means nothing. */
const giveBack = (url: string | undefined): void => {
  if (url !== undefined) URL.revokeObjectURL(url)
}

/** The address of the picture; the one before stays until the next is ready, so that the ground never blinks. */
export function useGround(board: GreatWarBoard, land: Land, turned: Turn): string | undefined {
  const [shown, setShown] = useState(() => paintedFor(board, land, turned))
  const last = useRef<string>(undefined)
  useEffect(() => {
    let isWanted = true
    const show = (url: string, orElse?: () => void): void => {
      const image = new Image()
      image.onload = () => {
        // Not before it is loaded: the browser would complain of an address that is gone.
        if (!isWanted) return giveBack(url)
        giveBack(last.current)
        last.current = url
        setShown(url)
      }
      image.onerror = () => orElse?.()
      image.src = url
    }
    const drawAndShow = (): void => {
      if (isWanted) draw(land, turned).then(show)
    }
    const painted = paintedFor(board, land, turned)
    if (painted === undefined) drawAndShow()
    else show(painted, drawAndShow)
    return () => {
      isWanted = false
    }
  }, [board, land, turned])
  useEffect(() => () => giveBack(last.current), [])
  return shown
}
