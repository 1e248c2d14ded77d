/** Cutting a list down to its best: worths beside the commands, the order of the list kept. */
import { type Commands, firstOf, verbOf } from '@bivouac/kernel'

/** Beside the list that is being thinned. */
export const worths = new Float64Array(4096)
const stays = new Uint8Array(4096)

/** Marks the `most` best commands of a verb between two places. Among equals the first ones. */
function markBest(codes: Int32Array, from: number, end: number, most: number, verb: number): void {
  for (let picked = 0; picked < most; picked++) {
    let best = -1
    for (let i = from; i < end; i++)
      if (stays[i] === 0 && verbOf(codes[i]) === verb && (best < 0 || worths[i] > worths[best])) best = i
    if (best < 0) return
    stays[best] = 1
  }
}

function closeUp(list: Commands): void {
  const { codes } = list
  let kept = 0
  for (let i = 0; i < list.count; i++) {
    if (stays[i] === 0) continue
    codes[kept] = codes[i]
    worths[kept++] = worths[i]
  }
  list.count = kept
}

/** Keeps the `most` best commands of this verb, and all others. */
export function keepBest(list: Commands, most: number, verb: number): void {
  for (let i = 0; i < list.count; i++) stays[i] = verbOf(list.codes[i]) === verb ? 0 : 1
  markBest(list.codes, 0, list.count, most, verb)
  closeUp(list)
}

/** The same for each first number of the verb by itself, for each card or unit: these stand together in a list. */
export function keepBestOfEach(list: Commands, most: number, verb: number): void {
  const { codes, count } = list
  for (let from = 0, end = 0; from < count; from = end) {
    const first = firstOf(codes[from])
    for (; end < count && firstOf(codes[end]) === first; end++)
      stays[end] = verbOf(codes[end]) === verb ? 0 : 1
    markBest(codes, from, end, most, verb)
  }
  closeUp(list)
}
