/** Commands as text: `play attack-left`, `order 8,3`, `move 8,3 to 7,3`, `battle 7,3 at 5,3`, `combat lice`, `to 4,1` … */
import { code, fail, firstOf, ok, type Result, secondOf, verbOf } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES, TITLES_MAX } from './cards/cards.ts'
import * as c from './commands.ts'
import { HEX_NAMES, STEPS } from './geometry.ts'
import type { GreatWarBoard } from './scenario/board.ts'
import { HEXES, SECTIONS, STANDING_ORDERS } from './vocabulary.ts'

/** By verb: its word, what it names, and between two hexes the word that stands there. */
const VERBS = [
  { verb: c.PLAY, word: 'play', names: 'command card' },
  { verb: c.COMBAT, word: 'combat', names: 'combat card' },
  { verb: c.ORDER, word: 'order', names: 'hex' },
  { verb: c.ORDER_ARTILLERY, word: 'order artillery', names: 'nothing' },
  { verb: c.DONE, word: 'done', names: 'nothing' },
  { verb: c.MOVE, word: 'move', names: 'hex', between: 'to' },
  { verb: c.EXIT, word: 'exit', names: 'hex' },
  { verb: c.ADVANCE, word: 'advance', names: 'hex' },
  { verb: c.RAID, word: 'raid', names: 'hex', between: 'to' },
  { verb: c.BATTLE, word: 'battle', names: 'hex', between: 'at' },
  { verb: c.JOIN, word: 'join', names: 'hex' },
  { verb: c.REMOVE_WIRE, word: 'remove-wire', names: 'hex' },
  { verb: c.SHELL, word: 'shell', names: 'hex' },
  { verb: c.DICE, word: 'dice', names: 'number of dice' },
  { verb: c.TO, word: 'to', names: 'hex' },
  { verb: c.IGNORE, word: 'ignore', names: 'nothing' },
  { verb: c.TAKE_GROUND, word: 'take-ground', names: 'nothing' },
  { verb: c.STAY, word: 'stay', names: 'nothing' },
  { verb: c.PASS, word: 'pass', names: 'nothing' },
  { verb: c.KEEP, word: 'keep', names: 'command card' },
  { verb: c.TAKE_MEDAL, word: 'take-medal', names: 'nothing' },
  { verb: c.DRAW, word: 'draw', names: 'nothing' },
  { verb: c.TAKE_CARD, word: 'take-card', names: 'nothing' },
  { verb: c.TAKE_HQ, word: 'take-hq', names: 'nothing' },
  { verb: c.DISCARD, word: 'discard', names: 'combat card' },
  { verb: c.GIVE_BACK, word: 'give-back', names: 'combat card' },
  { verb: c.AT_HEX, word: 'at', names: 'hex' },
  { verb: c.SECTION, word: 'section', names: 'section' },
  { verb: c.SPEND, word: 'spend', names: 'nothing' },
  { verb: c.STANDING, word: 'standing', names: 'standing order' },
  { verb: c.HOLD, word: 'hold', names: 'combat card' },
] as const

/** Labels, paths and whatever else differs from verb to verb are tables by these words. */
export type VerbWord = (typeof VERBS)[number]['word']
type Names = (typeof VERBS)[number]['names']
interface Verb {
  readonly verb: number
  readonly word: VerbWord
  readonly names: Names
  readonly between?: string
}

const THINGS: Readonly<Record<Names, readonly string[]>> = {
  'command card': COMMAND_TITLES,
  'combat card': COMBAT_TITLES,
  hex: HEX_NAMES,
  section: SECTIONS,
  'number of dice': ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  'standing order': STANDING_ORDERS,
  nothing: [],
}

const BY_VERB = new Map<number, Verb>(VERBS.map(row => [row.verb, row]))
const BY_WORD = new Map<string, Verb>(VERBS.map(row => [row.word, row]))

function verbIn(command: number): Verb {
  const row = BY_VERB.get(verbOf(command))
  if (row === undefined) throw new Error(`${command} is no command`)
  return row
}

export const wordOf = (command: number): VerbWord => verbIn(command).word
/** The hexes that a command names. */
export const hexesIn = (command: number): readonly number[] => {
  const { names, between } = verbIn(command)
  if (names !== 'hex') return []
  return between === undefined ? [firstOf(command)] : [firstOf(command), secondOf(command)]
}

function aimText(aim: number): string {
  if (aim === c.AIM_NONE) return ''
  if (c.hexIn(aim) >= 0) return ` ${HEX_NAMES[c.hexIn(aim)]}`
  if (c.sectionIn(aim) >= 0) return ` ${SECTIONS[c.sectionIn(aim)]}`
  return ` ${COMBAT_TITLES[c.titleIn(aim)]}`
}

export function formatCommand(_: GreatWarBoard, command: number): string {
  const { verb, word, names, between } = verbIn(command)
  if (names === 'nothing') return word
  const one = `${word} ${THINGS[names][firstOf(command)]}`
  if (between !== undefined) return `${one} ${between} ${HEX_NAMES[secondOf(command)]}`
  return verb === c.COMBAT ? `${one}${aimText(secondOf(command))}` : one
}

const bad = (text: string): Result<never> => fail('bad-command', text)

function named(names: Names, name: string | undefined): Result<number> {
  const i = name === undefined ? -1 : THINGS[names].indexOf(name)
  if (i >= 0) return ok(i)
  return bad(name === undefined ? `Which ${names}?` : `There is no ${names} '${name.slice(0, 40)}'.`)
}

function parseAim(name: string | undefined): number {
  if (name === undefined) return c.AIM_NONE
  const hex = HEX_NAMES.indexOf(name)
  if (hex >= 0) return c.aimAtHex(hex)
  const section = (SECTIONS as readonly string[]).indexOf(name)
  if (section >= 0) return c.aimAtSection(section)
  const title = COMBAT_TITLES.indexOf(name)
  return title >= 0 ? c.aimAtTitle(title) : -1
}

/** The same words always mean the same command, whatever the state. */
export function parseCommand(_: GreatWarBoard, text: string): Result<number> {
  const words = text.trim().toLowerCase().split(/\s+/)
  const [word, first] = words
  if (BY_WORD.get(word)?.names === 'nothing' && words.length > 1) return bad(`'${word}' stands alone.`)
  const row = BY_WORD.get(`${word} ${first}`) ?? BY_WORD.get(word)
  if (row === undefined)
    return bad(
      `'${word.slice(0, 40)}' is no command: try play, combat, order, move, battle, shell, to, pass or done.`,
    )
  const most = row.word.split(' ').length + wordsAfter(row)
  const command = commandOf(row, words)
  return command.ok && words.length > most
    ? bad(`'${text.trim().slice(0, 80)}' has too many words.`)
    : command
}

/** How many words follow the verb at the most. */
function wordsAfter({ verb, names, between }: Verb): number {
  if (names === 'nothing') return 0
  if (between !== undefined) return 3
  return verb === c.COMBAT ? 2 : 1
}

function commandOf({ verb, names, between }: Verb, words: readonly string[]): Result<number> {
  const [word, first, second, third] = words
  if (names === 'nothing') return ok(code(verb))
  if (between !== undefined && second !== between) return bad(`Write '${word} 5,3 ${between} 4,3'.`)
  const thing = named(names, first)
  if (!thing.ok) return thing
  if (between !== undefined) {
    const to = named(names, third)
    return to.ok ? ok(code(verb, thing.value, to.value)) : to
  }
  const aim = verb === c.COMBAT ? parseAim(second) : c.AIM_NONE
  return aim < 0
    ? bad(`'${second.slice(0, 40)}' is neither a hex, a section nor a combat card.`)
    : ok(code(verb, thing.value, aim))
}

/** The furthest that anything moves or fires by a command of two hexes. */
const FURTHEST = 6

let all: readonly number[] = []
/** The list holds for decks of so many titles: cards may be installed after it was first asked for. */
let titlesListed = 0

/** Every command that could ever be given: what a player might try. The same for every board. */
export function everyCommand(_: GreatWarBoard): readonly number[] {
  const titles = COMMAND_TITLES.length * TITLES_MAX + COMBAT_TITLES.length
  if (titlesListed !== titles) all = listAll()
  titlesListed = titles
  return all
}

const listAll = (): number[] =>
  VERBS.flatMap((row: Verb) => {
    if (row.names === 'nothing') return [code(row.verb)]
    return [...THINGS[row.names].keys()].flatMap(thing => everyUse(row, thing))
  })

function everyUse({ verb, between }: Verb, thing: number): number[] {
  if (between !== undefined) return hexesNear(thing).map(to => code(verb, thing, to))
  if (verb !== c.COMBAT) return [code(verb, thing)]
  return [
    c.combat(thing),
    ...HEX_NAMES.map((_, hex) => c.combat(thing, c.aimAtHex(hex))),
    ...SECTIONS.map((_, i) => c.combat(thing, c.aimAtSection(i))),
    ...COMBAT_TITLES.map((_, other) => c.combat(thing, c.aimAtTitle(other))),
  ]
}

const hexesNear = (from: number): number[] =>
  [...HEX_NAMES.keys()].filter(to => to !== from && STEPS[from * HEXES + to] <= FURTHEST)
