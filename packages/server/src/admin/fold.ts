/** Plays a kept game again from its log, and holds what comes of it against what is kept beside the log. */
import {
  type Core,
  findGame,
  type HostGame,
  headOf,
  newCore,
  olderRules,
  type Room,
  type Stored,
  storedRoom,
} from '@bivouac/host/core'
import {
  beginRecord,
  closingLines,
  fail,
  type Match,
  type Problem,
  parseRecord,
  type Result,
  recordText,
  replay,
} from '@bivouac/kernel'
import type { Head } from '../tables/head-text.ts'
import { type KeptGame, linesOf, storedIn } from './kept-games.ts'

/** What is kept of a game, and what follows from its log. */
export interface Difference {
  readonly game: string
  /** The first entry that does not follow; undefined where all of them do and only what is kept beside the log differs. */
  readonly entry?: number
  readonly line?: string
  readonly text: string
}

interface Folded {
  readonly difference?: Difference
  /** It goes on under newer rules than it was last played by. */
  readonly newRules?: { readonly from: number; readonly to: number }
  readonly room?: Room
}

/** A core that folds games and does nothing else. */
export const foldingCore = (games: readonly HostGame[]): Core =>
  newCore({
    games,
    store: {
      load: async () => fail('no-such-game', 'Nothing is kept here.'),
      create: async () => fail('storage-failed', 'Nothing is kept here.'),
      change: async () => fail('storage-failed', 'Nothing is kept here.'),
    },
    thinking: { choose: async () => 0, hint: async () => [], forget() {} },
    clock: () => 0,
    wait: async () => {},
    newId: () => '',
    newSeed: () => '',
    whenUnsaved: 'refuse',
    botsWaitForScreens: false,
  })

export function folded(core: Core, kept: KeptGame): Folded {
  const stored = parsed(kept)
  if (!stored.ok) return { difference: { game: kept.id, text: stored.problem.text } }
  const room = storedRoom(core, stored.value)
  if (!room.ok) return { difference: placed(kept, stored.value, room.problem) }
  const from = olderRules(room.value)
  const text = headDifference(stored.value.head, room.value, from !== undefined)
  return {
    room: room.value,
    ...(from === undefined ? {} : { newRules: { from, to: room.value.match.table.board.rules } }),
    ...(text === undefined ? {} : { difference: { game: kept.id, text } }),
  }
}

/** The game that follows from the log alone: what is kept beside it is not asked. */
export function foldedFromLog(core: Core, kept: KeptGame): Result<Room> {
  const stored = parsed(kept)
  if (!stored.ok) return stored
  const { head, lines } = stored.value
  const { module } = findGame(core, head.plan.module)
  const board = core.boards(module, { scenario: head.plan.scenario, house: head.house })
  if (!board.ok) return board
  // A last line that fits no state: the end is not compared, but everything before it is.
  const record = parseRecord(recordText([...head.opening, ...lines.map(({ text }) => text), NO_STATE]))
  if (!record.ok) return record
  const begun = beginRecord(module, board.value, record.value)
  if (!begun.ok) return begun
  let match: Match = begun.value
  let played = 0
  const end = replay(module, board.value, record.value, here => {
    match = here
    played++
  })
  if (!end.ok && played < record.value.lines.length) return end
  const isOver = module.outcome(match.table) !== undefined
  return storedRoom(core, {
    head: {
      ...head,
      rules: match.table.board.rules,
      fingerprint: board.value.fingerprint,
      closing: closingLines(match),
      ...(isOver ? {} : { outcome: undefined }),
    },
    lines,
  })
}

const NO_STATE = `state ${'0'.repeat(32)}`

function parsed(kept: KeptGame): Result<Stored> {
  try {
    return { ok: true, value: storedIn(kept) }
  } catch {
    return fail('damaged-game', 'What is kept beside the log is no JSON.')
  }
}

/** At which entry a replay stopped: it names lines of the record. */
function placed(kept: KeptGame, { head }: Stored, { where, text }: Problem): Difference {
  const said = WHERE.exec(`${where ?? ''} ${text}`)
  const why = text.replace(SAID_ALREADY, '').replaceAll('the file says', 'the log says')
  if (said === null) return { game: kept.id, text: why }
  let line = head.opening.length
  for (const { n, text: lines } of linesOf(kept)) {
    line += lines.split('\n').length
    if (Number(said[1]) <= line)
      return Number(said[1]) <= head.opening.length
        ? { game: kept.id, entry: 0, line: 'setup', text: why }
        : { game: kept.id, entry: n, line: lines, text: why }
  }
  return { game: kept.id, text: why }
}

const WHERE = /\bline (\d+)/
const SAID_ALREADY = /^The saved game is damaged( \(line \d+\))?: /

/** What is compared; who sits where and when it was touched follow from no log. */
const COMPARED = [
  'rules',
  'fingerprint',
  'seq',
  'decision',
  'outcome',
  'closing',
  'fallen',
  'tally',
  'pieces',
] as const

function headDifference(kept: Head, room: Room, isUnderNewRules: boolean): string | undefined {
  const fresh = headOf(room)
  for (const part of COMPARED) {
    // Earlier versions kept these figures with other games than today's; under newer rules a game goes on as these say.
    const isFigure = part === 'pieces' || part === 'tally'
    if (isFigure && (kept[part] === undefined || fresh[part] === undefined)) continue
    if (part === 'rules' && isUnderNewRules) continue
    const [was, is] = [jsonOf(kept[part]), jsonOf(fresh[part])]
    if (was !== is) return `By its log '${part}' is ${is}, but ${was} is kept.`
  }
  return undefined
}

const jsonOf = (value: unknown): string => JSON.stringify(value ?? null)
