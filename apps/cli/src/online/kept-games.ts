/** What a server's data folder holds, read without the server: the log of each game, and the game that follows from it. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  beginRecord,
  type Fact,
  type Match,
  parseRecord,
  type Result,
  recordText,
  replay,
} from '@bivouac/kernel'
import type { Database, Memory } from '@bivouac/server/parts'
import { findGame } from '../find.ts'

export interface KeptGame {
  readonly id: string
  readonly module: string
  readonly scenario: string
  readonly secret: string
  /** The guests in its seats. */
  readonly players: readonly string[]
  /** The ids under which commands were taken, each as often as it stands there. */
  readonly ids: readonly string[]
  /** The record as it is kept. */
  readonly record: string
}

interface GameRow {
  readonly id: string
  readonly plan: string
  readonly opening: string
  readonly head: string
  readonly secret: string
  readonly player0: string | null
  readonly player1: string | null
}

interface EntryRow {
  readonly game: string
  readonly kind: string
  readonly text: string
  readonly id: string | null
}

const GAMES =
  'select id, plan, opening, head, secret, player0, player1 from game join secret on secret.game = game.id where opening is not null'
const ENTRIES = 'select game, kind, text, id from entry order by game, n'

export function keptGames(folder: string): readonly KeptGame[] {
  const db = new DatabaseSync(join(folder, 'bivouac.sqlite'))
  try {
    const all = (sql: string): unknown[] => db.prepare(sql).all()
    return assembled(all(GAMES) as GameRow[], all(ENTRIES) as EntryRow[])
  } finally {
    db.close()
  }
}

/** The same of a database that several servers share. */
export const keptIn = async (db: Database): Promise<readonly KeptGame[]> =>
  assembled(await db.all<GameRow>(GAMES), await db.all<EntryRow>(ENTRIES))

/** One game of a store in memory. */
export const keptGame = (memory: Memory, id: string): KeptGame | undefined =>
  assembled(
    memory.all<GameRow>(`${GAMES} and game.id = ?`, id),
    memory.all<EntryRow>('select game, kind, text, id from entry where game = ? order by n', id),
  )[0]

function assembled(games: readonly GameRow[], entries: readonly EntryRow[]): readonly KeptGame[] {
  const byGame = Map.groupBy(entries, ({ game }) => game)
  return games.map(({ id, plan, opening, head, secret, player0, player1 }) => {
    const rows = byGame.get(id) ?? []
    const lines = rows.filter(({ kind }) => kind === 'play').map(({ text }) => text)
    const { module, scenario } = JSON.parse(plan)
    return {
      id,
      module,
      scenario,
      secret,
      players: [player0 ?? '', player1 ?? ''],
      ids: rows.flatMap(row => row.id ?? []),
      record: recordText([...JSON.parse(opening), ...lines, ...JSON.parse(head).closing]),
    }
  })
}

/** The game played again from its log alone, every line checked. `onMoment` hears of the setup and of each command. */
export function replayed(
  { module: id, scenario, record }: KeptGame,
  onMoment: (match: Match, facts: readonly Fact[]) => void = () => {},
): Result<Match> {
  const { module } = findGame(id)
  const board = module.board(module.scenarios.find(one => one.id === scenario)?.data)
  if (!board.ok) return board
  const read = parseRecord(record)
  if (!read.ok) return read
  const begun = beginRecord(module, board.value, read.value)
  if (!begun.ok) return begun
  onMoment(begun.value, begun.value.opening)
  return replay(module, board.value, read.value, (match, _, facts) => onMoment(match, facts))
}
