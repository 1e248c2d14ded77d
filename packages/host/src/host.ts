/** The local host: plain code that answers requests and tells news. Who carries the messages is not its business. */
import type { FromHost, RequestName, ToHost } from '@bivouac/protocol'
import { type Core, inTurn, newCore, tell, trouble } from './core.ts'
import { HostError, problemOf } from './host-error.ts'
import type { HostPorts } from './ports.ts'
import { campaignRequests } from './requests/campaigns.ts'
import { fileRequests } from './requests/files.ts'
import type { Handlers } from './requests/handlers.ts'
import { listRequests } from './requests/list.ts'
import { lookingBackRequests } from './requests/looking-back.ts'
import { playingRequests } from './requests/playing.ts'
import { follow } from './settle.ts'

export interface Host {
  receive(message: ToHost): void
}

export function newHost(ports: HostPorts): Host {
  const core = newCore(ports)
  const handlers: Handlers = {
    ...listRequests(core),
    ...playingRequests(core),
    ...lookingBackRequests(core),
    ...fileRequests(core),
    ...campaignRequests(core),
  }
  ports.windows?.onNews(({ game }) => {
    tell(core, { news: 'games' })
    if (game !== undefined) followIn(core, game)
  })
  return {
    receive({ ask, name, asks }) {
      answer(handlers, name, asks).then(
        answer => {
          ports.post({ ask, answer })
          for (const next of core.afterwards.splice(0)) next()
        },
        error => ports.post({ ask, problem: problemOf(error, 'host-failed') } satisfies FromHost),
      )
    },
  }
}

async function answer(handlers: Handlers, name: RequestName, asks: unknown): Promise<unknown> {
  if (!Object.hasOwn(handlers, name))
    throw new HostError({ code: 'unknown-request', text: `There is no request '${name}'.` })
  return (handlers[name] as (asks: unknown) => Promise<unknown>)(asks)
}

function followIn(core: Core, game: string): void {
  inTurn(core, game, async () => {
    const room = core.rooms.get(game)
    if (room !== undefined) await follow(core, room)
  }).catch(error => trouble(core, problemOf(error, 'host-failed'), game))
}
