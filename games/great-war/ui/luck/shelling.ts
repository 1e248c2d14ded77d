/** One barrage while its shells come down, hex by hex (G-10.4). */
import { certain, type Throw } from '@bivouac/client-shell/luck'
import type { GreatWarFact } from '../../src/facts.ts'
import { HEX_NAMES, hexNamed } from '../../src/geometry.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { fallOf } from '../../src/targeting-dice.ts'
import { RANGED, soldiersIgnored } from '../../src/terrain.ts'
import { type DieFace, HEXES, SIDES, TARGETING_DIE } from '../../src/vocabulary.ts'
import { barrageSpread } from './barrage.ts'
import { devastationOf, hitsOf, type Mark, spreadOf } from './hits.ts'
import type { Situation } from './situation.ts'

type Targeting = GreatWarFact & { type: 'targetingRolled' }
type Rolled = GreatWarFact & { type: 'diceRolled' }

export interface Shelling {
  /** Shells on a hex. A unit that came there only while shells fell is a throw of its own: nobody could foresee it. */
  hit(rolled: Rolled): Omit<Throw<GreatWarFact>, 'seq'> | undefined
  /** Whether shells are still to be rolled, as the board stands. */
  isUnderWay(): boolean
  /** The barrage as one throw, with the shells that have come down. */
  asThrow(): Omit<Throw<GreatWarFact>, 'seq'>
}

export function shellingOf(board: GreatWarBoard, situation: Situation, targeting: Targeting): Shelling {
  const { side, hex: target, numbers } = targeting
  const seat = SIDES.indexOf(side)
  const fallen = fallOf(numbers)
  /** The hexes in the order in which they are shelled, the target hex last. */
  const hexes = [...Array(TARGETING_DIE).keys()]
    .map(i => HEX_NAMES[board.template[(seat * HEXES + hexNamed(target)) * 6 + i]])
    .concat(target)
  const diceOn = (at: number): number => (at === TARGETING_DIE ? fallen.onTarget : fallen.around[at])
  const isDevastated = (at: number): boolean => at === TARGETING_DIE && fallen.isDevastation

  const markOn = (hex: string | undefined, at: number): Mark | undefined => {
    const unit = hex === undefined ? undefined : situation.unitOn(hex)
    if (hex === undefined || unit === undefined) return undefined
    const bare = situation.isBare()
    return {
      figures: unit.figures,
      soldiersIgnored: bare ? 0 : soldiersIgnored(board.protection, situation.coverOf(hex), RANGED),
      skullsHit: bare || at === TARGETING_DIE,
      isOwn: unit.unit.startsWith(side),
    }
  }
  const marks = hexes.map(markOn)
  const stood = hexes.map(hex => hex && situation.unitOn(hex)?.unit)
  const lost = (mark: Mark, at: number, faces: readonly DieFace[]): number =>
    isDevastated(at) ? devastationOf(mark, faces.length) : hitsOf(mark, faces)

  const facts: GreatWarFact[] = [targeting]
  const shown: string[] = numbers.map(String)
  let got = 0
  let last = -1
  return {
    hit(rolled) {
      const at = hexes.indexOf(rolled.at)
      last = at
      const unit = situation.unitOn(rolled.at)?.unit
      const mark = markOn(rolled.at, at)
      if (mark && unit !== stood[at])
        return {
          seat,
          what: 'barrage',
          spread: isDevastated(at)
            ? certain(devastationOf(mark, rolled.faces.length))
            : spreadOf(mark, rolled.faces.length),
          got: lost(mark, at, rolled.faces),
          faces: rolled.faces,
          facts: [rolled],
        }
      facts.push(rolled)
      shown.push(...rolled.faces)
      if (mark) got += lost(mark, at, rolled.faces)
      return undefined
    },
    isUnderWay: () =>
      hexes.some(
        (hex, at) =>
          at > last &&
          hex !== undefined &&
          diceOn(at) > 0 &&
          (situation.unitOn(hex) !== undefined || situation.hasWire(hex)),
      ),
    asThrow: () => ({
      seat,
      what: 'barrage',
      spread: barrageSpread(
        { around: marks.slice(0, TARGETING_DIE), aimed: marks[TARGETING_DIE] },
        numbers.length,
      ),
      got,
      faces: shown,
      facts,
    }),
  }
}
