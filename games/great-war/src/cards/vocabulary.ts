/**
 * What a card is to the rules, and where the rules find it. Card files describe themselves with `commandCard` and
 * `combatCard`; the two index files install them here. Rules know this file only, never a single card.
 */
import type { IconName } from '@bivouac/face-kit/art'
import type { Commands } from '@bivouac/kernel'
import type { CombatScene } from '../art/scenes/combat-scenes.ts'
import type { CommandScene } from '../art/scenes/command-scenes.ts'
import { setFlag } from '../state/doors/turns.ts'
import { AFTER_COMMAND, AFTER_MOVE, POINTS, type PointName } from '../state/frames.ts'
import { flagBit, type GreatWarTable, type TurnFlag } from '../state/state.ts'
import type { PROMPTS } from '../text/messages/en/prompts.ts'
import { COMBAT, COMMAND } from '../vocabulary.ts'
import { layOutDeck, TITLES, TITLES_MAX } from './cards.ts'
import { type InForce, installInForce } from './in-force.ts'
import type { Gain, Promised, Worth } from './worth.ts'

type T = GreatWarTable

/** What is asked of the player, in every language. */
type ChoicePrompt = Extract<keyof typeof PROMPTS, `prompt.choose.${string}`>

/** A decision of a card's own, made in a CHOOSE frame. `seat` is the one that chooses. */
export interface Choice {
  /** The sentence that asks for it. */
  readonly prompt: ChoicePrompt
  /** Whether it is about one unit, which is then the first of the frame's own numbers. */
  readonly isOfUnit?: true
  /** The command that names a hex, where one is asked for. */
  readonly onHex?: (hex: number) => number
  /** How going to a hex is called, if it is not just going there. */
  readonly toLabel?: 'label.to.home'
  list(t: T, seat: number, out: Commands): void
  whyNot(t: T, seat: number, command: number): number
  choose(t: T, seat: number, command: number): void
}

/** Orders in each section, as the player sits; PLENTY of rules/orders.ts for all units there. */
export type SectionOrders = readonly [left: number, centre: number, right: number]
const NO_ORDERS: SectionOrders = [0, 0, 0]

export interface CommandCard<Title extends string = string> {
  readonly title: Title
  readonly clause: string
  readonly copies: number
  /** G-12.1 What it orders in each section; all 0 for cards that order otherwise. */
  readonly orders: SectionOrders
  /** The section of a card that speaks of one only: 0, 1, 2; -1 for all others (Tactician, Counter Attack). */
  readonly section: number
  /** Whether Messenger Pigeons go with it. */
  readonly pigeons: boolean
  /** Gives out the orders (G-4.2) through the words of rules/orders.ts. */
  readonly command: (t: T, side: number) => void
  readonly choice: Choice | undefined
  /** The point at which it may be played as an answer as well; -1 for none. */
  readonly answersAt: number
  /** The mode (rules/dice.ts) of the battle out of turn that it is played for as an answer; 0 for none. */
  readonly strikes: number
  /** What is drawn on it, and the sign of its small form; cards with orders in sections show a diagram of these instead. */
  readonly picture: { readonly scene: CommandScene; readonly sign: IconName } | undefined
  /** What its own roll is called in facts, if it rolls dice. */
  readonly rolls: string | undefined
  readonly worth: Worth<Promised>
}

/** What a combat card's command names besides the title. */
type Aim = 'nothing' | 'unit' | 'section' | 'discard'

/** What a card does to the next attack of its side. */
export interface Prepared {
  /** Its number in the state, from 1; 0 is none. */
  readonly as: number
  /** Bits of the attack's mode (rules/dice.ts). */
  readonly mode: number
  /** Whether the attack must be close combat. */
  readonly closeOnly: boolean
}

export interface CombatCard<Title extends string = string> {
  readonly title: Title
  readonly clause: string
  readonly copies: number
  /** HQ tokens (G-13.1); a scenario may name others in its house values. */
  readonly cost: number
  /** Whether a source gives the cost, or it is our own for want of one. */
  readonly costIs: 'printed' | 'ours'
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
  /** For cards played with the command card: after the enemy's answer, before the orders. By default puts the card in force. */
  readonly resolve: (t: T, side: number, aim: number) => void
  readonly choice: Choice | undefined
  /** What it does for the rest of the turn. */
  readonly inForce: InForce | undefined
  /** What it does to the next attack, if it is played for one. */
  readonly prepares: Prepared | undefined
  /** The mode (rules/dice.ts) of the battle out of turn that it is played for; 0 for none. */
  readonly strikes: number
  /** What is drawn on it. */
  readonly scene: CombatScene
  /** What its own roll is called in facts, if it rolls dice. */
  readonly rolls: string | undefined
  readonly worth: Worth<Gain>
}

const nothing = (): void => {}
const OK = 0
const always = (): number => OK

const puttingInForce = (effect: InForce | undefined): CombatCard['resolve'] => {
  const bit = effect === undefined ? 0 : flagBit(effect.flag)
  return bit === 0 ? nothing : t => setFlag(t, bit)
}

type Given<C, Needed extends keyof C> = Pick<C, Needed> & Partial<C>
type GivenCommand<Title extends string> = Given<
  Omit<CommandCard<Title>, 'answersAt'>,
  'title' | 'clause' | 'copies' | 'command' | 'worth'
> & { readonly answersAt?: PointName }
type GivenCombat<Title extends string> = Given<
  Omit<CombatCard<Title>, 'point'>,
  'title' | 'clause' | 'copies' | 'cost' | 'scene' | 'worth'
> & { readonly point: PointName }

/** Every card object gets every field, in one order: that keeps calls through them fast. */
export const commandCard = <const Title extends string>(card: GivenCommand<Title>): CommandCard<Title> => ({
  title: card.title,
  clause: card.clause,
  copies: card.copies,
  orders: card.orders ?? NO_ORDERS,
  section: card.section ?? -1,
  pigeons: card.pigeons ?? false,
  command: card.command,
  choice: card.choice,
  answersAt: card.answersAt === undefined ? -1 : POINTS.indexOf(card.answersAt),
  strikes: card.strikes ?? 0,
  picture: card.picture,
  rolls: card.rolls,
  worth: card.worth,
})

export const combatCard = <const Title extends string>(card: GivenCombat<Title>): CombatCard<Title> => ({
  title: card.title,
  clause: card.clause,
  copies: card.copies,
  cost: card.cost,
  costIs: card.costIs ?? 'ours',
  point: POINTS.indexOf(card.point),
  aim: card.aim ?? 'nothing',
  whyNot: card.whyNot ?? always,
  play: card.play ?? nothing,
  resolve: card.resolve ?? puttingInForce(card.inForce),
  choice: card.choice,
  inForce: card.inForce,
  prepares: card.prepares,
  strikes: card.strikes ?? 0,
  scene: card.scene,
  rolls: card.rolls,
  worth: card.worth,
})

/** By number of title. Filled when the cards are installed. */
export const COMMAND_CARDS: CommandCard[] = []
export const COMBAT_CARDS: CombatCard[] = []

/** The combat titles that can be played at each point, as sets. */
export const COMBAT_TITLES_AT: Int32Array = new Int32Array(POINTS.length)

/** By number of combat title: 1 if the card answers the enemy (G-13.4). */
export const ANSWERS: Uint8Array = new Uint8Array(TITLES_MAX)

/** What cards prepare, by their numbers in the state. */
export const PREPARED: Prepared[] = [{ as: 0, mode: 0, closeOnly: false }]

/** The same for command cards that are answers as well. */
export const COMMAND_TITLES_AT: Int32Array = new Int32Array(POINTS.length)

/** Sets of titles by point, from the point of each title; -1 for none. */
function setByPoint(into: Int32Array, points: readonly number[]): void {
  into.fill(0)
  for (const [title, point] of points.entries()) if (point >= 0) into[point] |= 1 << title
}

/** The number of the combat title that sets a flag of the turn. */
export const titleSetting = (flag: TurnFlag): number =>
  COMBAT_CARDS.findIndex(card => card.inForce?.flag === flag)

/** Makes these cards the command deck. A title is known by its place among them. */
export function installCommandCards(cards: readonly CommandCard[]): void {
  layOutDeck(COMMAND, cards)
  COMMAND_CARDS.length = 0
  COMMAND_CARDS.push(...cards)
  setByPoint(
    COMMAND_TITLES_AT,
    cards.map(card => card.answersAt),
  )
}

/** Makes these cards the combat deck. A title is known by its place among them. */
export function installCombatCards(cards: readonly CombatCard[]): void {
  layOutDeck(COMBAT, cards)
  COMBAT_CARDS.length = 0
  COMBAT_CARDS.push(...cards)
  installInForce(cards.flatMap(card => card.inForce ?? []))
  PREPARED.length = 1
  for (const { prepares } of cards) if (prepares) PREPARED[prepares.as] = prepares
  for (const [title, { point }] of cards.entries())
    ANSWERS[title] = point >= AFTER_COMMAND && point <= AFTER_MOVE ? 1 : 0
  setByPoint(
    COMBAT_TITLES_AT,
    cards.map(card => card.point),
  )
}

/** The same by the card's title, for those who know it from a view; undefined if it has none. */
export const choiceCalled = (title: unknown): Choice | undefined =>
  [...COMMAND_CARDS, ...COMBAT_CARDS].find(card => card.title === title)?.choice

/** The decision of its own that a card of either deck has. */
export function choiceOf(deck: number, title: number): Choice {
  const choice = (deck === COMMAND ? COMMAND_CARDS : COMBAT_CARDS)[title]?.choice
  if (choice === undefined) throw new Error(`${TITLES[deck][title]} has nothing to choose`)
  return choice
}

const numberOf = (deck: number, title: string): number => {
  const number = TITLES[deck].indexOf(title)
  if (number < 0) throw new Error(`there is no card '${title}'`)
  return number
}
/** The number of a title. The cards must be installed: not for constants of a module. */
export const titleNumber = (title: string): number => numberOf(COMBAT, title)
export const commandNumber = (title: string): number => numberOf(COMMAND, title)
/** A section card's title for another section (0, 1, 2): the three stand side by side in the deck. */
export const inOtherSection = (title: number, section: number): number =>
  title - COMMAND_CARDS[title].section + section
