/** Games played again from their records: those that were kept, files from elsewhere, and the beginnings of others. */
import {
  type Board,
  beginRecord,
  type GameRecord,
  goOnUnder,
  ok,
  openingLines,
  parseRecord,
  type Result,
  recordText,
  replay,
  seedWords,
  setGenerator,
} from '@bivouac/kernel'
import type { HostGame } from './ports.ts'
import { newRoom, newStory, note, type Room, type RoomFacts, type Story } from './room.ts'
import type { Stored } from './store/store.ts'

/**
 * Plays a record again, line by line, by the rules of its time; `chance` is how the generator stood after each command. How it goes on has yet to
 * be set.
 */
function reopened(
  game: HostGame,
  board: Board,
  record: GameRecord,
  chance: (seq: number) => readonly number[],
): Result<Story> {
  const { module } = game
  const begun = beginRecord(module, board, record)
  if (!begun.ok) return begun
  const story = newStory(begun.value)
  let before = module.decision(begun.value.table)
  const played = replay(module, board, record, (match, _, facts) => {
    note({ ...story, match }, game, before, facts, chance(match.log.length))
    before = module.decision(match.table)
  })
  if (!played.ok) return played
  // A finished game stays under its own rules; one that is played on goes on under today's, and gets other dice than
  // those that were sworn on.
  const isOver = module.toChoose(played.value.table) === 0
  const match =
    isOver || played.value.table.board.rules === board.rules ? played.value : goOnUnder(played.value, board)
  return ok({ ...story, match, opening: openingLines(match, isOver ? record.head : {}) })
}

/** The game as it was kept; its dice go on where they were left. */
export function restoredRoom(game: HostGame, board: Board, { head, lines }: Stored): Result<Room> {
  const record = parseRecord(recordText([...head.opening, ...lines.map(line => line.text), ...head.closing]))
  if (!record.ok) return record
  const opened = reopened(game, board, record.value, seq => lines[seq - 1].chance)
  if (!opened.ok) return opened
  setGenerator(opened.value.match.table, lines.at(-1)?.chance ?? head.chance)
  const { id, begun, plan, touched, seed, chance, opening } = head
  const kept = { revision: head.revision, lines: lines.length }
  const facts: RoomFacts = { id, game, begun, plan, touched, seed, chance, kept }
  return ok(newRoom(facts, { ...opened.value, opening }))
}

/** A new game that begins with the commands of a record; its dice come from `diceSeed` from there on. */
export function adoptedRoom(
  facts: Omit<RoomFacts, 'chance' | 'seed' | 'kept'>,
  board: Board,
  record: GameRecord,
  diceSeed: string,
): Result<Room> {
  const dice = new Int32Array(4)
  seedWords(dice, diceSeed, 0)
  const chance = [...dice]
  const opened = reopened(facts.game, board, record, () => chance)
  if (!opened.ok) return opened
  setGenerator(opened.value.match.table, chance)
  return ok(newRoom({ ...facts, chance, seed: undefined, kept: undefined }, opened.value))
}
