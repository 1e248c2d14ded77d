/** The host: keeps games, answers screens and lets bots think. It knows no browser; what does is in `browser`. */
export { type Host, newHost } from './host.ts'
export { HostError } from './host-error.ts'
export type { HostGame } from './host-game.ts'
export type { HostPorts, WindowNews, Windows } from './ports.ts'
export { ownDevice, type Rights, type Seating } from './rights.ts'
export { memoryStore } from './store/memory-store.ts'
export type { GameStore, Stored, StoredGame, StoredLine } from './store/store.ts'
