/** Requests about records that are only watched: those of other people, and files that do not hold to their end. */
import { examine } from '@bivouac/fair'
import { fingerprint, type Problem, parseRecord, readPart, replayPart, writeRecord } from '@bivouac/kernel'
import { findGame, type LibraryCore } from '../core.ts'
import { orRefuse, refuse } from '../host-error.ts'
import type { Room } from '../room.ts'
import { roomSummary } from '../summary.ts'
import { LETTERS_MOST, roomFrom } from './files.ts'
import type { HandlersOf } from './handlers.ts'

/** As many as one person has open at a time: of more than that the oldest goes. */
const STAGES_MOST = 4
/** How the names of records that are only watched begin. */
export const STAGED = 'staged-'

export function stagingRequests(core: LibraryCore): HandlersOf<'stage' | 'check'> {
  const staged: string[] = []
  return {
    async stage({ text }) {
      if (text.length > LETTERS_MOST) refuse('too-large', 'This file is far too long to be a recorded game.')
      const { room, problem } = roomOf(core, text)
      core.rooms.set(room.id, room)
      if (!staged.includes(room.id)) staged.push(room.id)
      if (staged.length > STAGES_MOST) core.rooms.delete(staged.shift()!)
      return { summary: roomSummary(core, room), ...(problem && { problem }) }
    },

    async check({ text }) {
      if (text.length > LETTERS_MOST) refuse('too-large', 'This file is far too long to be a recorded game.')
      return examine(head => {
        const { module } = findGame(core, head.game)
        return { module, board: orRefuse(core.boards(module, head)) }
      }, text)
    },
  }
}

/** The same record has the same name whenever it is brought along: what was found out about it is found again. */
const stagedId = (text: string): string => `${STAGED}${fingerprint(text)}-${text.length}`

/** The game in a record as far as it holds, and why it does not further. */
function roomOf(core: LibraryCore, text: string): { room: Room; problem: Problem | undefined } {
  const part = orRefuse(readPart(text))
  const { head } = part.record
  const game = findGame(core, head.game)
  const board = orRefuse(core.boards(game.module, head))
  const { match, problem } = orRefuse(replayPart(game.module, board, part))
  const record =
    problem === undefined ? part.record : orRefuse(parseRecord(writeRecord(match, { bots: head.bots })))
  return { room: roomFrom(core, game, board, record, stagedId(text)), problem }
}
