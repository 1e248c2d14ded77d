/** A real server beside the built app, with a folder of its own, for tests in a browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Thinking } from '@bivouac/host/thinking'
import { startServer } from '@bivouac/server'
import type { BrowserContext, WebSocketRoute } from 'playwright-core'
import type { ServeOptions } from '../../serve/serve.ts'
import { HOST_GAMES } from '../../src/workers/host-games.ts'

/** Takes the first thing it may do: what bots choose is not what is tested here. */
const simpleBots: Thinking = {
  choose: async ({ legal }) => legal[0],
  hint: async () => [],
  forget() {},
}

type Mount = NonNullable<ServeOptions['mount']>

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'bivouac-online-'))

/** A server whose folder stays when it ends: the next one goes on with it. */
export const serverIn =
  (folder: string): Mount =>
  async app => {
    const server = await startServer({
      app,
      folder,
      games: HOST_GAMES,
      thinking: simpleBots,
      answerMs: 0,
      // Tests play faster than people can.
      limits: { messages: { burst: 1e6, perSecond: 1e6 } },
    })
    return () => server.close()
  }

export const withServer: Mount = async app => {
  const folder = newFolder()
  const end = await serverIn(folder)(app)
  return async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The wire of a window, which can be cut and mended. To be asked for before its page is opened. */
export async function wireOf(context: BrowserContext) {
  const ends = new Set<WebSocketRoute>()
  let isDown = false
  /** What the page says while it is held back. */
  let held: (() => void)[] | undefined
  await context.routeWebSocket(/\/api\/socket(\?|$)/, socket => {
    if (isDown) return void socket.close()
    const server = socket.connectToServer()
    ends.add(socket).add(server)
    socket.onMessage(text => {
      if (held === undefined) server.send(text)
      else held.push(() => server.send(text))
    })
  })
  return {
    async cut(): Promise<void> {
      isDown = true
      const all = [...ends]
      ends.clear()
      await Promise.all(all.map(end => end.close()))
    },
    mend(): void {
      isDown = false
    },
    /** Lets nothing through to the server until it is let go. */
    hold(): void {
      held = []
    },
    letGo(): void {
      const all = held ?? []
      held = undefined
      for (const send of all) send()
    },
  }
}
