/** The house in which a test plays: one server with a folder, or several behind a balancer (see `fleet.ts`). */
import type { ServerOptions } from '@bivouac/server'
import { runningFleet } from './fleet.ts'
import { oneServer, type Running } from './server.ts'

export const isFleet = (): boolean => process.env.BIVOUAC_FLEET === '1'

export const running = (options: Partial<ServerOptions> = {}): Promise<Running> =>
  isFleet() ? runningFleet(options) : oneServer(options)
