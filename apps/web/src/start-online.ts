/** The line to the server that this page came from: begun when somebody first wants to play online, and kept as long as the page. */
import { HostError } from '@bivouac/host/client'
import { type Keep, type RemoteHost, remoteHost } from '@bivouac/host/remote'

const PREFIX = 'bivouac.online '
const address = (path: string): URL => new URL(`./api/${path}`, document.baseURI)

/** The server knows us by a cookie that no script sees. */
async function enter(): Promise<void> {
  const answer = await fetch(address('guest'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json'))
    throw new HostError({ code: 'no-server', text: `The server does not take guests (${answer.status}).` })
}

function open(): WebSocket {
  const url = address('socket')
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(url)
}

/** Storage may be forbidden, or full: then things are kept as long as the page. */
function browserKeep(): Keep {
  const texts = new Map<string, string>()
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch {
      return undefined
    }
  }
  for (const key of attempt(() => Object.keys(localStorage)) ?? [])
    if (key.startsWith(PREFIX))
      texts.set(key.slice(PREFIX.length), attempt(() => localStorage.getItem(key)) ?? '')
  return {
    all: () => [...texts],
    get: key => texts.get(key),
    put(key, text) {
      texts.set(key, text)
      attempt(() => localStorage.setItem(PREFIX + key, text))
    },
    drop(key) {
      texts.delete(key)
      attempt(() => localStorage.removeItem(PREFIX + key))
    },
  }
}

/** Phones cut lines while they sleep: whoever looks at the page again is not to wait for the next attempt. */
function onWake(listener: () => void): () => void {
  const woken = (): void => {
    if (!document.hidden) listener()
  }
  addEventListener('online', listener)
  addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', woken)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', woken)
  }
}

let started: Promise<RemoteHost> | undefined

/** Rejects where there is no server; the next call tries once more. */
export function startOnline(): Promise<RemoteHost> {
  started ??= begin().catch(error => {
    started = undefined
    throw error instanceof HostError ? error : new HostError({ code: 'no-server', text: String(error) })
  })
  return started
}

async function begin(): Promise<RemoteHost> {
  let entered: Promise<void> | undefined = enter()
  await entered
  return remoteHost({
    enter() {
      // We have just been let in; a later line may have to ask anew.
      const known = entered ?? enter()
      entered = undefined
      return known
    },
    open,
    keep: browserKeep(),
    onWake,
  })
}
