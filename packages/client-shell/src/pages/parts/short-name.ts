/** A game's name where there is little room. */

/** `Undaunted: Normandy` is the series and the title. */
export function nameParts(name: string): readonly [series: string | undefined, title: string] {
  const [series, title] = name.split(': ')
  return title === undefined ? [undefined, name] : [series, title]
}

export const shortName = (name: string): string => nameParts(name)[1]
