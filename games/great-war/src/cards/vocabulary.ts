/**
 * What a card is to the rules, and where the rules find it. Card files describe themselves with `commandCard` and
 * `combatCard`; the two index files install them here. Rules know this file only, never a single card.
 */
import type { Commands } from '@bivouac/kernel'
import { TITLES, TITLES_MAX } from '../cards.ts'
import { POINTS, type PointName } from '../frames.ts'
import type { GreatWarTable } from '../state.ts'
import {
  COMBAT,
  COMBAT_TITLES,
  COMMAND,
  COMMAND_TITLES,
  type CombatTitle,
  type CommandTitle,
} from '../words.ts'

type T = GreatWarTable

/** A decision of a card's own, made in a CHOOSE frame. `seat` is the one that chooses. */
export interface Choice {
  list(t: T, seat: number, out: Commands): void
  whyNot(t: T, seat: number, command: number): number
  choose(t: T, seat: number, command: number): void
}

export interface CommandCard {
  readonly title: CommandTitle
  readonly clause: string
  /** The section of a card that speaks of one only: 0, 1, 2; -1 for all others (Tactician, Counter Attack). */
  readonly section: number
  /** Whether Messenger Pigeons go with it. */
  readonly pigeons: boolean
  /** Gives out the orders (G-4.2) through the words of rules/orders.ts. */
  readonly command: (t: T, side: number) => void
  readonly choice: Choice | undefined
}

/** What a combat card's command names besides the title. */
export type Aim = 'nothing' | 'unit' | 'section' | 'discard'

export interface CombatCard {
  readonly title: CombatTitle
  readonly clause: string
  /** When it is played (G-13.1). */
  readonly point: number
  readonly aim: Aim
  /** Whether it may be played now, beyond hand, cost, limit and point. `aim` as in commands.ts. */
  readonly whyNot: (t: T, side: number, aim: number) => number
  /**
   * At once, when it is played. For an answer, `unit` and `hex` are those of the window: the unit attacked or moved,
   * and the hex of the attacker or where the move began; else -1.
   */
  readonly play: (t: T, side: number, aim: number, unit: number, hex: number) => void
  /** For cards played with the command card: after the enemy's answer, before the orders. */
  readonly resolve: (t: T, side: number, aim: number) => void
  readonly choice: Choice | undefined
}

const nothing = (): void => {}
const OK = 0
const always = (): number => OK

type Given<C, Needed extends keyof C> = Pick<C, Needed> & Partial<C>

/** Every card object gets every field, in one order: that keeps calls through them fast. */
export const commandCard = (card: Given<CommandCard, 'title' | 'clause' | 'command'>): CommandCard => ({
  title: card.title,
  clause: card.clause,
  section: card.section ?? -1,
  pigeons: card.pigeons ?? false,
  command: card.command,
  choice: card.choice,
})

export const combatCard = (
  card: Given<Omit<CombatCard, 'point'>, 'title' | 'clause'> & { readonly point: PointName },
): CombatCard => ({
  title: card.title,
  clause: card.clause,
  point: POINTS.indexOf(card.point),
  aim: card.aim ?? 'nothing',
  whyNot: card.whyNot ?? always,
  play: card.play ?? nothing,
  resolve: card.resolve ?? nothing,
  choice: card.choice,
})

/** By title. Filled by the index files; a title without a file has an empty place until it gets one. */
export const COMMAND_CARDS: CommandCard[] = []
export const COMBAT_CARDS: CombatCard[] = []

/** The titles that can be played at a point, at `point * TITLES_MAX`, ended by -1. */
export const TITLES_AT: Int8Array = new Int8Array(POINTS.length * TITLES_MAX).fill(-1)

export function installCommandCards(cards: readonly CommandCard[]): void {
  for (const card of cards) COMMAND_CARDS[COMMAND_TITLES.indexOf(card.title)] = card
}

export function installCombatCards(cards: readonly CombatCard[]): void {
  for (const card of cards) COMBAT_CARDS[COMBAT_TITLES.indexOf(card.title)] = card
  TITLES_AT.fill(-1)
  for (let point = 0; point < POINTS.length; point++) {
    let at = point * TITLES_MAX
    for (let title = 0; title < COMBAT_TITLES.length; title++)
      if (COMBAT_CARDS[title]?.point === point) TITLES_AT[at++] = title
  }
}

/** The decision of its own that a card of either deck has. */
export function choiceOf(deck: number, title: number): Choice {
  const choice = (deck === COMMAND ? COMMAND_CARDS : COMBAT_CARDS)[title]?.choice
  if (choice === undefined) throw new Error(`${TITLES[deck][title]} has nothing to choose`)
  return choice
}

export const titleNumber = (title: CombatTitle): number => COMBAT_TITLES.indexOf(title)
export const commandNumber = (title: CommandTitle): number => COMMAND_TITLES.indexOf(title)
/** A section card's title for another section (0, 1, 2): the three stand side by side in COMMAND_TITLES. */
export const inOtherSection = (title: number, section: number): number =>
  title - COMMAND_CARDS[title].section + section
export { COMBAT, COMMAND }
