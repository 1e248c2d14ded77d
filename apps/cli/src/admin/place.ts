/** Which games `bivouac admin` speaks of, and how what went wrong there is said. */
import { type Desk, openDesk } from '@bivouac/server/admin'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { UserError } from '../errors.ts'
import { GAMES } from '../games.ts'
import { jsonOption } from '../options.ts'
import { type Progress, progress } from '../progress.ts'
import { postgresAddress } from '../serve/values.ts'
import { dataFolder } from '../verbs/serve.ts'

export interface Place {
  readonly data?: string
  readonly database?: string
  readonly json?: true
}

export interface LivePlace extends Place {
  readonly nats?: string
}

export const HOST_GAMES = GAMES.map(({ module }) => ({ module }))

/** The options that say where the games are. */
export const placed = (command: Command): Command =>
  command
    .addOption(new Option('--data <folder>', `the server's data folder (default: ${dataFolder()})`))
    .addOption(
      new Option(
        '--database <address>',
        'its PostgreSQL database instead, such as postgres://bivouac@db/bivouac',
      ).argParser(postgresAddress),
    )
    .addOption(jsonOption())

/** The same for commands that servers should hear of at once. */
export const placedLive = (command: Command): Command =>
  placed(command).option(
    '--nats <address>',
    'tell the servers at once over their NATS server; without it they see it within five seconds',
  )

export function whereOf({ data, database }: Place): string {
  if (data !== undefined && database !== undefined)
    throw new UserError('bad-options', "Give either '--data' or '--database'.")
  return database ?? data ?? dataFolder()
}

/** What somebody can mend is said in one sentence. */
export async function inWords<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error.name === 'AdminError')
      throw new UserError((error as Error & { code: string }).code, error.message)
    if (error.name === 'DataError') throw new UserError('bad-data', error.message)
    throw error
  }
}

/** Opens the games, does something with them, and closes them again. */
export const atDesk = <T>(
  place: LivePlace,
  access: 'change' | 'read',
  act: (desk: Desk) => Promise<T>,
): Promise<T> =>
  inWords(async () => {
    const desk = await openDesk({ where: whereOf(place), nats: place.nats, games: HOST_GAMES }, access)
    try {
      return await act(desk)
    } finally {
      await desk.close()
    }
  })

/** A bar for each thing that is done after the other. */
export function stages(): { stage(what: string, total: number): (done: number) => void; stop(): void } {
  let bar: Progress | undefined
  return {
    stage(what, total) {
      bar?.stop()
      bar = progress(what, total)
      return bar.update
    },
    stop: () => bar?.stop(),
  }
}

const DAY_MS = 24 * 60 * 60_000

/** For commander: a day, a time, or so many days before or after now. */
export const timeFrom =
  (sign: 1 | -1) =>
  (text: string): number => {
    const days = /^(\d{1,5})d$/.exec(text)
    if (days !== null) return Date.now() + sign * Number(days[1]) * DAY_MS
    const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
    if (Number.isNaN(time))
      throw new InvalidArgumentError(
        "It must be a day such as '2026-12-31', a time in UTC such as '2026-12-31T18:00Z', or days such as '30d'.",
      )
    return time
  }

export const timeText = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
