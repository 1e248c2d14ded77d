/** Days as people count them: by their own clock, in weeks that begin on a Monday. */

/** A date as in 2026-11-17. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The seven days of the week that the date is in. */
export function weekOf(date: Date): readonly Date[] {
  const sinceMonday = (date.getDay() + 6) % 7
  // At noon, so that no change of the clock makes it another day.
  return Array.from(
    { length: 7 },
    (_, i) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - sinceMonday + i, 12),
  )
}
