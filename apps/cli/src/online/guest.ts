/** Guests of a server: the clients of the tools that load and torment it. */
import { type Keep, memoryKeep, type RemoteHost, remoteHost } from '@bivouac/host/remote'

export interface Guest {
  readonly id: string
  readonly token: string
}

export async function newGuest(base: string, name: string): Promise<Guest> {
  const answer = await fetch(`${base}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (!answer.ok) throw new Error(`no guest: the server answers ${answer.status}`)
  return (await answer.json()) as Guest
}

export const socketAddress = (base: string): string => `${base.replace(/^http/, 'ws')}/api/socket`

export const bearer = ({ token }: Guest): Record<string, string> => ({ authorization: `Bearer ${token}` })

/** Quick to notice and to come back: what is waited for here is the server, not the client. */
const PACE = { retry: 20, retryMost: 100, idle: 500, silence: 2000 }

export const lineOf = (base: string, guest: Guest, keep: Keep = memoryKeep()): RemoteHost =>
  remoteHost({
    enter: async () => {},
    open: () => new WebSocket(socketAddress(base), { headers: bearer(guest) }),
    keep,
    pace: PACE,
  })
