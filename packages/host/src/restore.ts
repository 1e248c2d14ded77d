/** Games played again from their records: those that were kept, files from elsewhere, and the beginnings of others. */
import {
  type Board,
  beginRecord,
  commandLine,
  type Fact,
  type GameRecord,
  ok,
  openingLines,
  parseRecord,
  type Result,
  RNG,
  recordText,
  replay,
  seedWords,
} from '@bivouac/kernel'
import type { HostGame } from './ports.ts'
import { generatorOf, MARK_EVERY, newRoom, type Opened, type Room, type RoomFacts } from './room.ts'
import type { Stored } from './store/store.ts'

/** Plays a record again, line by line. Its dice have yet to be told how to go on. */
function reopened(game: HostGame, board: Board, record: GameRecord): Result<Opened> {
  const { module } = game
  const begun = beginRecord(module, board, record)
  if (!begun.ok) return begun
  const told: (readonly Fact[])[] = []
  const marks = new Map([[0, begun.value.table.words.slice()]])
  const lines: string[] = []
  const played = replay(module, board, record, (match, _, facts) => {
    told.push(facts)
    const seq = told.length
    lines.push(commandLine(match, seq, match.log[seq - 1]))
    if (seq % MARK_EVERY === 0) marks.set(seq, match.table.words.slice())
  })
  if (!played.ok) return played
  const match = played.value
  // What the dice were sworn on holds for a finished game; one that is played on gets other dice.
  const isOver = module.toChoose(match.table) === 0
  return ok({
    match,
    opening: openingLines(match, isOver ? record.head : {}),
    lines: lines.map(text => ({ text, chance: [] })),
    told: [match.opening, ...told],
    marks,
  })
}

/** The game as it was kept; its dice go on where they were left. */
export function restoredRoom(game: HostGame, board: Board, { head, lines }: Stored): Result<Room> {
  const record = parseRecord(recordText([...head.opening, ...lines.map(line => line.text), ...head.closing]))
  if (!record.ok) return record
  const opened = reopened(game, board, record.value)
  if (!opened.ok) return opened
  opened.value.match.table.words.set(lines.at(-1)?.chance ?? head.chance, RNG)
  const { id, begun, plan, touched, seed, chance, opening } = head
  const kept = { revision: head.revision, lines: lines.length }
  const facts: RoomFacts = { id, game, begun, plan, touched, seed, chance, kept }
  return ok(newRoom(facts, { ...opened.value, opening, lines: [...lines] }))
}

/** A new game that begins with the commands of a record; its dice come from `diceSeed` from there on. */
export function adoptedRoom(
  facts: Omit<RoomFacts, 'chance' | 'seed' | 'kept'>,
  board: Board,
  record: GameRecord,
  diceSeed: string,
): Result<Room> {
  const opened = reopened(facts.game, board, record)
  if (!opened.ok) return opened
  const { match, lines } = opened.value
  seedWords(match.table.words, diceSeed)
  const chance = generatorOf(match.table)
  return ok(
    newRoom(
      { ...facts, chance, seed: undefined, kept: undefined },
      { ...opened.value, lines: lines.map(({ text }) => ({ text, chance })) },
    ),
  )
}
