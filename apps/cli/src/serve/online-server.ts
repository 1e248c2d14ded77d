/** The server for online play with both games. It is loaded from a bundle, where rules and views run faster (see `bundle.ts`). */
import { setFlagsFromString } from 'node:v8'
import { type Server, type ServerOptions, startServer } from '@bivouac/server'
import { GAMES } from '../games.ts'

/**
 * What a game last showed lives for seconds and then is garbage that only a collection of the whole heap finds, and with thousands of
 * games each of these holds answers up for a good while. So the heap may grow to four times what is alive before the next one.
 */
const HEAP_GROWING_PERCENT = 300

export function startOnlineServer(options: Omit<ServerOptions, 'games'>): Promise<Server> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
  return startServer({ ...options, games: GAMES.map(({ module }) => ({ module })) })
}
