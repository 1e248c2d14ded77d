/** How a game begins: a new one, or one that was saved. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chanceUnder, commitmentOf, drawSecret, oathIn, proves } from '@bivouac/fair'
import {
  type Board,
  type Fact,
  followsFromSeed,
  goOnUnder,
  keyedBy,
  type Match,
  openKeyedMatch,
  openMatch,
  replay,
  type Seat,
  seeded,
  seedTable,
} from '@bivouac/kernel'
import { orComplain, UserError } from '../errors.ts'
import { findBot, findGameFor, findScenario } from '../find.ts'
import type { Registered } from '../games.ts'
import { freshSeed } from '../options.ts'
import { openRecord } from '../records.ts'
import { type Playing, type Sworn, seatedBot, typeable } from './playing.ts'
import { languageAsked, type PlayWords, wordsIn } from './speech.ts'

export interface PlayOptions {
  readonly game?: string
  readonly scenario?: string
  readonly side?: string
  readonly against?: string
  readonly seed?: string
  readonly house?: string
  readonly load?: string
  readonly save?: string
  readonly language?: string
}

export const FRIEND = 'friend'
export const FOLDER = 'games-played'
/** Whom a newcomer meets, and whom he may ask. */
export const OPPONENT = 'regular'
const ADVISER = 'expert'

export async function openGame(options: PlayOptions): Promise<Playing> {
  const words = await wordsIn(languageAsked(options.language))
  const playing =
    options.load === undefined ? newGame(options, words) : savedGame(options, options.load, words)
  const { game } = playing
  return { ...playing, game: { ...game, face: (await game.faceIn?.(words.language)) ?? game.face } }
}

function newGame(options: PlayOptions, words: PlayWords): Playing {
  const game = findGameFor(options.game, options.scenario)
  const { board } = findScenario(game, options.scenario ?? game.module.scenarios[0].id, options.house)
  const file = options.save ?? freshFile(board.scenario)
  refuseToOverwrite(words, file)
  const { module } = game
  const { seed } = options
  if (seed !== undefined) {
    const sworn = { seed, commitment: sha256(seed) }
    return sitDown(game, words, openMatch(module, board, seed), [], options, file, sworn)
  }
  const secret = drawSecret()
  const sworn = { secret, commitment: commitmentOf({ ...board, game: module.id }, secret) }
  const match = openKeyedMatch(module, board, chanceUnder({ ...sworn, entropy: [] }))
  return sitDown(game, words, match, [], options, file, sworn)
}

function savedGame(options: PlayOptions, load: string, words: PlayWords): Playing {
  if (options.seed !== undefined) throw new UserError('bad-usage', words.say('bad.seed'))
  if (options.house !== undefined) throw new UserError('bad-usage', words.say('bad.house'))
  if (options.save !== undefined && options.save !== load) refuseToOverwrite(words, options.save)
  const { game, board, record } = orComplain(openRecord(load, options.scenario), load)
  const { module } = game
  const facts: (readonly Fact[])[] = []
  const played = orComplain(
    replay(module, board, record, (_, line, happened) => {
      if ('to' in line) facts.length = line.to
      else facts.push(happened)
    }),
    load,
  )
  const file = options.save ?? load
  const goOn = (match: Match, sworn: Sworn): Playing =>
    sitDown(game, words, match, facts, options, file, sworn)
  const { seed, commitment } = record.head
  const oath = oathIn(record, module)
  if (oath !== undefined) {
    orComplain(proves(played, oath), load)
    const { secret, entropy } = record
    return goOn(keyedBy(underToday(played, board), chanceUnder(oath)), { commitment, secret, entropy })
  }
  if (seed !== undefined) {
    const drawn = orComplain(followsFromSeed(played, seed), load)
    return goOn(underToday(drawn, board), { seed, commitment: commitment ?? sha256(seed) })
  }
  // Nobody knows what its dice came from, so they are new ones from here on.
  played.table.chance = seeded
  seedTable(played.table, freshSeed())
  return goOn(underToday(played, board), { commitment })
}

/** A game of older rules goes on under those of today; one that is over stays as it was played. */
const underToday = (match: Match, board: Board): Match =>
  match.table.board.rules === board.rules || match.module.toChoose(match.table) === 0
    ? match
    : goOnUnder(match, board)

function sitDown(
  game: Registered,
  words: PlayWords,
  match: Match,
  facts: (readonly Fact[])[],
  options: PlayOptions,
  file: string,
  sworn: Sworn,
): Playing {
  const against = options.against ?? OPPONENT
  const person = seatOf(game, words, options.side, against)
  const sown = sworn.seed ?? freshSeed()
  const seated = (seat: Seat) =>
    against === FRIEND || seat === person
      ? undefined
      : seatedBot(against, findBot(game, against, [FRIEND])(), sown, seat)
  const resume = [
    `npx bivouac play --load ${typeable(file)}`,
    ...(against !== FRIEND && person !== 0 ? [`--side ${game.module.sides[person]}`] : []),
    ...(against === OPPONENT ? [] : [`--against ${typeable(against)}`]),
    ...(options.language === undefined ? [] : [`--language ${options.language}`]),
  ]
  return {
    game,
    words,
    match,
    bots: [seated(0), seated(1)],
    adviser: seatedBot(ADVISER, findBot(game, ADVISER)(), `${sown}/hint`, person),
    facts,
    read: [facts.length, facts.length],
    sworn,
    file,
    resume: resume.join(' '),
  }
}

function seatOf({ module }: Registered, { say }: PlayWords, side: string | undefined, against: string): Seat {
  if (side === undefined) return 0
  if (against === FRIEND) throw new UserError('bad-usage', say('bad.side'))
  const seat = module.sides.indexOf(side)
  if (seat >= 0) return seat
  throw new UserError('unknown-side', say('bad.side.unknown', { side, sides: module.sides.join(', ') }))
}

const sha256 = (seed: string): string => createHash('sha256').update(seed).digest('hex')

/** The scenario, the day and the minute, with a number after it if that is taken. */
function freshFile(scenario: string): string {
  const now = new Date()
  const two = (n: number): string => String(n).padStart(2, '0')
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  const stem = join(FOLDER, `${scenario}-${day}-${two(now.getHours())}${two(now.getMinutes())}`)
  for (let n = 1; ; n++) {
    const file = `${stem}${n === 1 ? '' : `-${n}`}.bivouac`
    if (!existsSync(file)) return file
  }
}

export function refuseToOverwrite({ say }: PlayWords, file: string): void {
  if (existsSync(file)) throw new UserError('file-exists', say('save.exists', { file }))
}
