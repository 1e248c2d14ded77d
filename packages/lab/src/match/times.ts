/** How long decisions took, kept as counts of classes 4 % wide: small, and any number of them can be added up. */

const PER_OCTAVE = 16
const MICROSECONDS = 1000

export interface Times {
  /** Decisions by class; sparse ends are left out. */
  readonly counts: number[]
  /** The longest, in milliseconds and exactly. */
  max: number
}

export const newTimes = (): Times => ({ counts: [], max: 0 })

/** Classes end at powers of 2^(1/16) microseconds; what is quicker than one is in the first. */
const classOf = (ms: number): number =>
  Math.max(0, Math.ceil(PER_OCTAVE * Math.log2(Math.max(ms, 1e-6) * MICROSECONDS)))

export function addTime(times: Times, ms: number): void {
  const i = classOf(ms)
  while (times.counts.length <= i) times.counts.push(0)
  times.counts[i]++
  if (ms > times.max) times.max = ms
}

export function addTimes(into: Times, { counts, max }: Readonly<Times>): void {
  while (into.counts.length < counts.length) into.counts.push(0)
  for (let i = 0; i < counts.length; i++) into.counts[i] += counts[i]
  into.max = Math.max(into.max, max)
}

export const timesIn = ({ counts }: Readonly<Times>): number => counts.reduce((sum, n) => sum + n, 0)

/** The time that this share of the decisions did not exceed, in milliseconds: the upper end of its class. */
export function timeAt(times: Readonly<Times>, share: number): number {
  const wanted = share * timesIn(times)
  if (wanted === 0) return 0
  let passed = 0
  const i = times.counts.findIndex(n => {
    passed += n
    return passed >= wanted
  })
  return Math.min(times.max, 2 ** (i / PER_OCTAVE) / MICROSECONDS)
}

/** For files: pairs of class and count, for only few classes are ever used. */
export interface SparseTimes {
  readonly max: number
  readonly counts: readonly (readonly [number, number])[]
}

export const sparse = ({ counts, max }: Readonly<Times>): SparseTimes => ({
  max,
  counts: counts.flatMap((n, i) => (n > 0 ? [[i, n] as const] : [])),
})

export function dense({ max, counts }: SparseTimes): Times {
  const all = new Array<number>(counts.reduce((most, [i]) => Math.max(most, i + 1), 0)).fill(0)
  for (const [i, n] of counts) all[i] += n
  return { counts: all, max }
}
