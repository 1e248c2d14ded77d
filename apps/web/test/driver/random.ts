/** A small seeded source of chance, so that a test that fails fails again. */

export type Random = (below: number) => number

export function seeded(seed: number): Random {
  let state = seed >>> 0
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
