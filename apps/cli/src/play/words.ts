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
import { thought } from './thinking.ts'

const WORDS: readonly (readonly [typed: string, does: string])[] = [
  ['help', 'how to play'],
  ['board', 'the table once more'],
  ['goals', 'what the scenario asks of each side'],
  ['cards', 'the open piles of both sides, card by card'],
  ['log', 'all that has happened'],
  ['odds', 'the odds of every roll you could choose'],
  ['why COMMAND', "why something is not allowed: its number or its words, as in 'why stop'"],
  ['hint', 'what a bot would do in your place'],
  ['undo', 'take your last choice back, if no dice or hidden cards came up since'],
  ['save [FILE]', 'the game is saved after every choice; with FILE, as a copy too'],
  ['resign', 'give the game up'],
  ['quit', 'leave; the game can be taken up again later'],
]

/** The words alone, for somebody who has typed something else. */
export const WORD_LIST: string = WORDS.map(([typed]) => typed.split(' ')[0]).join(', ')

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
  const { game, match, file } = playing
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
      print(rest === '' ? "Why what? Type 'why' and a choice." : why(playing, seat, rest))
      return true
    case 'hint':
      await showHint(playing, seat, lines)
      return true
    case 'save':
      if (rest !== '' && rest !== file) saveCopy(playing, rest)
      else print(`The game is saved in ${file}.`)
      return true
    default:
      return false
  }
}

function showWords({ file, seed }: Playing): void {
  print('WHAT YOU CAN TYPE')
  print('  the number of a choice, or the choice in its short notation')
  for (const [typed, does] of WORDS) print(`  ${typed.padEnd(12)} ${does}`)
  print(`The game is kept in ${file}.`)
  if (seed !== undefined)
    print(
      'That file holds the secret seed of the dice, to take the game up again: looking into it is cheating.',
    )
}

function showOdds(playing: Playing, seat: Seat): void {
  const lines = allOdds(playing, seat)
  if (lines.length === 0) print('Nothing you can choose now needs a roll.')
  for (const line of lines) print(line)
}

const LINES_SHOWN = 4

async function showHint(playing: Playing, seat: Seat, input: Lines): Promise<void> {
  const { game, match, adviser } = playing
  const command = await thought(adviser.name, advice(playing, adviser, seat), input)
  if (command === undefined) return
  const place = legalFor(playing, seat).indexOf(command) + 1
  const label = game.face.label(match.table.board, viewFor(playing, seat), command)
  print(`The bot '${adviser.name}' would choose [${place}] ${label}.`)
  const lines = reasonsGiven(adviser.bot)?.lines ?? []
  if (lines.length < 2) return
  print('It thinks that you win, out of 100 games, about:')
  for (const line of lines.slice(0, LINES_SHOWN))
    print(
      `  ${String(Math.round(100 * line.chance)).padStart(3)}  ${game.face.label(match.table.board, viewFor(playing, seat), line.command)}`,
    )
}

/** Why a choice, by its number or its words, is not allowed. */
function why(playing: Playing, seat: Seat, text: string): string {
  const { game, match } = playing
  const { board } = match.table
  const legal = legalFor(playing, seat)
  const parsed = game.module.parseCommand(board, text)
  const command = /^\d+$/.test(text) ? legal[Number(text) - 1] : parsed.ok ? parsed.value : undefined
  if (command === undefined)
    return parsed.ok || /^\d+$/.test(text) ? `There is no choice ${text}.` : parsed.problem.text
  const explained = game.module.explain(board, viewFor(playing, seat), command)
  return explained
    ? refusal(playing, explained)
    : `'${game.module.formatCommand(board, command)}' is allowed now.`
}

/** The refusal with the clause that says so. */
export const refusal = ({ game, match }: Playing, explained: Explanation): string =>
  `${game.face.refusal(match.table.board, explained)} (${explained.clause})`

function saveCopy(playing: Playing, file: string): void {
  try {
    refuseToOverwrite(file)
    save(playing, file)
    print(`A copy is in ${file}; the game itself stays in ${playing.file}.`)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    print(error.message)
  }
}
