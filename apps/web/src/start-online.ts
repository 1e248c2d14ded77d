/** The line to the server that this page came from: begun when somebody first wants to play online, and kept as long as the page. */
import { browserRemote } from '@bivouac/host/browser'
import { HostError } from '@bivouac/host/client'
import { type RemoteHost, remoteHost } from '@bivouac/host/remote'

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
  const ports = browserRemote(new URL(document.baseURI))
  let entered: Promise<unknown> | undefined = ports.enter()
  await entered
  return remoteHost({
    ...ports,
    enter() {
      // We have just been let in; a later line may have to ask anew.
      const known = entered ?? ports.enter()
      entered = undefined
      return known
    },
  })
}
