/** Requests about the past of a game: what has happened, how it stood, and other games that begin there. */
import { newTable, RNG, seeded, seedWords } from '@bivouac/kernel'
import { type Core, inRoom } from '../core.ts'
import { refuse } from '../host-error.ts'
import { type Room, seqOf, tableAt } from '../room.ts'
import { lookerAt, momentOf, stepsSince } from '../telling.ts'
import { branchOff } from './branch.ts'
import type { HandlersOf } from './handlers.ts'
import { addRoom } from './list.ts'

function checkMoment(room: Room, seq: number): void {
  if (!Number.isInteger(seq) || seq < 0 || seq > seqOf(room))
    refuse('no-such-moment', `The game has ${seqOf(room)} commands: there is no moment ${seq}.`)
}

export function lookingBackRequests(core: Core): HandlersOf<'history' | 'moment' | 'branch' | 'share'> {
  return {
    history: ({ game, seat }) =>
      inRoom(core, game, async room => {
        lookerAt(room, seat)
        return stepsSince(room, seat, -1)
      }),

    moment: ({ game, seat, seq }) =>
      inRoom(core, game, async room => {
        lookerAt(room, seat)
        checkMoment(room, seq)
        return momentOf(room, seat, seq)
      }),

    branch: ({ game, seq }) =>
      inRoom(core, game, async room => {
        checkMoment(room, seq)
        return addRoom(core, branchOff(core, room, seq))
      }),

    share: ({ game, seat, seq }) =>
      inRoom(core, game, async room => {
        lookerAt(room, seat)
        checkMoment(room, seq)
        const { module } = room.match
        const { board } = room.match.table
        const imagined = newTable(module.layout, board, seeded)
        seedWords(imagined.words, core.newSeed())
        module.imagine(board, module.view(tableAt(room, seq), seat)).imagine(seeded, imagined)
        // The dice of the one who shares are nobody's business, not even those that dealt this.
        imagined.words.fill(0, RNG, RNG + 4)
        return module.printPosition(imagined)
      }),
  }
}
