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
  orderOf,
  type Playing,
  save,
  seatToChoose,
  takeBack,
  typeable,
} from './playing.ts'
import { bold, clearScreen, showNews, showTable, showTooNarrow } from './screen.ts'
import { problemText } from './speech.ts'
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
    const order = orderOf(playing, seat)
    if (order !== undefined) give(playing, seat, order)
    else if (bot) {
      const command = await thought(
        playing.words.say('bot.thinking', { bot: bot.name }),
        botChooses(playing, bot, seat),
        lines,
      )
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
  print(done.ok ? playing.words.say('undo.done') : problemText(playing.words, done.problem))
}

/** A curtain between two people at one screen; false if nobody is there any more. */
async function passTheScreen({ game, words }: Playing, seat: Seat, lines: Lines): Promise<boolean> {
  print(bold(words.say('pass', { side: game.face.side(seat) })))
  const ready = await lines.next(`${words.say('pass.ready')} `)
  clearScreen()
  return ready !== undefined
}

function welcome(playing: Playing): void {
  const { game, words, match, bots, sworn, file, facts } = playing
  const { say } = words
  const { name } = game.module
  const person = bots[0] ? 1 : 0
  // The scenario's name heads the table.
  print(bold(`Bivouac · ${name}`))
  print(
    isHotSeat(playing)
      ? say('welcome.two', { first: game.face.side(0), second: game.face.side(1) })
      : say('welcome.bot', { side: game.face.side(person), bot: bots[1 - person]?.name ?? '' }),
  )
  if (facts.length > 0) print(words.sayCounted('welcome.on', facts.length))
  const { rules } = match.table.board
  if (match.rules !== rules) print(say('welcome.rules', { begun: match.rules, rules }))
  const { commitment, secret } = sworn
  if (commitment) print(say(secret === undefined ? 'welcome.seed' : 'welcome.secret', { commitment }))
  print(say('welcome.saved', { file }))
  print(`\n${game.face.briefing(match.table.board)}\n`)
  showTooNarrow(words)
  print(say('welcome.how'))
  print('')
}

function leave({ words, file, resume }: Playing): void {
  print(`\n${words.say('left', { file, resume })}`)
}

function finish(playing: Playing): void {
  const { game, words, match, bots, sworn, file } = playing
  const { board } = match.table
  const seat = isHotSeat(playing) ? SPECTATOR : bots[0] ? 1 : 0
  if (seat !== SPECTATOR) showNews(playing, seat)
  showTable(playing, seat)
  const outcome = game.module.outcome(match.table)
  if (outcome) print(`\n${bold(game.face.ending(board, outcome))}`)
  const { seed, secret } = sworn
  if (seed !== undefined) print(words.say('end.seed', { seed, file: typeable(file) }))
  if (secret !== undefined) print(words.say('end.secret', { secret, file: typeable(file) }))
  print(words.say('end.replay', { file: typeable(file) }))
}
