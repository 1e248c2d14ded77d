/** The host: plain code that answers requests and tells news. Who carries the messages is not its business. */
import type { FromHost, RequestName, ToHost } from '@bivouac/protocol'
import { goOn } from './bots.ts'
import { type Core, inTurn, newCore } from './core.ts'
import { HostError, problemOf } from './host-error.ts'
import { whileThinking } from './looking/while-thinking.ts'
import type { HostPorts } from './ports.ts'
import { analysisRequests } from './requests/analysing.ts'
import { campaignRequests } from './requests/campaigns.ts'
import { fileRequests } from './requests/files.ts'
import type { Asker, Handlers } from './requests/handlers.ts'
import { libraryRequests } from './requests/library.ts'
import { listRequests } from './requests/list.ts'
import { lookingBackRequests } from './requests/looking-back.ts'
import { adviceRequests, getUpFrom, playingRequests } from './requests/playing.ts'
import { stagingRequests } from './requests/staging.ts'
import { studyRequests } from './requests/studies.ts'
import type { Rights } from './rights.ts'
import { follow } from './settle.ts'
import { type Line, tellAll, trouble } from './watching.ts'

/** What the host is told about the other end when somebody connects. */
interface ConnectOptions {
  readonly rights: Rights
  post(message: FromHost): void
}

/** One screen's end of the host. */
interface Connection {
  receive(message: ToHost): void
  /** The screen is gone: it looks at nothing any more. */
  close(): void
}

export interface Host {
  connect(options: ConnectOptions): Connection
}

export function newHost(ports: HostPorts): Host {
  const core = newCore({ ...ports, thinking: whileThinking(ports.thinking, ports.analysts) })
  const handlers: Handlers = {
    ...listRequests(core),
    ...libraryRequests(core),
    ...playingRequests(core),
    ...adviceRequests(core),
    ...lookingBackRequests(core),
    ...fileRequests(core),
    ...stagingRequests(core),
    ...analysisRequests(core),
    ...studyRequests(core),
    ...campaignRequests(core),
  }
  ports.windows?.onNews(({ game }) => {
    tellAll(core, { news: 'games' })
    if (game !== undefined) followIn(core, game)
  })
  return {
    connect({ rights, post }) {
      const line: Line = { rights, post }
      core.lines.add(line)
      return {
        receive: message => void reply(handlers, line, message),
        close() {
          core.lines.delete(line)
          for (const game of core.watchers.keys()) void getUpFrom(core, game, line)
        },
      }
    },
  }
}

/** Answers one request; what is to follow its answer is its own affair. */
async function reply(handlers: Handlers, line: Line, { ask, name, asks }: ToHost): Promise<void> {
  const asker: Asker = { line, rights: line.rights, afterwards: [] }
  try {
    line.post({ ask, answer: await answer(handlers, name, asks, asker) })
  } catch (error) {
    return line.post({ ask, problem: problemOf(error, 'host-failed') })
  }
  for (const next of asker.afterwards) next()
}

async function answer(handlers: Handlers, name: RequestName, asks: unknown, asker: Asker): Promise<unknown> {
  if (!Object.hasOwn(handlers, name))
    throw new HostError({ code: 'unknown-request', text: `There is no request '${name}'.` })
  return (handlers[name] as (asks: unknown, asker: Asker) => Promise<unknown>)(asks, asker)
}

function followIn(core: Core, game: string): void {
  inTurn(core, game, async () => {
    const room = core.rooms.get(game)
    if (room !== undefined) await follow(core, room)
    goOn(core, game)
  }).catch(error => trouble(core, problemOf(error, 'host-failed'), game))
}
