/** The names of buttons: each by what it does, short enough for a button. */
import { type Forecast, firstOf, secondOf, verbOf } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../src/cards/cards.ts'
import * as c from '../../src/commands.ts'
import { HEX_NAMES, STEPS } from '../../src/geometry.ts'
import { type VerbWord, wordOf } from '../../src/notation.ts'
import { cardText } from '../../src/text/names.ts'
import { HEXES, SECTIONS, STANDING_ORDERS } from '../../src/vocabulary.ts'
import type { TableKey } from './messages/en.ts'
import type { GreatWarSeen } from './seen.ts'
import { doingNow, unitOnHex } from './things.ts'
import { type GreatWarWords, type TableWords, tableWords } from './words.ts'

export function deed(
  seen: GreatWarSeen,
  words: GreatWarWords,
  command: number,
  forecast: Forecast | undefined,
): string {
  const own = tableWords(words)
  const a = firstOf(command)
  const named = DEEDS[wordOf(command)]?.({ seen, words: own, forecast, a, b: secondOf(command) })
  return named ?? own.face.label(seen.board, seen.view, command)
}

interface Named {
  readonly seen: GreatWarSeen
  readonly words: TableWords
  readonly forecast: Forecast | undefined
  /** The first thing that the command names, and the second. */
  readonly a: number
  readonly b: number
}
type Name = (of: Named) => string | undefined

const ofHex =
  (key: TableKey, which: 'a' | 'b'): Name =>
  of =>
    of.words.say(key, { hex: HEX_NAMES[of[which]] })
const ofCard =
  (key: TableKey, titles: readonly string[]): Name =>
  ({ words, a }) =>
    words.say(key, { card: cardText(words.game, titles[a]) })
const isAnswer = ({ seen }: Named): boolean => doingNow(seen.view)?.kind === 'answer'

/** Undefined, or not here, where the game's own line for the choice is short enough. */
const DEEDS: Readonly<Partial<Record<VerbWord, Name>>> = {
  play: ofCard('deed.play', COMMAND_TITLES),
  combat: combatDeed,
  order: ofHex('deed.order', 'a'),
  'order artillery': ({ words }) => words.say('deed.order.artillery'),
  move: ofHex('deed.move', 'b'),
  raid: ofHex('deed.raid', 'b'),
  battle: of => {
    if (mayBeJoined(of)) return of.words.say('deed.fire.joined')
    return (
      of.forecast && of.words.sayCounted(isClose(of) ? 'deed.battle.close' : 'deed.fire', of.forecast.dice)
    )
  },
  // G-6.8 The last gun that may join lets all of them fire.
  join: of =>
    of.forecast && !mayOthersJoin(of) ? of.words.sayCounted('deed.join', of.forecast.dice) : undefined,
  shell: of =>
    of.forecast ? of.words.sayCounted('deed.dice', of.forecast.dice) : ofHex('deed.shell', 'a')(of),
  dice: ({ words, a }) => words.sayCounted('deed.dice', a),
  done: ({ words, forecast }) => forecast && words.sayCounted('deed.fire', forecast.dice),
  pass: of => (isAnswer(of) ? of.words.say('deed.pass.answer') : undefined),
  keep: ofCard('deed.keep', COMMAND_TITLES),
  'give-back': ofCard('deed.give-back', COMBAT_TITLES),
  discard: ({ words }) => words.say('deed.discard'),
  section: ({ words, a }) => words.say('deed.section', { section: words.game.say(`section.${SECTIONS[a]}`) }),
  standing: of => of.words.say(isAnswer(of) ? 'deed.pass-rest' : `deed.standing.${STANDING_ORDERS[of.a]}`),
  hold: ofCard('deed.standing.hold', COMBAT_TITLES),
}

/** G-6.8 Another machine gun may fire at the same target: nothing is rolled before it is asked. */
const mayBeJoined = (of: Named): boolean =>
  !isClose(of) &&
  isGun(of, of.a) &&
  of.seen.legal.some(
    command =>
      verbOf(command) === c.BATTLE &&
      secondOf(command) === of.b &&
      firstOf(command) !== of.a &&
      STEPS[firstOf(command) * HEXES + of.b] > 1 &&
      isGun(of, firstOf(command)),
  )

const isGun = ({ seen }: Named, hex: number): boolean => unitOnHex(seen.view, hex)?.kind === 'machine-gun'

const mayOthersJoin = ({ seen }: Named): boolean =>
  seen.legal.filter(command => verbOf(command) === c.JOIN).length > 1

/** Bare wire beside a unit is fired at, never fought with. */
const isClose = ({ seen, a: from, b: at }: Named): boolean =>
  STEPS[from * HEXES + at] === 1 && unitOnHex(seen.view, at) !== undefined

function combatDeed({ seen, words, a: title, b: aim }: Named): string {
  const { say, game } = words
  const slots = { card: cardText(game, COMBAT_TITLES[title]), cost: seen.board.house.combatCosts[title] }
  if (aim === c.AIM_NONE) return say('deed.combat', slots)
  return say('deed.combat.at', { ...slots, aim: aimText(words, aim) })
}

function aimText({ game }: TableWords, aim: number): string {
  if (c.hexIn(aim) >= 0) return HEX_NAMES[c.hexIn(aim)]
  if (c.sectionIn(aim) >= 0) return game.say(`section.${SECTIONS[c.sectionIn(aim)]}`)
  return cardText(game, COMBAT_TITLES[c.titleIn(aim)])
}
