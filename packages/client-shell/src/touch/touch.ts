/**
 * One index of the legal list by what it touches drives highlighting, clicking, dragging, keys and screen reader alike.
 * A command is a path of things: pick the unit, then the hex it goes to.
 */

/** A thing on the table by name: `tile:12B`, `unit:german-scouts-a`, `card:rifleman-a`, `row:rifleman-a/attack`. */
export type Thing = `${string}:${string}`

export interface Choice {
  readonly command: number
  readonly path: readonly Thing[]
}

const beginsWith = (path: readonly Thing[], picked: readonly Thing[]): boolean =>
  picked.every((thing, i) => path[i] === thing)

/** What can be pressed next, after `picked`, and the commands each thing leads to. */
export function nextThings(
  choices: readonly Choice[],
  picked: readonly Thing[],
): ReadonlyMap<Thing, readonly number[]> {
  const next = new Map<Thing, number[]>()
  for (const { command, path } of choices) {
    if (path.length <= picked.length || !beginsWith(path, picked)) continue
    const thing = path[picked.length]
    const known = next.get(thing)
    if (known) known.push(command)
    else next.set(thing, [command])
  }
  return next
}

/** What comes of pressing a thing. */
type Pressed =
  /** The path is whole: this command is meant. */
  | { readonly command: number }
  /** Several commands share the whole path: the player must say which. */
  | { readonly among: readonly number[] }
  | { readonly picked: readonly Thing[] }
  /** Nothing may be done that way: explain the path that was tried. */
  | { readonly tried: readonly Thing[] }

/** Pressing what was picked last lays it down; what could be picked first is picked anew. */
export function pressed(choices: readonly Choice[], picked: readonly Thing[], thing: Thing): Pressed {
  const isAgain = picked.at(-1) === thing && !choices.some(one => beginsWith(one.path, [...picked, thing]))
  if (isAgain) return { picked: picked.slice(0, -1) }
  for (const start of [picked, []]) {
    const path = [...start, thing]
    const whole = choices.filter(one => one.path.length === path.length && beginsWith(one.path, path))
    if (whole.length === 1) return { command: whole[0].command }
    if (whole.length > 1) return { among: whole.map(one => one.command) }
    if (leadsOn(choices, path)) return { picked: path }
  }
  return { tried: [...picked, thing] }
}

const leadsOn = (choices: readonly Choice[], path: readonly Thing[]): boolean =>
  choices.some(one => one.path.length > path.length && beginsWith(one.path, path))
