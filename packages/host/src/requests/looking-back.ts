/** Requests about the past of a game: what has happened, how it stood, and other games that begin there. */
import {
  newTable,
  parseRecord,
  playedAgain,
  type Seat,
  seeded,
  seedTable,
  setGenerator,
  writeRecord,
} from '@bivouac/kernel'
import type { GamePlan } from '@bivouac/protocol'
import { type Core, inRoom, type LibraryCore } from '../core.ts'
import { orRefuse, refuse } from '../host-error.ts'
import { adoptedRoom } from '../restore.ts'
import { holderOf, viewerAt } from '../rights.ts'
import { isOver, type Room, seatingOf, seqOf, tableAt } from '../room.ts'
import { momentOf, stepsSince } from '../viewer.ts'
import type { HandlersOf } from './handlers.ts'
import { addRoom } from './list.ts'

export function checkMoment(room: Room, seq: number): void {
  if (!Number.isInteger(seq) || seq < 0 || seq > seqOf(room))
    refuse('no-such-moment', `The game has ${seqOf(room)} commands: there is no moment ${seq}.`)
}

export function lookingBackRequests(
  core: LibraryCore,
): HandlersOf<'history' | 'moment' | 'bothSides' | 'branch' | 'share'> {
  return {
    history: ({ game, seat }, { rights }) =>
      inRoom(core, game, async room => {
        viewerAt(rights, seatingOf(room), seat)
        return stepsSince(room, seat, -1)
      }),

    moment: ({ game, seat, seq }, { rights }) =>
      inRoom(core, game, async room => {
        viewerAt(rights, seatingOf(room), seat)
        checkMoment(room, seq)
        return momentOf(room, seat, seq)
      }),

    bothSides: ({ game, seq }, { rights }) =>
      inRoom(core, game, async room => {
        if (!isOver(room)) refuse('still-played', 'Both hands are shown when the game is over.')
        checkMoment(room, seq)
        const [one, other] = [0, 1].map(seat => viewerAt(rights, seatingOf(room), seat).seat)
        return [await momentOf(room, one, seq), await momentOf(room, other, seq)]
      }),

    branch: ({ game, seq }, asker) =>
      inRoom(core, game, async room => {
        holderOf(asker.rights, seatingOf(room))
        checkMoment(room, seq)
        return addRoom(core, branchOff(core, room, seq), asker)
      }),

    share: ({ game, seat, seq }, { rights }) =>
      inRoom(core, game, async room => {
        viewerAt(rights, seatingOf(room), seat)
        checkMoment(room, seq)
        return sharedPosition(core, room, seat, seq)
      }),
  }
}

/** The position as the seat knows it, with what is hidden dealt anew. */
export async function sharedPosition(core: Core, room: Room, seat: Seat, seq: number): Promise<string> {
  const { module } = room.match
  const { board } = room.match.table
  const imagined = newTable(module.layout, board, seeded)
  seedTable(imagined, core.newSeed())
  module.imagine(board, module.view(await tableAt(room, seq), seat)).imagine(seeded, imagined)
  // The dice of the one who shares are nobody's business, not even those that dealt this.
  setGenerator(imagined, [0, 0, 0, 0])
  return module.printPosition(imagined)
}

/** A new game that begins with the first commands of another. */
function branchOff(core: LibraryCore, room: Room, seq: number): Room {
  const text = writeRecord(playedAgain(room.match, seq))
  const now = core.clock()
  const facts = { id: core.newId(), game: room.game, begun: now, touched: now, plan: planOf(room.plan) }
  return orRefuse(adoptedRoom(facts, room.match.table.board, orRefuse(parseRecord(text)), core.newSecret()))
}

/** A battle fought a second time does not count for the campaign. */
const planOf = ({ campaign: _, ...plan }: GamePlan): GamePlan => plan
