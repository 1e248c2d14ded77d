/** The server for play over the net. */
export { DataError } from './data/database.ts'
export type { ServerOptions } from './options.ts'
export { type Server, startServer } from './server.ts'
