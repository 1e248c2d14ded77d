/** The talk between a client and a server. `docs/protocol.md` tells it to strangers. */
export * from './check.ts'
export { differenceText, type Patch, patched } from './delta.ts'
export * from './games.ts'
export * from './messages.ts'
export * from './requests.ts'
export * from './table.ts'
export { FRAME_BYTES_MOST, PROTOCOL, playerName } from './values.ts'
