/** How one line is listened to, whichever it is: hello as soon as it stands, and every message read. */
import { type FromServer, fromServer, type ToServer } from '@bivouac/protocol/online'
import * as v from 'valibot'
import type { RemoteSocket } from './ports.ts'

interface Listener {
  /** Whether the line is still one of ours: from others nothing is heard. */
  isOurs(): boolean
  hello(): ToServer
  hear(message: FromServer): void
  /** It has ended, or something unreadable came over it. */
  lose(): void
}

export function listenTo(socket: RemoteSocket, { isOurs, hello, hear, lose }: Listener): void {
  socket.addEventListener('open', () => isOurs() && socket.send(JSON.stringify(hello())))
  socket.addEventListener('message', ({ data }) => {
    if (!isOurs()) return
    const message = read(data)
    if (message) hear(message)
    else lose()
  })
  for (const type of ['close', 'error'] as const) socket.addEventListener(type, () => isOurs() && lose())
}

function read(data: unknown): FromServer | undefined {
  try {
    const found: unknown = JSON.parse(String(data))
    // Looked at, not copied: a newer server may say more than we know of.
    return v.is(fromServer, found) ? (found as FromServer) : undefined
  } catch {
    return undefined
  }
}
