/** A server that knows no game: for each frame of a player it sends an answer, and an update to both players of the table. */
import { type WebSocket, WebSocketServer } from 'ws'
import type { EchoSizes } from './echo.ts'

const { outBytes, answerBytes } = JSON.parse(process.argv[2]) as EchoSizes
const answer = 'a'.repeat(answerBytes)
const update = 'u'.repeat(outBytes)
const tables = new Map<string, Set<WebSocket>>()

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
server.on('connection', (socket, request) => {
  const key = request.url ?? ''
  const table = tables.get(key) ?? new Set()
  tables.set(key, table.add(socket))
  socket.on('error', () => {})
  socket.on('message', () => {
    for (const player of table) player.send(update)
    socket.send(answer)
  })
})
process.on('disconnect', () => process.exit())
