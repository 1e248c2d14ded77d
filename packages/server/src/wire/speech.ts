/**
 * What is said to many lines, in as few writes as there are lines: what one of them is told while something is being done, an answer with its update, goes
 * out together when it has been done. Frames of plain letters are put together here, as one text: a buffer for each frame and another for its head
 * cost more than what is in them.
 */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

export interface Speech {
  /** Tells a line something, in a moment. */
  say(text: string): void
  /** At once, what was to be said in a moment: nothing may be said after a line was closed. */
  sayNow(): void
}

const TEXT = 0x81
const SHORT_MOST = 125
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/** The head of a frame of text that comes from a server (RFC 6455, 5.2), one letter a byte. */
function frameHead(bytes: number): string {
  if (bytes <= SHORT_MOST) return String.fromCharCode(TEXT, bytes)
  if (bytes <= 0xffff) return String.fromCharCode(TEXT, TWO_BYTES, bytes >> 8, bytes & 0xff)
  const low = [24, 16, 8, 0].map(shift => (bytes >>> shift) & 0xff)
  return String.fromCharCode(TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...low)
}

/** Gives what speaks to one line; all that come from one of these speak at the same moment. */
export function speeches(): (socket: WebSocket, stream: Duplex) => Speech {
  let speaking: Speech[] = []
  function speak(): void {
    const all = speaking
    speaking = []
    for (const one of all) one.sayNow()
  }
  return (socket, stream) => {
    let waiting = ''
    const speech: Speech = {
      say(text) {
        if (Buffer.byteLength(text) !== text.length) {
          speech.sayNow()
          return socket.send(text)
        }
        if (waiting === '' && speaking.push(speech) === 1) process.nextTick(speak)
        waiting += frameHead(text.length) + text
      },
      sayNow() {
        if (waiting === '') return
        const frames = waiting
        waiting = ''
        if (socket.readyState === socket.OPEN) stream.write(frames, 'latin1')
      },
    }
    return speech
  }
}
