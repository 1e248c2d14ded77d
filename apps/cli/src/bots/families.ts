/** Bots that are set up by what follows a colon: `cmd:python3 mybot.py`, `search:iterations=5000`. */
import type { BotMaker } from '@bivouac/ai'
import { UserError } from '../errors.ts'
import type { BotGame } from '../games.ts'
import { isProgram, wordsOf } from './command-line.ts'
import { OutsideBot } from './outside-bot.ts'
import { watchPrograms } from './running.ts'
import { searchBots } from './search-bots.ts'

/** By the word before the colon. Each complains at once, by a `UserError`, about a text that does not fit. */
export const BOT_FAMILIES: Readonly<Record<string, (game: BotGame, rest: string) => BotMaker>> = {
  cmd: programBots,
  search: searchBots,
}

const SECONDS = 10
const SECONDS_MAX = 86_400
const START_MS = 10_000

/** `cmd:[seconds=N] PROGRAM [ARGUMENTS]`: a program of the user's own, with N seconds for each choice. */
function programBots({ module }: BotGame, rest: string): BotMaker {
  const words = wordsOf(rest)
  const limit = words[0]?.match(/^seconds=(.*)$/)?.[1]
  if (limit !== undefined) words.shift()
  const seconds = limit === undefined ? SECONDS : secondsOf(limit)
  if (words.length === 0)
    throw new UserError('bad-bot', "Say which program is to play, as in --a 'cmd:python3 mybot.py'.")
  if (!isProgram(words[0]))
    throw new UserError(
      'bot-not-started',
      `There is no program '${words[0]}' to start as a bot: is it spelt right, installed and executable?`,
    )
  watchPrograms()
  return () => new OutsideBot(module, rest.trim(), words, { chooseMs: seconds * 1000, startMs: START_MS })
}

function secondsOf(text: string): number {
  const seconds = text.trim() === '' ? Number.NaN : Number(text)
  if (seconds > 0 && seconds <= SECONDS_MAX) return seconds
  throw new UserError(
    'bad-bot',
    `A bot's 'seconds=${text}' must be a number above 0 and at most ${SECONDS_MAX}, as in 'cmd:seconds=2 python3 mybot.py'.`,
  )
}
