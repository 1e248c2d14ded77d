/** The server for online play with both games. It is loaded from a bundle, where rules and views run faster (see `bundle.ts`). */
import { type Server, type ServerOptions, startServer } from '@bivouac/server'
import { GAMES } from '../games.ts'

export const startOnlineServer = (options: Omit<ServerOptions, 'games'>): Promise<Server> =>
  startServer({ ...options, games: GAMES.map(({ module }) => ({ module })) })
