/** How a choice looks: what has happened, the table, the question and the numbered answers. */
import type { Seat } from '@bivouac/kernel'
import { colourful, print } from '../output.ts'
import { legalFor, type Playing, sentences, viewFor } from './playing.ts'
import type { PlayWords } from './speech.ts'

const WIDEST = 100

/** A table that is cut or wrapped cannot be read: say so before the first one. */
export function showTooNarrow({ say }: PlayWords, columns = process.stdout.columns): void {
  if (columns < WIDEST) print(say('narrow', { columns, widest: WIDEST }))
}
/** As much of the log as fits above a table; the word `log` shows the rest. */
const LOG_LINES = 14

export function showNews(playing: Playing, seat: Seat): void {
  const news = sentences(playing, seat, playing.read[seat])
  playing.read[seat] = playing.facts.length
  if (news.length === 0) return
  const left = news.length - LOG_LINES
  if (left > 0) print(playing.words.sayCounted('log.more', left))
  for (const line of news.slice(-LOG_LINES)) print(`  ${line}`)
  print('')
}

export function showTable(playing: Playing, seat: Seat): void {
  const { game, match } = playing
  print(game.face.draw(match.table.board, viewFor(playing, seat), colourful()))
}

export function showChoices(playing: Playing, seat: Seat): void {
  const { game, match } = playing
  const { board } = match.table
  const view = viewFor(playing, seat)
  print('')
  print(bold(game.face.prompt(board, view, game.module.decision(match.table))))
  const choices = legalFor(playing, seat).map(command => ({
    label: game.face.label(board, view, command),
    odds: oddsOf(playing, view, command),
  }))
  for (const line of numbered(choices)) print(line)
}

/** The odds of a command in words; undefined if nothing is rolled for it. */
export const oddsOf = ({ game, match }: Playing, view: unknown, command: number): string | undefined =>
  game.face.odds(match.table.board, view, command)

interface Offer {
  readonly label: string
  readonly odds: string | undefined
}

/**
 * The choices with their numbers. Neighbours that begin alike, up to a colon, share a line: all that can be done with
 * one card stands together.
 */
function numbered(choices: readonly Offer[]): string[] {
  const widest = Math.max(...choices.map(choice => choice.label.length))
  const lines: string[] = []
  for (let i = 0; i < choices.length; ) {
    const head = headOf(choices[i])
    let end = i + 1
    while (head !== undefined && end < choices.length && headOf(choices[end]) === head) end++
    if (end - i > 1 && head !== undefined) lines.push(...shared(head, choices.slice(i, end), i + 1))
    else {
      const { label, odds } = choices[i]
      lines.push(`${number(i + 1)} ${odds === undefined ? label : `${label.padEnd(widest)}   ${odds}`}`)
    }
    i = end
  }
  return lines
}

const number = (n: number): string => `[${n}]`.padStart(5)

/** What stands before the colon; undefined for a choice that stands alone. */
function headOf({ label, odds }: Offer): string | undefined {
  const colon = label.indexOf(': ')
  return odds === undefined && colon > 0 ? label.slice(0, colon) : undefined
}

function shared(head: string, choices: readonly Offer[], from: number): string[] {
  const lines = [`   ${head}:`]
  for (const [i, { label }] of choices.entries()) {
    const item = `[${from + i}] ${label.slice(head.length + 2)}`
    const last = lines[lines.length - 1]
    if (last.length + 2 + item.length <= WIDEST) lines[lines.length - 1] = `${last}  ${item}`
    else lines.push(`      ${item}`)
  }
  return lines
}

export const bold = (text: string): string => (colourful() ? `\x1b[1m${text}\x1b[0m` : text)

/** Takes everything off the screen, and off what can be scrolled back to; on paper, a line must do. */
export function clearScreen(): void {
  process.stdout.write(process.stdout.isTTY ? '\x1b[2J\x1b[3J\x1b[H' : `\n${'-'.repeat(WIDEST)}\n`)
}
