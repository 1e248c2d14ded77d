/**
 * A server that knows no game: for each frame of a player it sends an answer, and an update to both players of the table. With a folder it keeps
 * the frame there first, as the server of games keeps a command: one entry, on the disk, by the same thread that writes.
 */
import { openStore } from '@bivouac/server/store'
import { type WebSocket, WebSocketServer } from 'ws'
import type { EchoChildOptions } from './echo.ts'

const { frames, kept } = JSON.parse(process.argv[2]) as EchoChildOptions
const { update, answer } = frames
const tables = new Map<string, Set<WebSocket>>()

const store = kept && (await openStore(kept.folder, new URL(kept.writer)))
let entries = 0

async function keep(table: string, text: string): Promise<void> {
  const values = [table, ++entries, 'play', text, Date.now(), null]
  const written = await store?.write([
    { sql: 'insert into entry(game, n, kind, text, at, id) values (?, ?, ?, ?, ?, ?)', values },
  ])
  if (written?.ok === false) throw new Error(written.text)
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
server.on('connection', (socket, { url: key = '', socket: stream }) => {
  const table = tables.get(key) ?? new Set()
  tables.set(key, table.add(socket))
  socket.on('error', () => {})
  socket.on('message', async data => {
    // As text, and with as few writes as the server of games makes.
    const text = data.toString()
    if (store !== undefined) await keep(key, text)
    stream.cork()
    for (const player of table) player.send(update)
    socket.send(answer)
    process.nextTick(() => stream.uncork())
  })
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000 })
})
process.on('disconnect', () => process.exit())
