/** The server as the screens of online play know it. The app brings it along when it is first wanted. */
import type { RemoteHost } from '@bivouac/host/remote'

export type { LineState, RemoteSeat as OnlineSeat, Saying } from '@bivouac/host/remote'

/** Whoever shows something of a server does not end the line to it. */
export type Online = Omit<RemoteHost, 'end'>
