/** A game from its welcome to its end. */
import { RESIGN, type Seat, SPECTATOR } from '@bivouac/kernel'
import { EXIT, UserError } from '../errors.ts'
import { atInterrupt, endAtOnce } from '../interrupt.ts'
import { print } from '../output.ts'
import { choose } from './choose.ts'
import type { Lines } from './lines.ts'
import {
  botActs,
  botChooses,
  dismiss,
  give,
  isHotSeat,
  type Playing,
  save,
  seatToChoose,
  takeBack,
  typeable,
} from './playing.ts'
import { bold, clearScreen, showNews, showTable, showTooNarrow } from './screen.ts'
import { thought } from './thinking.ts'

export async function run(playing: Playing, lines: Lines): Promise<void> {
  save(playing, playing.file)
  welcome(playing)
  // Whoever stops the program from outside hears the same as whoever quits.
  const forget = atInterrupt(exitCode => {
    leave(playing)
    endAtOnce(exitCode)
  })
  try {
    if (await playOn(playing, lines)) finish(playing)
    else {
      leave(playing)
      if (lines.interrupted()) process.exitCode = EXIT.interrupted
    }
  } catch (error) {
    // The game itself is none the worse for a bot that has failed.
    if (error instanceof UserError) leave(playing)
    throw error
  } finally {
    forget()
    dismiss(playing)
    lines.close()
  }
}

/** Plays until the game is over (true) or the player leaves (false). */
async function playOn(playing: Playing, lines: Lines): Promise<boolean> {
  let lastPerson: Seat | undefined
  for (;;) {
    const seat = seatToChoose(playing)
    if (seat === undefined) return true
    const bot = playing.bots[seat]
    if (bot) {
      const command = await thought(bot.name, botChooses(playing, bot, seat), lines)
      if (command === undefined) return false
      botActs(playing, bot, seat, command)
    } else {
      if (isHotSeat(playing) && seat !== lastPerson) {
        // The welcome tells no secret and may stay.
        if (lastPerson !== undefined) clearScreen()
        if (!(await passTheScreen(playing, seat, lines))) return false
      }
      lastPerson = seat
      const chosen = await choose(playing, seat, lines)
      if ('wish' in chosen) {
        if (chosen.wish === 'quit') return false
        if (chosen.wish === 'resign') give(playing, seat, RESIGN)
        else rewind(playing, seat)
      } else give(playing, seat, chosen.command)
    }
    save(playing, playing.file)
  }
}

function rewind(playing: Playing, seat: Seat): void {
  const done = takeBack(playing, seat)
  print(done.ok ? 'Taken back.' : done.problem.text)
}

/** A curtain between two people at one screen; false if nobody is there any more. */
async function passTheScreen({ game }: Playing, seat: Seat, lines: Lines): Promise<boolean> {
  print(bold(`Pass the screen to the player of the ${game.face.side(seat)} side.`))
  const ready = await lines.next('Press Enter when the other one has looked away. ')
  clearScreen()
  return ready !== undefined
}

function welcome(playing: Playing): void {
  const { game, match, bots, commitment, file, facts } = playing
  const { name } = game.module
  const person = bots[0] ? 1 : 0
  print(bold(`Bivouac · ${name} · ${match.table.board.name}`))
  print(
    isHotSeat(playing)
      ? `Two people at one screen: ${game.face.side(0)} and ${game.face.side(1)}.`
      : `Your side: ${game.face.side(person)} · against the bot '${bots[1 - person]?.name}'`,
  )
  if (facts.length > 0) print(`The game goes on where it was left, after ${facts.length} choices.`)
  const { rules } = match.table.board
  if (match.rules !== rules)
    print(
      `It was begun under version ${match.rules} of the rules and goes on under version ${rules}: see CHANGELOG.md.`,
    )
  if (commitment)
    print(`All chance comes from a secret seed, shown at the end; its sha256 is\n  ${commitment}`)
  print(`Saved after every choice in ${file}`)
  print(`\n${game.face.briefing(match.table.board)}\n`)
  showTooNarrow()
  print("Choose by number. 'help' tells how to play, '?' what else you can type.")
  print('')
}

function leave({ file, resume }: Playing): void {
  print(`\nThe game is saved in ${file}. Go on with it by:\n  ${resume}`)
}

function finish(playing: Playing): void {
  const { game, match, bots, seed, file } = playing
  const { board } = match.table
  const seat = isHotSeat(playing) ? SPECTATOR : bots[0] ? 1 : 0
  if (seat !== SPECTATOR) showNews(playing, seat)
  showTable(playing, seat)
  const outcome = game.module.outcome(match.table)
  if (outcome) print(`\n${bold(game.face.ending(board, outcome))}`)
  if (seed !== undefined)
    print(`The seed was ${seed}. 'npx bivouac verify ${typeable(file)}' proves that all chance came from it.`)
  print(`'npx bivouac replay ${typeable(file)}' tells the game again.`)
}
