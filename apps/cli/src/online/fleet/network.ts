/** Lines between simulated players and servers: slow, cut off, gone silent without a word, and some messages come twice. */
import type { RemoteSocket } from '@bivouac/host/remote'
import { type OpenLine, openLine } from '@bivouac/server/parts'
import type { Breaches } from './breaches.ts'
import type { Fault } from './faults.ts'
import type { FleetNode } from './node.ts'
import type { World } from './world.ts'

export interface Network {
  /** A line to one of the servers that are up, for whoever has this token. */
  open(token: string): RemoteSocket
  readonly counts: { lines: number; cut: number; silent: number; twice: number; messages: number }
}

const DELAY_MS = [5, 120] as const
/** Of so many messages, one is the last of its line: it is cut off, or nothing comes through any more and nobody is told. */
const CUT_ONE_IN = 400
const SILENT_ONE_IN = 1500
const TWICE_ONE_IN = 200
/** When a server gives up a line that says nothing. */
const GIVEN_UP_MS = 30_000

type Listener = (event: { readonly data: unknown }) => void

interface Around {
  readonly world: World
  readonly nodes: readonly FleetNode[]
  readonly breaches: Breaches
  /** How many entries of a game's story are kept. */
  story(game: string): number
  readonly fault: Fault | undefined
}

const SHOWN = /^\{"news":"(?:change|update)".*?"game":"([^"]+)".*?"entry":(\d+)/

// long: it is one line's life, below
export function newNetwork({ world, nodes, breaches, story, fault }: Around): Network {
  const { draw, after, now } = world
  const counts = { lines: 0, cut: 0, silent: 0, twice: 0, messages: 0 }
  const delay = (): number => DELAY_MS[0] + draw(DELAY_MS[1])

  /** Nobody is shown what is not kept. */
  function judge(text: string): void {
    const shown = SHOWN.exec(text)
    if (shown !== null && Number(shown[2]) > story(shown[1]))
      breaches.note('early', `${shown[1]}: entry ${shown[2]} of ${story(shown[1])}`)
  }

  return {
    counts,
    // long: the life of one line, whose ends share what has become of it
    open(token) {
      const listeners: Record<string, Listener[]> = { open: [], close: [], error: [], message: [] }
      const fire = (type: string, data?: unknown): void => {
        for (const listener of listeners[type]) listener({ data })
      }
      let line: OpenLine | undefined
      let state: 'opening' | 'open' | 'silent' | 'closed' = 'opening'
      /** What was sent first comes first. */
      const last = [0, 0]
      function carry(way: 0 | 1, act: () => void): void {
        last[way] = Math.max(last[way], now() + delay())
        after(last[way] - now(), () => {
          if (state === 'open') act()
        })
      }
      function close(type: 'close' | 'error', isHeard = true): void {
        if (state === 'closed') return
        state = 'closed'
        line?.close()
        if (isHeard) fire(type)
      }
      /** What may become of a line with any message; true if it goes no further. */
      function strikes(): boolean {
        counts.messages++
        if (draw(CUT_ONE_IN) === 0) {
          counts.cut++
          close('close')
          return true
        }
        if (draw(SILENT_ONE_IN) !== 0) return false
        counts.silent++
        state = 'silent'
        after(GIVEN_UP_MS, () => line?.close())
        return true
      }

      async function admit(): Promise<void> {
        const up = nodes.filter(node => !node.isDead)
        const node = up[draw(Math.max(1, up.length))]
        const guest = await node?.shared.guests.byToken(token)
        if (node === undefined || guest === undefined || node.isDead) return close('error')
        if (state !== 'opening') return
        counts.lines++
        const wire = {
          send(text: string): void {
            if (node.isDead || state !== 'open') return
            judge(text)
            const real = fault === undefined ? text : fault.sent(text)
            if (real !== undefined && !strikes()) carry(1, () => fire('message', real))
          },
          cut: () => close('close'),
        }
        line = openLine(node.host, guest, wire)
        const dies = (): void => {
          line = undefined
          close('close')
        }
        node.whenDead.add(dies)
        const { close: leave } = line
        line = {
          ...line,
          close() {
            node.whenDead.delete(dies)
            leave()
          },
        }
        state = 'open'
        carry(1, () => fire('open'))
      }
      after(delay(), () => {
        if (state === 'opening') void admit()
      })

      return {
        addEventListener: (type: string, listener: Listener) => void listeners[type].push(listener),
        close: () => {
          const wasSilent = state === 'silent'
          // A line that has gone silent is closed at this end only.
          if (wasSilent) state = 'closed'
          else close('close', false)
        },
        send(text) {
          if (state !== 'open' || strikes()) return
          const arrives = (): void => void line?.receive(text)
          carry(0, arrives)
          if (draw(TWICE_ONE_IN) !== 0) return
          counts.twice++
          carry(0, arrives)
        },
      }
    },
  }
}
