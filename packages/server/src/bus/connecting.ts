/** A line to NATS that mends itself. */
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { DataError } from '../data/database.ts'

const AGAIN_MS = 500
const PATIENCE_MS = 5000
/** NATS is asked whether it is still there so often; after two questions without an answer the line is mended. */
const PING_MS = 2000

export interface NatsLine {
  readonly connection: NatsConnection
  isUp(): boolean
}

export async function natsLine(url: string): Promise<NatsLine> {
  let connection: NatsConnection
  try {
    connection = await connect({
      servers: url,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_MS,
      pingInterval: PING_MS,
      timeout: PATIENCE_MS,
    })
  } catch (error) {
    throw new DataError(
      `NATS at '${url.replace(/\/\/[^@/]*@/, '//')}' does not answer (${(error as Error).message}). Is it running?`,
    )
  }
  let isUp = true
  void (async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isUp = false
      if (type === 'reconnect') isUp = true
    }
  })()
  return { connection, isUp: () => isUp && !connection.isClosed() && !connection.isDraining() }
}

/** What came over the line; undefined for what is no JSON. */
export function parsed(data: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(data))
  } catch {
    return undefined
  }
}
