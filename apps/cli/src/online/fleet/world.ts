/**
 * A world of its own for programs that know nothing of it: time goes on when all that was to be done by now is done, and whoever draws
 * lots gets what follows from the seed. While it stands, the process has no other time and no other chance.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { type Dice, dice } from '../dice.ts'

export interface World {
  now(): number
  /** From 0 to n - 1. */
  readonly draw: Dice
  after(ms: number, act: () => void): void
  wait(ms: number): Promise<void>
  /** Lets everything happen that is to happen until then. */
  runUntil(at: number): Promise<void>
  /** How much has happened. */
  happened(): number
  /** Gives the process back its own time and chance. */
  end(): void
}

/** What happens at a time; of two at the same time the one that was settled first. */
interface Event {
  readonly at: number
  readonly order: number
  act: (() => void) | undefined
}

const BYTE = 256
/** After so much has happened, the process may look after itself: signals, what it writes. */
const BREATH = 1000
/** No draw is from more than this. */
const DRAW_MOST = 2 ** 24

export function newWorld(seed: string, begins: number): World {
  const draw = dice(seed)
  const events = newQueue()
  let now = begins
  let order = 0
  let count = 0

  function plan(ms: number, act: () => void): Event {
    const event: Event = { at: now + Math.max(0, Math.round(ms)), order: ++order, act }
    events.add(event)
    return event
  }
  const restore = takeOver(() => now, draw, plan)

  return {
    now: () => now,
    draw,
    after: (ms, act) => void plan(ms, act),
    wait: ms => new Promise(resolve => void plan(ms, resolve)),
    happened: () => count,
    async runUntil(at) {
      for (;;) {
        const next = events.first()
        if (next === undefined || next.at > at) break
        events.take()
        const { act } = next
        if (act === undefined) continue
        now = Math.max(now, next.at)
        count++
        act()
        // All that follows from it without any time between happens before anything else does: a tick comes after all promises.
        await new Promise<void>(resolve =>
          count % BREATH === 0 ? setImmediate(resolve) : process.nextTick(resolve),
        )
      }
      now = Math.max(now, at)
    },
    end: restore,
  }
}

/** Timers, clocks and lots of the whole process. Gives what undoes it. */
function takeOver(now: () => number, draw: Dice, plan: (ms: number, act: () => void) => Event): () => void {
  const own = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
  }
  const { now: dateNow } = Date
  const { random } = Math
  const { randomBytes, randomInt } = crypto

  const fill = <Bytes extends Uint8Array>(bytes: Bytes): Bytes => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = draw(BYTE)
    return bytes
  }
  const clear = (timer: unknown): void => {
    const { event } = (timer ?? {}) as { event?: Event }
    if (event !== undefined) event.act = undefined
  }
  const seeded = {
    setTimeout: (act: () => void, ms = 0) => ({ event: plan(ms, act), unref() {} }),
    clearTimeout: clear,
    setInterval(act: () => void, ms: number) {
      const timer = { event: plan(ms, again), unref() {} }
      function again(): void {
        timer.event = plan(ms, again)
        act()
      }
      return timer
    },
    clearInterval: clear,
  }
  Object.assign(globalThis, seeded)
  Date.now = now
  Math.random = () => draw(DRAW_MOST) / DRAW_MOST
  Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: fill, configurable: true })
  Object.assign(crypto, {
    randomBytes: (size: number) => fill(Buffer.alloc(size)),
    randomInt: (below: number) => draw(below),
  })
  syncBuiltinESMExports()

  return () => {
    Object.assign(globalThis, own)
    Date.now = dateNow
    Math.random = random
    Reflect.deleteProperty(globalThis.crypto, 'getRandomValues')
    Object.assign(crypto, { randomBytes, randomInt })
    syncBuiltinESMExports()
  }
}

interface Queue {
  add(event: Event): void
  first(): Event | undefined
  take(): void
}

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

/** A heap: the first of all is found at once, however many there are. */
function newQueue(): Queue {
  const heap: Event[] = []
  function swap(one: number, other: number): void {
    const event = heap[one]
    heap[one] = heap[other]
    heap[other] = event
  }
  return {
    first: () => heap[0],
    add(event) {
      let at = heap.push(event) - 1
      for (let above = (at - 1) >> 1; at > 0 && isBefore(heap[at], heap[above]); above = (at - 1) >> 1) {
        swap(at, above)
        at = above
      }
    },
    take() {
      const last = heap.pop()
      if (last === undefined || heap.length === 0) return
      heap[0] = last
      for (let at = 0; ; ) {
        const left = 2 * at + 1
        const right = left + 1
        let least = at
        if (left < heap.length && isBefore(heap[left], heap[least])) least = left
        if (right < heap.length && isBefore(heap[right], heap[least])) least = right
        if (least === at) return
        swap(at, least)
        at = least
      }
    },
  }
}
