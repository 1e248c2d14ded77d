/** Commands as text: `play attack-left`, `order 8,3`, `move 8,3 to 7,3`, `battle 7,3 at 5,3`, `combat lice`, `to 4,1` … */
import { fail, firstOf, ok, type Result, secondOf, verbOf } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES, TITLES_MAX } from './cards/cards.ts'
import * as c from './commands.ts'
import { HEX_NAMES, STEPS } from './geometry.ts'
import type { GreatWarBoard } from './scenario/board.ts'
import { HEXES, SECTIONS } from './vocabulary.ts'

/** Commands of one word, in the order of their verbs here. */
const ALONE: Readonly<Record<string, number>> = {
  done: c.done,
  ignore: c.ignore,
  'take-ground': c.takeGround,
  stay: c.stay,
  pass: c.pass,
  'take-medal': c.takeMedal,
  draw: c.draw,
  'take-card': c.takeCard,
  'take-hq': c.takeHq,
  spend: c.spend,
}
const ALONE_WORDS = new Map(Object.entries(ALONE).map(([word, command]) => [command, word]))

interface OneThing {
  readonly verb: number
  readonly things: readonly string[]
  readonly what: string
  readonly make: (i: number) => number
}

const DICE_WORDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Commands of a verb and one thing. */
const ONE: Readonly<Record<string, OneThing>> = {
  play: { verb: c.PLAY, things: COMMAND_TITLES, what: 'command card', make: c.play },
  order: { verb: c.ORDER, things: HEX_NAMES, what: 'hex', make: c.order },
  exit: { verb: c.EXIT, things: HEX_NAMES, what: 'hex', make: c.exit },
  advance: { verb: c.ADVANCE, things: HEX_NAMES, what: 'hex', make: c.advance },
  join: { verb: c.JOIN, things: HEX_NAMES, what: 'hex', make: c.join },
  'remove-wire': { verb: c.REMOVE_WIRE, things: HEX_NAMES, what: 'hex', make: c.removeWire },
  shell: { verb: c.SHELL, things: HEX_NAMES, what: 'hex', make: c.shell },
  dice: { verb: c.DICE, things: DICE_WORDS, what: 'number of dice', make: c.dice },
  to: { verb: c.TO, things: HEX_NAMES, what: 'hex', make: c.to },
  keep: { verb: c.KEEP, things: COMMAND_TITLES, what: 'command card', make: c.keep },
  discard: { verb: c.DISCARD, things: COMBAT_TITLES, what: 'combat card', make: c.discard },
  'give-back': { verb: c.GIVE_BACK, things: COMBAT_TITLES, what: 'combat card', make: c.giveBack },
  at: { verb: c.AT_HEX, things: HEX_NAMES, what: 'hex', make: c.atHex },
  section: { verb: c.SECTION, things: SECTIONS, what: 'section', make: c.section },
  standing: {
    verb: c.STANDING,
    things: ['ask', 'pass-turn', 'stop-at', 'save-units'],
    what: 'standing order',
    make: c.standing,
  },
  hold: { verb: c.HOLD, things: COMBAT_TITLES, what: 'combat card', make: c.hold },
}
const ONE_BY_VERB = new Map(Object.entries(ONE).map(([word, one]) => [one.verb, { word, ...one }]))

/** Commands from one hex to another. */
const TWO: Readonly<
  Record<string, { verb: number; between: string; make: (a: number, b: number) => number }>
> = {
  move: { verb: c.MOVE, between: 'to', make: c.move },
  raid: { verb: c.RAID, between: 'to', make: c.raid },
  battle: { verb: c.BATTLE, between: 'at', make: c.battle },
}
const TWO_BY_VERB = new Map(Object.entries(TWO).map(([word, two]) => [two.verb, { word, ...two }]))

function aimText(aim: number): string {
  if (aim === c.AIM_NONE) return ''
  if (c.hexIn(aim) >= 0) return ` ${HEX_NAMES[c.hexIn(aim)]}`
  if (c.sectionIn(aim) >= 0) return ` ${SECTIONS[c.sectionIn(aim)]}`
  return ` ${COMBAT_TITLES[c.titleIn(aim)]}`
}

export function formatCommand(_: GreatWarBoard, command: number): string {
  const alone = ALONE_WORDS.get(command)
  if (alone) return alone
  const a = firstOf(command)
  const b = secondOf(command)
  const verb = verbOf(command)
  const one = ONE_BY_VERB.get(verb)
  if (one) return `${one.word} ${one.things[a]}`
  const two = TWO_BY_VERB.get(verb)
  if (two) return `${two.word} ${HEX_NAMES[a]} ${two.between} ${HEX_NAMES[b]}`
  if (verb === c.ORDER_ARTILLERY) return 'order artillery'
  if (verb === c.COMBAT) return `combat ${COMBAT_TITLES[a]}${aimText(b)}`
  throw new Error(`${command} is no command`)
}

const bad = (text: string): Result<never> => fail('bad-command', text)

function named(things: readonly string[], name: string | undefined, what: string): Result<number> {
  const i = name === undefined ? -1 : things.indexOf(name)
  if (i >= 0) return ok(i)
  return bad(name === undefined ? `Which ${what}?` : `There is no ${what} '${name.slice(0, 40)}'.`)
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
  const [verb, first, second, third] = words
  const long = (most: number): boolean => words.length > most
  const tooLong = bad(`'${text.trim().slice(0, 80)}' has too many words.`)
  if (Object.hasOwn(ALONE, verb)) return long(1) ? bad(`'${verb}' stands alone.`) : ok(ALONE[verb])
  if (verb === 'order' && first === 'artillery') return long(2) ? tooLong : ok(c.orderArtillery)
  if (Object.hasOwn(ONE, verb)) {
    const { things, what, make } = ONE[verb]
    const thing = named(things, first, what)
    if (!thing.ok) return thing
    return long(2) ? tooLong : ok(make(thing.value))
  }
  if (Object.hasOwn(TWO, verb)) {
    const { between, make } = TWO[verb]
    if (second !== between) return bad(`Write '${verb} 5,3 ${between} 4,3'.`)
    const a = named(HEX_NAMES, first, 'hex')
    if (!a.ok) return a
    const b = named(HEX_NAMES, third, 'hex')
    if (!b.ok) return b
    return long(4) ? tooLong : ok(make(a.value, b.value))
  }
  if (verb === 'combat') {
    const title = named(COMBAT_TITLES, first, 'combat card')
    if (!title.ok) return title
    const aim = parseAim(second)
    if (aim < 0) return bad(`'${second.slice(0, 40)}' is neither a hex, a section nor a combat card.`)
    return long(3) ? tooLong : ok(c.combat(title.value, aim))
  }
  return bad(
    `'${(verb ?? '').slice(0, 40)}' is no command: try play, combat, order, move, battle, shell, to, pass or done.`,
  )
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

function listAll(): number[] {
  const list: number[] = [...Object.values(ALONE), c.orderArtillery]
  for (const { things, make } of Object.values(ONE)) list.push(...things.map((_, i) => make(i)))
  for (let a = 0; a < HEXES; a++)
    for (let b = 0; b < HEXES; b++) {
      const steps = STEPS[a * HEXES + b]
      if (steps < 1 || steps > FURTHEST) continue
      for (const { make } of Object.values(TWO)) list.push(make(a, b))
    }
  COMBAT_TITLES.forEach((_, title) => {
    list.push(c.combat(title))
    for (let hex = 0; hex < HEXES; hex++) list.push(c.combat(title, c.aimAtHex(hex)))
    list.push(...SECTIONS.map((_, i) => c.combat(title, c.aimAtSection(i))))
    list.push(...COMBAT_TITLES.map((_, other) => c.combat(title, c.aimAtTitle(other))))
  })
  return list
}
