/** Hints between simulated servers: late, sometimes lost, sometimes twice, in any order. */
import type { Bus } from '@bivouac/server/parts'
import type { World } from './world.ts'

type Hint = Parameters<Bus['tell']>[0]

export interface NodeBus extends Bus {
  die(): void
}

interface FleetBus {
  connect(): NodeBus
  readonly counts: { sent: number; lost: number; twice: number }
}

const DELAY_MS = 40
const LOST_ONE_IN = 20
const TWICE_ONE_IN = 50

export function fleetBus({ draw, after }: World): FleetBus {
  const ears = new Map<object, (hint: Hint) => void>()
  const counts = { sent: 0, lost: 0, twice: 0 }
  return {
    counts,
    connect() {
      const me = {}
      const carry = (hint: Hint, to: object): void => after(1 + draw(DELAY_MS), () => ears.get(to)?.(hint))
      return {
        isShared: true,
        isUp: () => true,
        thinking: own => own,
        tell(hint) {
          for (const other of ears.keys()) {
            if (other === me) continue
            counts.sent++
            if (draw(LOST_ONE_IN) === 0) {
              counts.lost++
              continue
            }
            carry(hint, other)
            if (draw(TWICE_ONE_IN) !== 0) continue
            counts.twice++
            carry(hint, other)
          }
        },
        onHint: listener => void ears.set(me, listener),
        close: async () => {},
        die: () => void ears.delete(me),
      }
    },
  }
}
