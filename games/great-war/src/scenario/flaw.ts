/** What is wrong with a scenario, and where in its file. Thrown while a board is built, and told as a Result. */
import { HEX_NAMES, hexNamed } from '../geometry.ts'

export class Flaw extends Error {
  readonly path: string
  constructor(path: string, text: string) {
    super(text)
    this.path = path
  }
}

/** The hex of this name. */
export function readHex(path: string, name: string): number {
  const hex = hexNamed(name)
  if (hex < 0)
    throw new Flaw(path, `There is no hex '${name}' on the board: hexes go from 1,1 to ${HEX_NAMES.at(-1)}.`)
  return hex
}

/** A list of hexes, each named once. */
export function readHexes(path: string, names: readonly string[]): number[] {
  const hexes = names.map((name, i) => readHex(`${path}.${i}`, name))
  const again = hexes.findIndex((hex, i) => hexes.indexOf(hex) < i)
  if (again >= 0) throw new Flaw(`${path}.${again}`, `Hex ${names[again]} is named twice.`)
  return hexes
}

/** The hexes of a group that an objective or a special rule names. */
export function readGroup(
  path: string,
  groups: Readonly<Record<string, readonly string[]>>,
  name: string,
): number[] {
  if (!Object.hasOwn(groups, name)) throw new Flaw(path, `There is no group '${name}' in this scenario.`)
  return readHexes(`groups.${name}`, groups[name])
}
