/** The few figures that tables of many games need. */

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : round(numbers.reduce((sum, n) => sum + n, 0) / numbers.length)
}

export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Adds up records of counts, key by key. */
export function sum(records: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const record of records)
    for (const [key, n] of Object.entries(record)) total[key] = (total[key] ?? 0) + n
  return total
}

/** Three decimals are more than games can prove. */
const round = (n: number): number => Math.round(n * 1000) / 1000
