/** What a browser gives a remote host: the socket, requests and session of its own server, local storage, and when it wakes. */
import type { Problem } from '@bivouac/kernel'
import { HostError } from '../host-error.ts'
import type { Keep, RemotePorts } from '../remote/index.ts'

const PREFIX = 'bivouac.online '

/** `base` is the address of the page itself: a server lets no other page in. */
export function browserRemote(base: URL): RemotePorts {
  const socket = new URL('./api/socket', base)
  socket.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:'
  return {
    enter: () => enter(new URL('./api/guest', base)),
    open: game => new WebSocket(game === undefined ? socket : new URL(`?game=${game}`, socket)),
    post: text => ask(new URL('./api/ask', base), text),
    keep: storageKeep(),
    onWake,
  }
}

/** The server knows us by a cookie that no script sees. Rejects with `no-server` where the page came from somewhere else. */
async function enter(url: URL): Promise<void> {
  const answer = await posted(url, '{}')
  const isJson = answer.headers.get('content-type')?.includes('json') === true
  // Whoever is banned hears that, and not that nobody answers.
  if (answer.status === 403 && isJson)
    throw new HostError(((await answer.json()) as { problem: Problem }).problem)
  if (!answer.ok || !isJson)
    throw new HostError({ code: 'no-server', text: `The server does not take guests (${answer.status}).` })
}

const posted = (url: URL, body: string): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

async function ask(url: URL, text: string): Promise<string> {
  const answer = await posted(url, text)
  if (!answer.ok) throw new Error(`The server does not answer (${answer.status}).`)
  return answer.text()
}

function onWake(listener: () => void): () => void {
  const looked = (): void => {
    if (document.visibilityState === 'visible') listener()
  }
  const sources = [
    [window, 'online', listener],
    [window, 'pageshow', listener],
    [document, 'resume', listener],
    [document, 'visibilitychange', looked],
  ] as const
  for (const [target, type, hear] of sources) target.addEventListener(type, hear)
  return () => {
    for (const [target, type, hear] of sources) target.removeEventListener(type, hear)
  }
}

/** Storage may be missing, full or forbidden: then what is kept lives as long as the page. */
function storageKeep(): Keep {
  const texts = new Map<string, string>()
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) texts.set(key.slice(PREFIX.length), localStorage.getItem(key) ?? '')
  })
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

function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // The texts in memory are what is left.
  }
}
