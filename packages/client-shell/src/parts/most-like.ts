/** The text that begins most like what was typed; the first of them where nothing is like it. */
export function mostLike(typed: string, texts: readonly string[]): string | undefined {
  const [first, ...others] = texts
  return others.reduce((best, text) => (likeness(typed, text) > likeness(typed, best) ? text : best), first)
}

/** How many letters they have in common at the beginning, capital or not. */
function likeness(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return same
}
