/** The player's hands as a pure machine: what pressing, confirming and stepping back do to what is picked and proposed. */
import { type Choice, pressed, type Thing } from './touch.ts'

export interface Holding {
  readonly picked: readonly Thing[]
  readonly proposed: number | undefined
  /** Several commands of one thing, when the player must say which. */
  readonly among: readonly number[]
  /** What was pressed in vain, and is to be explained. */
  readonly tried: readonly Thing[] | undefined
}

export const EMPTY_HANDED: Holding = { picked: [], proposed: undefined, among: [], tried: undefined }

/** What comes of it: hands as they are then, and a command if one is given. */
export interface Grip {
  readonly holding: Holding
  readonly give?: number
}

/** Whether a command is laid ready first, because dice will answer it. */
type NeedsAsking = (command: number) => boolean

export function press(choices: readonly Choice[], asks: NeedsAsking, now: Holding, thing: Thing): Grip {
  const held = now.proposed === undefined ? undefined : pathOf(choices, now.proposed)
  // The second press on what lies ready gives it, also when the path to it was picked anew.
  if (now.proposed !== undefined && held?.at(-1) === thing) return give(now.proposed)
  const outcome = pressed(choices, now.picked, thing)
  if ('command' in outcome) return choose(choices, asks, outcome.command)
  if ('among' in outcome) return { holding: { ...EMPTY_HANDED, picked: now.picked, among: outcome.among } }
  if ('picked' in outcome) return { holding: { ...EMPTY_HANDED, picked: outcome.picked } }
  return { holding: { ...now, among: [], tried: outcome.tried } }
}

/** One command is meant: by its thing, from the small list, or by notation. */
export function choose(choices: readonly Choice[], asks: NeedsAsking, command: number): Grip {
  return asks(command) ? { holding: propose(choices, command) } : give(command)
}

export function propose(choices: readonly Choice[], command: number): Holding {
  const path = pathOf(choices, command)
  return { ...EMPTY_HANDED, picked: path.slice(0, -1), proposed: command }
}

/** What lies ready no longer does; what was picked stays. */
export const takeBack = (now: Holding): Holding => ({ ...EMPTY_HANDED, picked: now.picked })

/** Lays down the last thing: what lies ready, the small list, a refusal, then what was picked. */
export function stepBack(now: Holding): Holding {
  if (now.tried) return { ...now, tried: undefined }
  if (now.proposed !== undefined || now.among.length > 0) return takeBack(now)
  return { ...EMPTY_HANDED, picked: now.picked.slice(0, -1) }
}

export const canStepBack = (now: Holding): boolean =>
  now.picked.length > 0 || now.proposed !== undefined || now.among.length > 0

const give = (command: number): Grip => ({ holding: EMPTY_HANDED, give: command })

const pathOf = (choices: readonly Choice[], command: number): readonly Thing[] =>
  choices.find(one => one.command === command)?.path ?? []
