/** The names of buttons: each by what it does, short enough for a button. */
import { type Forecast, firstOf, secondOf, verbOf } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../src/cards/cards.ts'
import * as c from '../../src/commands.ts'
import { HEX_NAMES, STEPS } from '../../src/geometry.ts'
import { cardText } from '../../src/text/names.ts'
import { HEXES, SECTIONS } from '../../src/vocabulary.ts'
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
  return ownName(seen, own, command, forecast) ?? own.face.label(seen.board, seen.view, command)
}

/** Undefined where the game's own line for the choice is short enough. */
function ownName(
  seen: GreatWarSeen,
  words: TableWords,
  command: number,
  forecast: Forecast | undefined,
): string | undefined {
  const { say, sayCounted, game } = words
  const a = firstOf(command)
  const b = secondOf(command)
  switch (verbOf(command)) {
    case c.PLAY:
      return say('deed.play', { card: cardText(game, COMMAND_TITLES[a]) })
    case c.COMBAT:
      return combatDeed(seen, words, a, b)
    case c.ORDER:
      return say('deed.order', { hex: HEX_NAMES[a] })
    case c.ORDER_ARTILLERY:
      return say('deed.order.artillery')
    case c.MOVE:
      return say('deed.move', { hex: HEX_NAMES[b] })
    case c.RAID:
      return say('deed.raid', { hex: HEX_NAMES[b] })
    case c.BATTLE:
      return forecast && sayCounted(isClose(seen, a, b) ? 'deed.battle.close' : 'deed.fire', forecast.dice)
    case c.SHELL:
      return say('deed.shell', { hex: HEX_NAMES[a] })
    case c.DICE:
      return sayCounted('deed.dice', a)
    case c.DONE:
      return forecast && sayCounted('deed.fire', forecast.dice)
    case c.PASS:
      return doingNow(seen.view)?.kind === 'answer' ? say('deed.pass.answer') : undefined
    case c.KEEP:
      return say('deed.keep', { card: cardText(game, COMMAND_TITLES[a]) })
    case c.GIVE_BACK:
      return say('deed.give-back', { card: cardText(game, COMBAT_TITLES[a]) })
    case c.DISCARD:
      return say('deed.discard')
    case c.SECTION:
      return say('deed.section', { section: game.say(`section.${SECTIONS[a]}`) })
    case c.STANDING:
      return standingDeed(seen, words, a)
    case c.HOLD:
      return say('deed.standing.hold', { card: cardText(game, COMBAT_TITLES[a]) })
    default:
      return undefined
  }
}

/** Bare wire beside a unit is fired at, never fought with. */
const isClose = ({ view }: GreatWarSeen, from: number, at: number): boolean =>
  STEPS[from * HEXES + at] === 1 && unitOnHex(view, at) !== undefined

function combatDeed({ board }: GreatWarSeen, words: TableWords, title: number, aim: number): string {
  const { say, game } = words
  const slots = { card: cardText(game, COMBAT_TITLES[title]), cost: board.house.combatCosts[title] }
  if (aim === c.AIM_NONE) return say('deed.combat', slots)
  return say('deed.combat.at', { ...slots, aim: aimText(words, aim) })
}

function aimText({ game }: TableWords, aim: number): string {
  if (c.hexIn(aim) >= 0) return HEX_NAMES[c.hexIn(aim)]
  if (c.sectionIn(aim) >= 0) return game.say(`section.${SECTIONS[c.sectionIn(aim)]}`)
  return cardText(game, COMBAT_TITLES[c.titleIn(aim)])
}

const STANDING = ['ask', 'pass-turn', 'stop-at', 'save-units'] as const

const standingDeed = ({ view }: GreatWarSeen, { say }: TableWords, order: number): string =>
  doingNow(view)?.kind === 'answer' ? say('deed.pass-rest') : say(`deed.standing.${STANDING[order]}`)
