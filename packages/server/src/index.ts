/** The server for play over the net, and those who think for its bots. */
export { startWorker } from './bus/worker.ts'
export { DataError } from './data/database.ts'
export type { ServerOptions } from './options.ts'
export { type Server, startServer } from './server.ts'
