/** The painted ground as a picture of its own. Heavy, and fetched only by those who have no picture of their land yet. */
import type { Land } from './land.ts'
import { boardParts } from './map.ts'
import type { Turn } from './places.ts'
import { sheetOf, viewBoxOf } from './sheet.ts'

/** Part by part, for those who have something else to do in between. */
export function* groundSheet(land: Land, turned: Turn): Generator<string> {
  const sheet = sheetOf(turned)
  yield `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(sheet)}" width="${sheet.width}" height="${sheet.height}">`
  yield* boardParts(land, { prefix: 'ground-', turned })
  yield '</svg>'
}
