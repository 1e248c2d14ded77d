/** A game in a list, in words: who plays whom, whose turn it is, how it ended, when it was last touched. */
import type { Seat } from '@bivouac/kernel'
import type { GameSummary, Sitter } from '@bivouac/protocol'
import type { GameCover, ScenarioCover } from '../../game-ui.ts'
import { levelName } from '../../parts/levels.ts'
import { ownSeat } from '../../table/eyes.ts'
import type { PageWords } from '../say.ts'

/** `now` asks for the reader, `won` and `lost` are over, `wait` is anything else. */
export type Tone = 'now' | 'wait' | 'won' | 'lost' | 'over' | 'flawed'

export type SmallMap = Pick<ScenarioCover, 'thumbnail' | 'mapOf'>
export type Pieces = GameSummary['pieces']

interface GameLine {
  readonly scenario: string
  /** Where it is played; undefined for a scenario that is not known here. */
  readonly map: ScenarioCover | undefined
  readonly sitters: string
  readonly round: string | undefined
  readonly status: string
  readonly tone: Tone
}

export function sittersText(words: PageWords, [one, other]: readonly [Sitter, Sitter]): string {
  if (one.who === 'bot' && other.who === 'bot')
    return words.say('sitters.bots', {
      one: levelName(words, one.level),
      other: levelName(words, other.level),
    })
  const bot = [one, other].find(sitter => sitter.who === 'bot')
  return bot?.who === 'bot'
    ? words.say('sitters.against', { level: levelName(words, bot.level) })
    : words.say('sitters.people')
}

export function gameLine(words: PageWords, cover: GameCover | undefined, game: GameSummary): GameLine {
  const scenario = scenarioOf(cover, words, game.plan.scenario)
  const rounds = game.tally.rounds
  return {
    scenario: scenario?.name ?? game.plan.scenario,
    map: scenario,
    sitters: sittersText(words, game.plan.seats),
    round: rounds ? roundText(words, cover, rounds) : undefined,
    ...statusOf(words, cover, game),
  }
}

/** A map as SVG text, with the pieces where they stand now if that is known. */
export const drawnMap = (map: SmallMap, pieces: Pieces): string =>
  (pieces && map.mapOf?.(pieces)) ?? map.thumbnail

const roundText = (words: PageWords, cover: GameCover | undefined, count: number): string =>
  cover?.counts === 'turns'
    ? words.say('game.turn', { turn: count })
    : words.say('game.round', { round: count })

export const scenarioOf = (
  cover: GameCover | undefined,
  words: PageWords,
  id: string,
): ScenarioCover | undefined => cover?.scenarios(words.language).find(scenario => scenario.id === id)

function statusOf(
  words: PageWords,
  cover: GameCover | undefined,
  game: GameSummary,
): { status: string; tone: Tone } {
  const own = ownSeat(game.plan.seats)
  const side = (seat: Seat): string => cover?.sides(words.language)[seat] ?? String(seat + 1)
  if (game.flaw) return { status: words.say('turn.flawed'), tone: 'flawed' }
  if (game.outcome) {
    const { winner } = game.outcome
    if (own === undefined) return { status: words.say('turn.won-by', { side: side(winner) }), tone: 'over' }
    return winner === own
      ? { status: words.say('turn.won'), tone: 'won' }
      : { status: words.say('turn.lost'), tone: 'lost' }
  }
  const seats = game.decision?.seats ?? []
  if (own !== undefined && seats.includes(own)) return { status: words.say('turn.yours'), tone: 'now' }
  if (seats.every(seat => game.plan.seats[seat]?.who === 'bot'))
    return { status: words.say('turn.bot'), tone: 'wait' }
  if (seats.length > 1) return { status: words.say('turn.both'), tone: 'now' }
  return { status: words.say('turn.side', { side: side(seats[0]) }), tone: 'now' }
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `yesterday`, `3 hours ago`; after a week the date. */
export function whenText(words: PageWords, then: number, now: number): string {
  const ago = Math.max(0, now - then)
  if (ago > 7 * UNITS[0][1])
    return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(then)
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  for (const [unit, length] of UNITS)
    if (ago >= length) return relative.format(-Math.floor(ago / length), unit)
  return relative.format(0, 'second')
}
