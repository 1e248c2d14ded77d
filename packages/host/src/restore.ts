/** Games played again from their records: those that were kept, files from elsewhere, and the beginnings of others. */
import {
  type Board,
  beginRecord,
  entropyLine,
  type Fact,
  type GameRecord,
  goOnUnder,
  keyedBy,
  lineText,
  type Match,
  ok,
  openingLines,
  parseRecord,
  type Result,
  recordText,
  replay,
  setGenerator,
} from '@bivouac/kernel'
import { note, noteBack } from './deeds.ts'
import { chanceFrom, type Dice, newDice } from './dice.ts'
import type { HostGame } from './host-game.ts'
import { newRoom, newStory, type Room, type RoomFacts, type Story } from './room.ts'
import type { Stored, StoredLine } from './store/store.ts'

/** Plays a record again, line by line, by the rules of its time. What its dice are from now on has yet to be set. */
function reopened(game: HostGame, board: Board, record: GameRecord): Result<Story> {
  const { module } = game
  const begun = beginRecord(module, board, record)
  if (!begun.ok) return begun
  const story = newStory(begun.value)
  const facts: (readonly Fact[])[] = []
  let before = module.decision(begun.value.table)
  const played = replay(module, board, record, (match, line, happened) => {
    if ('to' in line) noteBack(story, game, line.to, facts.splice(line.to))
    else {
      note({ ...story, match }, game, before, happened)
      facts.push(happened)
    }
    before = module.decision(match.table)
  })
  return played.ok ? ok({ ...story, match: underToday(played.value, board) }) : played
}

const isOver = ({ module, table }: Match): boolean => module.toChoose(table) === 0

/** A finished game stays under its own rules; one that is played on goes on under today's. */
const underToday = (match: Match, board: Board): Match =>
  isOver(match) || match.table.board.rules === board.rules ? match : goOnUnder(match, board)

/** The game as it was kept; its dice go on where they were left. */
export function restoredRoom(game: HostGame, board: Board, { head, lines }: Stored): Result<Room> {
  const record = parseRecord(recordText([...head.opening, ...lines.map(line => line.text), ...head.closing]))
  if (!record.ok) return record
  const opened = reopened(game, board, record.value)
  if (!opened.ok) return opened
  for (const line of lines) opened.value.history.write(line)
  const { id, begun, plan, touched, secret, seed, chance, opening } = head
  const { match } = opened.value
  const dice = secret === undefined ? undefined : diceIn(record.value, match, secret)
  const generator = lines.at(-1)?.chance ?? chance
  if (generator !== undefined) setGenerator(match.table, generator)
  const kept = { revision: head.revision, lines: lines.length }
  const facts: RoomFacts = { id, game, begun, plan, touched, dice, seed, chance, kept }
  return ok(newRoom(facts, { ...opened.value, opening, match: thrownBy(match, dice) }))
}

/** The dice behind a record, whose commitment is written down if there was one. */
const diceIn = ({ head, entropy }: GameRecord, { module, table, rules }: Match, secret: string): Dice => {
  const { commitment } = newDice(module, table.board, secret, rules)
  return { secret, commitment: head.commitment ?? commitment, entropy: [...entropy] }
}

/** The match, which goes on with these dice unless it is over. */
const thrownBy = (match: Match, dice: Dice | undefined): Match =>
  dice === undefined || isOver(match) ? match : keyedBy(match, chanceFrom(dice, match.module))

/** The lines of a record as they are kept. What players added to its dice is of no use to a game that goes on with others. */
function storedLines({ lines, entropy }: GameRecord, withEntropy: boolean): readonly StoredLine[] {
  const stored: StoredLine[] = []
  const addEntropy = (from: number): void => {
    for (const one of withEntropy ? entropy : [])
      if (one.from === from) stored.push({ text: entropyLine(one) })
  }
  let standing = 0
  for (const [i, line] of lines.entries()) {
    addEntropy(i + 1)
    const text = lineText(line, standing)
    stored.push(line.at === undefined ? { text } : { text, at: Date.parse(line.at) })
    standing = 'to' in line ? line.to : standing + 1
  }
  addEntropy(lines.length + 1)
  return stored
}

/**
 * A new game that begins with the commands of a record; its dice come from `secret` from there on, which are not those that were
 * committed to for the record, if any were.
 */
export function adoptedRoom(
  facts: Omit<RoomFacts, 'chance' | 'dice' | 'seed' | 'kept'>,
  board: Board,
  record: GameRecord,
  secret: string,
): Result<Room> {
  const opened = reopened(facts.game, board, record)
  if (!opened.ok) return opened
  const { match, history } = opened.value
  const over = isOver(match)
  for (const line of storedLines(record, over)) history.write(line)
  const at = record.lines.flatMap(line => line.at ?? [])
  const sworn = over ? { ...record.head, secret: record.secret, entropy: record.entropy } : {}
  const dice = over
    ? record.secret === undefined
      ? undefined
      : diceIn(record, match, record.secret)
    : newDice(match.module, board, secret, match.rules)
  return ok(
    newRoom(
      { ...facts, dice, chance: undefined, seed: undefined, kept: undefined },
      {
        ...opened.value,
        match: thrownBy(match, dice),
        opening: openingLines(match, { ...sworn, at }),
      },
    ),
  )
}
