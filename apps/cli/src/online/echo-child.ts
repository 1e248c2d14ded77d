/** A server that knows no game: for each frame of a player it sends an answer, and an update to both players of the table. */
import { type WebSocket, WebSocketServer } from 'ws'
import type { EchoFrames } from './echo.ts'

const { update, answer } = JSON.parse(process.argv[2]) as EchoFrames
const tables = new Map<string, Set<WebSocket>>()

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
server.on('connection', (socket, { url: key = '', socket: stream }) => {
  const table = tables.get(key) ?? new Set()
  tables.set(key, table.add(socket))
  socket.on('error', () => {})
  socket.on('message', data => {
    // As text, and with as few writes as the server of games makes.
    data.toString()
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
