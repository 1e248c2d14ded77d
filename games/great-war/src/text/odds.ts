/** G-6, G-7, G-10 The odds of an attack or a barrage in words. */
import { type Part, secondOf, verbOf } from '@bivouac/kernel'
import { BATTLE, DICE } from '../commands.ts'
import { HEX_NAMES } from '../geometry.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { forecast } from '../view/explain.ts'
import type { BattleForecast, HexForecast } from '../view/forecast.ts'
import type { GreatWarView } from '../view/view.ts'
import { sideNamed, unitOn } from './names.ts'
import type { Words } from './words.ts'

export function odds(
  words: Words,
  board: GreatWarBoard,
  view: GreatWarView,
  command: number,
): string | undefined {
  const found = forecast(board, view, command)
  if (found === undefined) return undefined
  if (verbOf(command) === DICE) return barrageOdds(words, view, found)
  const atWire = verbOf(command) === BATTLE && unitOn(view, HEX_NAMES[secondOf(command)]) === undefined
  return atWire
    ? words.say('odds.wire', { dice: diceText(words, found), chance: percent(words, found.chance) })
    : attackOdds(words, found)
}

/** Whole percents; what is possible at all is never given as 0. */
const percent = (words: Words, chance: number): string =>
  chance > 0 && Math.round(chance * 100) === 0 ? `<${words.percent(0.01)}` : words.percent(chance)

/** The chance that flags drive the unit back at all. */
const backIn = (flags: readonly number[]): number => flags.slice(1).reduce((sum, chance) => sum + chance, 0)

function attackOdds(words: Words, found: BattleForecast): string {
  const { say } = words
  const { hits, flags, destroyed } = found
  // What can never happen need not be said.
  const possible = hits.slice(0, hits.findLastIndex(chance => chance > 0) + 1)
  const back = backIn(flags)
  return [
    say('odds.attack', {
      dice: diceText(words, found),
      counts: possible.map((_, count) => count).join('|'),
      chances: possible.map(chance => percent(words, chance)).join('|'),
    }),
    ...(back > 0 ? [say('odds.attack.back', { chance: percent(words, back) })] : []),
    ...(destroyed > 0 ? [say('odds.attack.destroyed', { chance: percent(words, destroyed) })] : []),
  ].join(' · ')
}

/** '3 dice', or '3 -1 ground +1 card = 3 dice'. */
function diceText(words: Words, { dice, parts }: BattleForecast): string {
  const total = words.sayCounted('odds.dice', dice)
  if (parts.length < 2) return total
  const sum = parts.map((part, i) => partText(words, part, i)).join(' ')
  return words.say('odds.dice.sum', { sum, dice: total })
}

/** G-6.4 The ground takes dice, cards give them; whatever else there is comes from range or close combat. */
function partText({ say }: Words, { clause, amount }: Part, i: number): string {
  const signed = i === 0 ? `${amount}` : `${amount < 0 ? '' : '+'}${amount}`
  if (clause === 'G-6.4') return say('odds.part.ground', { amount: signed })
  const fromCard = clause === 'G-12' || clause === 'G-13'
  return say(fromCard ? 'odds.part.card' : 'odds.part.base', { amount: signed })
}

/** G-10.2 Each targeting die falls on a neighbour; only what somebody stands on is named. */
function barrageOdds(words: Words, view: GreatWarView, { hexes = [] }: BattleForecast): string {
  const { say } = words
  if (hexes.length === 0) return say('odds.barrage.nobody')
  const target = view.doing.at(-1)?.hex
  return say('odds.barrage', { hexes: hexes.map(one => hexOdds(words, view, one, target)).join(', ') })
}

function hexOdds(
  words: Words,
  view: GreatWarView,
  { hex, hits, flags, destroyed }: HexForecast,
  target: unknown,
): string {
  const { say } = words
  const unit = unitOn(view, hex)?.unit ?? ''
  const slots = {
    hex,
    chance: percent(words, 1 - hits[0]),
    back: percent(words, backIn(flags)),
    destroyed: percent(words, destroyed),
  }
  if (sideNamed(unit) === view.seat) return say('odds.barrage.own', slots)
  return say(hex === target ? 'odds.barrage.target' : 'odds.barrage.foe', slots)
}
