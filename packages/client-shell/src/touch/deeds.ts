/**
 * What the player's hands do: press, give, lay ready, step back. They are the same functions for as long as the table
 * stands and look at the newest moment when they are called, so that nothing is drawn anew for their sake and a part
 * that is a frame behind does the right thing.
 */
import type { GameUi, Hands, Seen, Words } from '../game-ui.ts'
import * as machine from './hands.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import type { Choice } from './touch.ts'

/** What is in hand, and the moment it belongs to: at another one the hands are empty. */
export interface Held {
  readonly at: string
  readonly holding: machine.Holding
  readonly refusal: Refusal | undefined
}

/** All that a deed depends on. */
export interface DeedContext {
  readonly key: string
  readonly ui: GameUi
  readonly seen: Seen
  readonly words: Words
  readonly choices: readonly Choice[]
  readonly holding: machine.Holding
  readonly askBeforeDice: boolean
  give(command: number): void
  catchUp(): boolean
}

export interface Deeds extends Pick<Hands, 'press' | 'give' | 'propose' | 'stepBack'> {
  /** Gives what lies ready; false if nothing does. */
  confirm(): boolean
  /** Chooses one command, from a list or by notation: laid ready or given, as pressing it would. */
  choose(command: number): void
  /** Lays everything down: what was given has come to nothing. */
  layDown(): void
  /** Says why a command may not be given. */
  refuse(refusal: Refusal): void
}

const isSame = (a: Held, b: Held): boolean =>
  a.at === b.at && a.holding === b.holding && a.refusal === b.refusal

export function deedsOf(
  now: () => DeedContext,
  setHeld: (next: (was: Held) => Held) => void,
  /** Called whenever the player does something. */
  acts: () => void,
): Deeds {
  function hold(holding: machine.Holding, refusal?: Refusal): void {
    const held = { at: now().key, holding, refusal }
    setHeld(was => (isSame(was, held) ? was : held))
  }
  function take({ holding, give: command }: machine.Grip): void {
    const { ui, seen, words, give } = now()
    // What is given stays as it lies until the answer comes, which empties the hands.
    if (command !== undefined) return give(command)
    hold(holding, holding.tried && refusalOf(ui, seen, words, holding.tried))
  }
  function asks(command: number): boolean {
    const { askBeforeDice, ui, seen } = now()
    const { board, view, legal } = seen
    if (!askBeforeDice) return false
    return ui.asks?.(board, view, command, legal) ?? ui.module.forecast(board, view, command) !== undefined
  }
  function give(command: number): void {
    acts()
    if (!now().catchUp()) now().give(command)
  }
  return {
    give,
    press(thing) {
      acts()
      if (now().catchUp()) return
      const { choices, holding } = now()
      take(machine.press(choices, asks, holding, thing))
    },
    propose(command) {
      acts()
      const { choices, holding } = now()
      hold(command === undefined ? machine.takeBack(holding) : machine.propose(choices, command))
    },
    stepBack: () => hold(machine.stepBack(now().holding)),
    confirm() {
      const { proposed } = now().holding
      if (proposed === undefined) return false
      give(proposed)
      return true
    },
    choose(command) {
      acts()
      if (now().catchUp()) return
      take(machine.choose(now().choices, asks, command))
    },
    layDown: () => hold(machine.EMPTY_HANDED),
    refuse: why => hold({ ...now().holding, tried: undefined }, why),
  }
}
