/** Games on a server, for a screen or a program: the client's side of `docs/protocol.md`. */
export type { LineState } from './line.ts'
export { type Keep, memoryKeep, type Pace, type RemotePorts, type RemoteSocket } from './ports.ts'
export type { Pending } from './questions.ts'
export { type RemoteHost, type RemoteSeat, remoteHost } from './remote-host.ts'
export type { Saying } from './talk.ts'
