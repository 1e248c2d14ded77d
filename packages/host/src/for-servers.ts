/** What a server builds on: rooms and what is done in them, without the requests that a browser's own host answers. */
export { goesOnAlone, goOn, settleAndGoOn } from './bots.ts'
export { type Core, findGame, inRoom, inTurn, newCore, storedRoom } from './core.ts'
export { act, addEntropy, takeBack, takeBackTo } from './deeds.ts'
export { chanceFrom, type Dice, newDice } from './dice.ts'
export { HostError, orRefuse, problemOf, refuse } from './host-error.ts'
export type { HostGame } from './host-game.ts'
export { orderedNow } from './orders.ts'
export type { CorePorts } from './ports.ts'
export { fileOf, recordOf } from './requests/files.ts'
export { sharedPosition } from './requests/looking-back.ts'
export { getUpFrom } from './requests/playing.ts'
export type { Rights } from './rights.ts'
export {
  askedSince,
  entryOf,
  headOf,
  isOver,
  newRoom,
  newStory,
  olderRules,
  type Room,
  seqOf,
  touch,
} from './room.ts'
export { follow, keep, leave, revive, stopThinking } from './settle.ts'
export type { Added, GameLog, Stored, StoredGame, StoredLine } from './store/store.ts'
export type { Thinking } from './thinking/thinking.ts'
export { legalFor, momentOf, stepsSince, updateOf } from './viewer.ts'
export { type Line, sitDown, watcherAt, watchersOf } from './watching.ts'
