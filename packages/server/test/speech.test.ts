/** What is said to a line arrives as it was said: whole, in order, and before its end. */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type Speech, speeches } from '../src/wire/speech.ts'

/** Somebody who hears all that is said, and what speaks to him. */
async function line(): Promise<{ speech: Speech; far: WebSocket; heard: string[]; gone: Promise<unknown> }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const near = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    near.terminate()
    server.close()
  })
  const heard: string[] = []
  near.on('message', data => void heard.push(String(data)))
  const [far, { socket }] = (await once(server, 'connection')) as [WebSocket, IncomingMessage]
  return { speech: speeches()(far, socket), far, heard, gone: once(near, 'close') }
}

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]

test('frames of every length arrive whole and in order, whatever letters are in them', async () => {
  const { speech, far, heard, gone } = await line()
  const said = LENGTHS.flatMap(length => ['x'.repeat(length), 'ű'.repeat(length), `${length}`])
  for (const text of said) speech.say(text)
  speech.sayNow()
  far.close()
  await gone
  expect(heard).toEqual(said)
})

test('what is said in one go goes out in one write', async () => {
  const { speech, far, heard, gone } = await line()
  let writes = 0
  const stream = Reflect.get(far, '_socket') as { write(...all: unknown[]): boolean }
  const write = stream.write.bind(stream)
  stream.write = (...all) => {
    writes++
    return write(...all)
  }
  speech.say('an update')
  await Promise.resolve()
  speech.say('an answer')
  await new Promise(resolve => setImmediate(resolve))
  expect(writes).toBe(1)
  far.close()
  await gone
  expect(heard).toEqual(['an update', 'an answer'])
})

test('nothing is said to a line that is closed', async () => {
  const { speech, far, heard, gone } = await line()
  speech.say('before')
  speech.sayNow()
  speech.say('too late')
  far.close()
  await gone
  expect(heard).toEqual(['before'])
})
