/** A game with a clock at which nobody plays: its clock tells what a time was counted as. */
import { randomBytes } from 'node:crypto'
import type { OnlineName, OnlineOpening } from '@bivouac/protocol/online'
import { BATTLES, planOf } from './games.ts'
import { bearer, type Guest, newGuest } from './guest.ts'

interface Witness {
  /** What the first player has left, and when that was so by our clock: in milliseconds. */
  left(): Promise<{ readonly left: number; readonly at: number }>
}

const AGAIN_MS = 100
const TRIES_MOST = 600

export async function newWitness(base: string): Promise<Witness> {
  const guests = await Promise.all(['Clock', 'Watch'].map(name => newGuest(base, name)))
  const id = randomBytes(16).toString('hex')
  const plan = { ...planOf(BATTLES[0]), clock: { kind: 'live', minutes: 180, increment: 0 } }
  const made = (await ask(base, guests[0], 'create', { id, plan })) as { id: string; invite: string }
  await ask(base, guests[1], 'join', { code: made.invite })
  return {
    async left() {
      const { table } = (await ask(base, guests[0], 'open', { game: made.id })) as OnlineOpening
      return { left: Number(table.clocks?.left[0]), at: performance.now() }
    },
  }
}

/** Asks until somebody answers. */
async function ask(base: string, guest: Guest, name: OnlineName, asks: object): Promise<unknown> {
  for (let tries = 0; tries < TRIES_MOST; tries++) {
    try {
      const response = await fetch(`${base}/api/ask`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...bearer(guest) },
        body: JSON.stringify({ ask: 1, name, asks }),
        signal: AbortSignal.timeout(3000),
      })
      const said = (await response.json()) as readonly { answer?: unknown }[]
      const answer = said.find(one => 'answer' in one)?.answer
      if (answer !== undefined) return answer
    } catch {
      // It is not there: it will be.
    }
    await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
  }
  throw new Error('nobody tells what the clock says')
}
