/** Games on the server in words: the clock, who sits there, whose move it is. */
import type { Seat } from '@bivouac/kernel'
import type { ClockPlan, OnlineGame, OnlineSitter } from '@bivouac/protocol/online'
import type { GameCover } from '../game-ui.ts'
import type { Tone } from '../pages/parts/game-line.ts'
import { levelName } from '../parts/levels.ts'
import type { CommonWords } from '../say/problem-text.ts'
import type { OnlineWords } from './say.ts'

/** How the clock runs, in a few words: `Live, 25 min + 10 s`. */
export function clockText({ say, sayCounted }: OnlineWords, clock: ClockPlan): string {
  if (clock.kind === 'none') return say('clock.none')
  return clock.kind === 'turn'
    ? sayCounted('clock.turn', clock.days)
    : say('clock.live', { minutes: clock.minutes, seconds: clock.increment })
}

/** What that means for the one who sits down. */
export const clockMeaning = ({ say }: OnlineWords, clock: ClockPlan): string => say(`clock.${clock.kind}.how`)

export function sitterText({ say }: OnlineWords, common: CommonWords, sitter: OnlineSitter): string {
  if (sitter.who === 'nobody') return say('seat.free')
  return sitter.who === 'bot' ? levelName(common, sitter.level) : sitter.name
}

interface Standing {
  readonly status: string
  readonly tone: Tone
}

/** Whose move it is or how it ended, as the reader sees it. */
export function standingOf(
  words: OnlineWords,
  common: CommonWords,
  cover: GameCover | undefined,
  game: OnlineGame,
): Standing {
  const { say } = words
  if (game.status === 'waiting') return { status: say('status.waiting'), tone: 'wait' }
  if (game.status === 'void') return { status: say('status.void'), tone: 'over' }
  if (game.status === 'over') return endOf(words, cover, game)
  const seats = game.decision?.seats ?? []
  if (game.mine >= 0 && seats.includes(game.mine as 0 | 1))
    return { status: say('status.yours'), tone: 'now' }
  const [asked] = seats
  const who = asked === undefined ? undefined : sitterText(words, common, game.seats[asked])
  return { status: who === undefined ? say('status.playing') : say('status.theirs', { who }), tone: 'wait' }
}

function endOf({ say, language }: OnlineWords, cover: GameCover | undefined, game: OnlineGame): Standing {
  if (!game.outcome) return { status: say('status.drawn'), tone: 'over' }
  const { winner } = game.outcome
  if (game.mine < 0) {
    const side = cover?.sides(language)[winner] ?? String(winner + 1)
    return { status: say('status.won-by', { side }), tone: 'over' }
  }
  return winner === game.mine
    ? { status: say('status.won'), tone: 'won' }
    : { status: say('status.lost'), tone: 'lost' }
}

/** The one at the other side of the reader's table; for a watcher, both. */
export function opponentText(words: OnlineWords, common: CommonWords, game: OnlineGame): string {
  const name = (seat: Seat): string => sitterText(words, common, game.seats[seat])
  if (game.status === 'waiting') return words.say('seat.free')
  if (game.mine >= 0) return words.say('with', { who: name(1 - game.mine) })
  return words.say('between', { one: name(0), other: name(1) })
}
