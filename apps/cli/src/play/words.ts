/** The words a player can type besides a choice, and what each of them says. */
import { reasonsGiven } from '@bivouac/ai'
import type { Explanation, Seat } from '@bivouac/kernel'
import { UserError } from '../errors.ts'
import { print } from '../output.ts'
import { allOdds } from './ahead.ts'
import type { Lines } from './lines.ts'
import { refuseToOverwrite } from './opening.ts'
import { advice, legalFor, type Playing, save, sentences, viewFor } from './playing.ts'
import { showTable } from './screen.ts'
import { problemText } from './speech.ts'
import { thought } from './thinking.ts'

/** Each with what may be typed after it. */
const WORDS = [
  ['help'],
  ['board'],
  ['goals'],
  ['cards'],
  ['log'],
  ['odds'],
  ['why', 'COMMAND'],
  ['hint'],
  ['undo'],
  ['save', '[FILE]'],
  ['resign'],
  ['quit'],
] as const

/** The words alone, for somebody who has typed something else. */
export const WORD_LIST: string = WORDS.map(([word]) => word).join(', ')

/** Words that push the choices off the screen, so that they must be shown again. */
export const LONG_WORDS: readonly string[] = ['help', '?', 'board', 'goals', 'cards', 'log']

/** Carries out a word that leaves the game as it is; false if it is none of them. */
export async function sayWord(
  playing: Playing,
  seat: Seat,
  word: string,
  rest: string,
  lines: Lines,
): Promise<boolean> {
  const { game, words, match, file } = playing
  switch (word) {
    case 'help':
      print(game.face.primer)
      showWords(playing)
      return true
    case '?':
      showWords(playing)
      return true
    case 'board':
      showTable(playing, seat)
      return true
    case 'goals':
      print(game.face.briefing(match.table.board))
      return true
    case 'cards':
      print(game.face.piles(match.table.board, viewFor(playing, seat)))
      return true
    case 'log':
      for (const line of sentences(playing, seat, 0)) print(`  ${line}`)
      return true
    case 'odds':
      showOdds(playing, seat)
      return true
    case 'why':
      print(rest === '' ? words.say('why.what') : why(playing, seat, rest))
      return true
    case 'hint':
      await showHint(playing, seat, lines)
      return true
    case 'save':
      if (rest !== '' && rest !== file) saveCopy(playing, rest)
      else print(words.say('save.in', { file }))
      return true
    default:
      return false
  }
}

function showWords({ words: { say }, file, sworn }: Playing): void {
  print(say('words.title'))
  print(`  ${say('words.number')}`)
  for (const typed of WORDS) print(`  ${typed.join(' ').padEnd(12)} ${say(`words.${typed[0]}`)}`)
  print(say('words.kept', { file }))
  if (sworn.seed !== undefined || sworn.secret !== undefined) print(say('words.secret'))
}

function showOdds(playing: Playing, seat: Seat): void {
  const lines = allOdds(playing, seat)
  if (lines.length === 0) print(playing.words.say('odds.none'))
  for (const line of lines) print(line)
}

const LINES_SHOWN = 4

async function showHint(playing: Playing, seat: Seat, input: Lines): Promise<void> {
  const { game, words, match, adviser } = playing
  const bot = adviser.name
  const command = await thought(words.say('bot.thinking', { bot }), advice(playing, adviser, seat), input)
  if (command === undefined) return
  const place = legalFor(playing, seat).indexOf(command) + 1
  const choice = game.face.label(match.table.board, viewFor(playing, seat), command)
  print(words.say('hint', { bot, place, choice }))
  const lines = reasonsGiven(adviser.bot)?.lines ?? []
  if (lines.length < 2) return
  print(words.say('hint.lines'))
  for (const line of lines.slice(0, LINES_SHOWN))
    print(
      `  ${String(Math.round(100 * line.chance)).padStart(3)}  ${game.face.label(match.table.board, viewFor(playing, seat), line.command)}`,
    )
}

/** Why a choice, by its number or its words, is not allowed. */
function why(playing: Playing, seat: Seat, text: string): string {
  const { game, words, match } = playing
  const { board } = match.table
  const legal = legalFor(playing, seat)
  const parsed = game.module.parseCommand(board, text)
  const command = /^\d+$/.test(text) ? legal[Number(text) - 1] : parsed.ok ? parsed.value : undefined
  if (command === undefined)
    return parsed.ok || /^\d+$/.test(text)
      ? words.say('choice.none', { typed: text })
      : problemText(words, parsed.problem, text)
  const explained = game.module.explain(board, viewFor(playing, seat), command)
  return explained
    ? refusal(playing, explained)
    : words.say('choice.allowed', { typed: game.module.formatCommand(board, command) })
}

/** The refusal with the clause that says so. */
export const refusal = ({ game, match }: Playing, explained: Explanation): string =>
  `${game.face.refusal(match.table.board, explained)} (${explained.clause})`

function saveCopy(playing: Playing, file: string): void {
  try {
    refuseToOverwrite(playing.words, file)
    save(playing, file)
    print(playing.words.say('save.copy', { copy: file, file: playing.file }))
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    print(error.message)
  }
}
