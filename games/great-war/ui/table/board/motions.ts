/** What moves on the board because of what has just happened, and when: slides wait for their dice, losses too. */
import type { Motion } from '@bivouac/client-shell'
import { hexNamed } from '../../../src/geometry.ts'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import type { UnitView } from '../../../src/view/view.ts'
import { UNIT_KINDS, UNIT_NAMES, type UnitKind } from '../../../src/vocabulary.ts'
import { factsToShow } from '../opening.ts'
import type { GreatWarSeen } from '../seen.ts'
import { timeline } from '../timeline.ts'

interface Gone {
  readonly unit: string
  readonly kind: UnitKind
  readonly hex: number
  readonly figures: number
  readonly at: number
}

export interface Blast {
  readonly hex: number
  readonly at: number
}

export interface Motions {
  /** How long a unit slides; 0 without motion. */
  readonly pace: number
  /** By unit, when its slide begins. */
  readonly waits: ReadonlyMap<string, number>
  /** By unit that lost figures: how many it had, and when it loses them. */
  readonly before: ReadonlyMap<string, { readonly figures: number; readonly at: number }>
  /** Units that have left the board, shown until they go. */
  readonly gone: readonly Gone[]
  /** Shells that strike. */
  readonly blasts: readonly Blast[]
  readonly trail: readonly (readonly [from: number, to: number, isRetreat: boolean])[]
}

const SLIDE = 420
const RETREATS: readonly string[] = ['retreat', 'short-supply', 'trench-foot']

export function motionsOf(seen: GreatWarSeen, { speed }: Motion): Motions {
  const { board, view } = seen
  const scale = speed === 0 ? 0 : 1 / speed
  const waits = new Map<string, number>()
  const lost = new Map<string, { count: number; at: number }>()
  const gone: Gone[] = []
  const blasts: Blast[] = []
  const trail: (readonly [number, number, boolean])[] = []
  for (const { fact, start } of timeline(factsToShow(seen))) {
    const at = start * scale
    if (fact.type === 'unitMoved') {
      if (!waits.has(fact.unit)) waits.set(fact.unit, at)
      trail.push([hexNamed(fact.from), hexNamed(fact.to), RETREATS.includes(fact.how)])
    } else if (fact.type === 'figuresLost') {
      const known = lost.get(fact.unit)
      lost.set(fact.unit, { count: (known?.count ?? 0) + fact.count, at: known?.at ?? at })
    } else if (fact.type === 'unitDestroyed' || fact.type === 'unitRemoved' || fact.type === 'unitLeft') {
      const figures = fact.type === 'unitDestroyed' ? (lost.get(fact.unit)?.count ?? 1) : 1
      gone.push({ unit: fact.unit, kind: kindOf(board, fact.unit), hex: hexNamed(fact.hex), figures, at })
    } else if (fact.type === 'groundCratered' || (fact.type === 'diceRolled' && fact.use === 'shell')) {
      const hex = hexNamed(fact.type === 'diceRolled' ? fact.at : fact.hex)
      if (hex >= 0) blasts.push({ hex, at })
    }
  }
  return { pace: SLIDE * scale, waits, before: beforeLosses(view.units, lost), gone, blasts, trail }
}

const kindOf = (board: GreatWarBoard, unit: string): UnitKind =>
  UNIT_KINDS[board.unitKind[UNIT_NAMES.indexOf(unit)]] ?? 'infantry'

function beforeLosses(
  units: readonly UnitView[],
  lost: ReadonlyMap<string, { readonly count: number; readonly at: number }>,
): Motions['before'] {
  const standing = units.flatMap(({ unit, figures }) => {
    const loss = lost.get(unit)
    return loss ? [[unit, { figures: figures + loss.count, at: loss.at }] as const] : []
  })
  return new Map(standing)
}
