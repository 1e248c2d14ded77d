/** A balancer as simple as can be: each new connection goes to the next server that takes it, whoever it comes from. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Balancer {
  readonly url: string
  close(): Promise<void>
}

interface Target {
  readonly host: string
  readonly port: number
}

/** A server that does not take a connection in this time is passed over. */
const PATIENCE_MS = 500

/** `targets` is asked anew for each connection: servers come and go. */
export async function roundRobin(
  targets: () => readonly Target[],
  { host, port }: Target = { host: '127.0.0.1', port: 0 },
): Promise<Balancer> {
  const open = new Set<Socket>()
  let next = 0

  function join(client: Socket, tries: number): void {
    const all = targets()
    const target = all[next++ % all.length]
    const server = connect({ ...target, noDelay: true })
    let isThrough = false
    const patience = setTimeout(() => server.destroy(new Error('no answer')), PATIENCE_MS)
    server.once('close', () => clearTimeout(patience))
    server.once('connect', () => {
      clearTimeout(patience)
      isThrough = true
      client.pipe(server).pipe(client)
    })
    server.on('error', () => {
      if (isThrough || tries >= all.length || client.destroyed) client.destroy()
      else join(client, tries + 1)
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one)
      one.once('close', () => {
        open.delete(one)
        if (one === client || isThrough) other.destroy()
      })
    }
  }

  const balancer = createServer({ noDelay: true }, client => {
    client.on('error', () => {})
    join(client, 1)
  })
  await new Promise<void>(resolve => balancer.listen(port, host, resolve))
  return {
    url: `http://${host}:${(balancer.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        balancer.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
