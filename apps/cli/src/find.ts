/** Finds a game, a scenario or a bot by what the user typed. */
import { type BotMaker, random } from '@bivouac/ai'
import type { Board, ScenarioEntry } from '@bivouac/kernel'
import { BOT_FAMILIES } from './bots/families.ts'
import { orComplain, UserError } from './errors.ts'
import { readJson } from './files.ts'
import { type BotGame, GAMES, type Registered } from './games.ts'
import { didYouMean } from './nearest.ts'

/** A scenario ready to be played, from the game's own list or from a file. */
export interface Opened {
  readonly id: string
  readonly name: string
  /** The scenario file's content, as `module.board` takes it. */
  readonly data: unknown
  readonly board: Board
}

/** What stands for every scenario of a game. */
export const ALL = 'all'

/** The game called `id`; without one, the only game there is. */
export function findGame(id: string | undefined, games: readonly Registered[] = GAMES): Registered {
  const ids = games.map(g => g.module.id)
  if (id === undefined) {
    if (games.length === 1) return games[0]
    throw new UserError('game-needed', `Say which game: --game ${ids.join(' or --game ')}.`)
  }
  const found = games.find(g => g.module.id === id)
  if (found) return found
  throw new UserError(
    'unknown-game',
    `There is no game '${id}'.${didYouMean(id, ids)} 'bivouac scenarios' lists all games and scenarios.`,
  )
}

/**
 * The game called `id`; without one, the game that has the scenario `typed`, or whose scenarios a file looks like.
 * With neither, the first game.
 */
export function findGameFor(
  id: string | undefined,
  typed: string | undefined,
  games: readonly Registered[] = GAMES,
): Registered {
  if (id !== undefined || games.length === 1) return findGame(id, games)
  if (typed === undefined || typed === ALL) return games[0]
  return isPath(typed) ? gameLike(readJson(typed), games) : gameWith(typed, games)
}

/** The game whose scenario files share most fields with this one. */
export function gameLike(data: unknown, games: readonly Registered[] = GAMES): Registered {
  const fields = (file: unknown): string[] =>
    typeof file === 'object' && file !== null ? Object.keys(file) : []
  const shared = ({ module }: Registered): number => {
    const known = fields(module.scenarios[0]?.data)
    return fields(data).filter(field => known.includes(field)).length
  }
  return games.reduce((best, game) => (shared(game) > shared(best) ? game : best))
}

function gameWith(typed: string, games: readonly Registered[]): Registered {
  const exact = games.filter(game => exactly(game, typed) !== undefined)
  const found = exact.length > 0 ? exact : games.filter(game => beginning(game, typed).length > 0)
  if (found.length === 1) return found[0]
  const ids = found.map(game => game.module.id)
  if (ids.length > 1)
    throw new UserError(
      'game-needed',
      `Several games have a scenario '${typed}': add --game ${ids.join(' or --game ')}.`,
    )
  const all = games.flatMap(game => game.module.scenarios.map(s => s.id))
  throw new UserError(
    'unknown-scenario',
    `There is no scenario '${typed}' in any game.${didYouMean(typed, all)} 'bivouac scenarios' lists them.`,
  )
}

/** One scenario by id, number, unique beginning of its id, or path to a scenario file; with other house values, if a file of them is named. */
export function findScenario(game: Registered, typed: string, house?: string): Opened {
  const opened = isPath(typed) ? openFile(game, typed) : openEntry(game, entryOf(game, typed))
  return house === undefined ? opened : withHouse(game, opened, readJson(house), house)
}

/** Like `findScenario`, but `all` stands for every scenario of the game. */
export function findScenarios(game: Registered, typed: string, house?: string): Opened[] {
  const ids = typed === ALL ? game.module.scenarios.map(entry => entry.id) : [typed]
  return ids.map(id => findScenario(game, id, house))
}

/** The same scenario with other house values; `where` is named if they are not in order. */
export function withHouse(game: Registered, opened: Opened, house: unknown, where: string): Opened {
  const { module } = game
  if (!module.takesHouseValues)
    throw new UserError('bad-usage', `${module.name} has no house values that could be changed.`)
  const data = { ...(opened.data as object), house }
  return { ...opened, data, board: orComplain(module.board(data), where) }
}

/** The names of a game's bots; those that are set up after a colon (`BOT_FAMILIES`) are without number. */
export const botNames = (game: BotGame): string[] => Object.keys(botsOf(game))

const botsOf = (game: BotGame): Readonly<Record<string, BotMaker>> => ({ random, ...game.bots })

/**
 * The maker of a bot: `random`, one of the game's own by name, or of a family with its settings after a colon.
 * `besides` are other words that would do where this one was typed.
 */
export function findBot(game: BotGame, typed: string, besides: readonly string[] = []): BotMaker {
  const bots = botsOf(game)
  if (Object.hasOwn(bots, typed)) return bots[typed]
  const colon = typed.indexOf(':')
  const family = typed.slice(0, Math.max(0, colon))
  if (Object.hasOwn(BOT_FAMILIES, family)) return BOT_FAMILIES[family](game, typed.slice(colon + 1))
  const names = [...Object.keys(bots), ...besides]
  const heads = Object.keys(BOT_FAMILIES).map(head => `${head}:`)
  const nearest = colon < 0 ? didYouMean(typed, names) : didYouMean(`${family}:`, heads)
  throw new UserError(
    'unknown-bot',
    `There is no bot '${typed}'.${nearest} ${game.module.name} knows: ${names.join(', ')}. ` +
      `Others begin with ${heads.join(' or ')}.`,
  )
}

const isPath = (typed: string): boolean => typed.endsWith('.json') || /[/\\]/.test(typed)

function openEntry(game: Registered, { id, name, data }: ScenarioEntry): Opened {
  return { id, name, data, board: orComplain(game.module.board(data), `scenario ${id}`) }
}

function openFile(game: Registered, path: string): Opened {
  const data = readJson(path)
  const board = orComplain(game.module.board(data), path)
  return { id: board.scenario, name: board.name, data, board }
}

/** The scenario with this very id or number. */
function exactly({ module }: Registered, typed: string): ScenarioEntry | undefined {
  const wanted = typed.toLowerCase()
  return module.scenarios.find(s => s.id === wanted || (/^\d+$/.test(wanted) && s.number === Number(wanted)))
}

/** The scenarios whose ids begin so. */
const beginning = ({ module }: Registered, typed: string): readonly ScenarioEntry[] =>
  typed === '' ? [] : module.scenarios.filter(s => s.id.startsWith(typed.toLowerCase()))

function entryOf(game: Registered, typed: string): ScenarioEntry {
  const { module } = game
  const { scenarios } = module
  const list = `'bivouac scenarios --game ${module.id}' lists them.`
  const exact = exactly(game, typed)
  if (exact) return exact
  const begun = beginning(game, typed)
  if (begun.length === 1) return begun[0]
  if (begun.length > 1)
    throw new UserError(
      'ambiguous-scenario',
      `'${typed}' could be ${begun.map(s => s.id).join(' or ')}: type a little more. ${list}`,
    )
  const numbers = scenarios.map(s => s.number)
  if (/^\d+$/.test(typed) && numbers.length > 0)
    throw new UserError(
      'unknown-scenario',
      `There is no scenario ${typed}: they are numbered ${Math.min(...numbers)} to ${Math.max(...numbers)}. ${list}`,
    )
  const ids = scenarios.map(s => s.id)
  throw new UserError('unknown-scenario', `There is no scenario '${typed}'.${didYouMean(typed, ids)} ${list}`)
}
