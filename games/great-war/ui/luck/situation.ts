/** The board as the facts leave it, one after the other: who stands where, with how many figures, on which ground. */
import { COMBAT_CARDS } from '../../src/cards/vocabulary.ts'
import type { GreatWarFact } from '../../src/facts.ts'
import { CRATERED, coverOf, TERRAINS, type TerrainName, TRIPLE } from '../../src/terrain.ts'
import type { GreatWarView, UnitView } from '../../src/view/view.ts'
import { FIGURES_MAX } from '../../src/vocabulary.ts'

type Standing = Pick<UnitView, 'unit' | 'kind' | 'hex' | 'figures'>

interface Ground {
  readonly terrain: number
  /** A crater token. */
  readonly crater: boolean
  readonly wire: boolean
}

export interface Situation {
  follow(fact: GreatWarFact): void
  unitOn(hex: string): Standing | undefined
  unitCalled(name: string): Standing | undefined
  terrainOf(hex: string): number
  /** G-10.7 The terrain that protects: under a crater token a crater. */
  coverOf(hex: string): number
  hasWire(hex: string): boolean
  /** Whether a card has been played this turn that leaves nobody the ground's protection from shells. */
  isBare(): boolean
}

const OPEN_GROUND: Ground = { terrain: 0, crater: false, wire: false }
const terrainNamed = (name: string): number => TERRAINS.indexOf(name as TerrainName)

const baresGround = (title: string): boolean =>
  COMBAT_CARDS.some(card => card.title === title && card.inForce?.baresGround)

export function situationAt(view: GreatWarView): Situation {
  const units = new Map<string, Standing>(view.units.map(one => [one.unit, one]))
  const ground = new Map<string, Ground>(
    view.hexes.map(({ hex, terrain, crater, wire }) => [
      hex,
      { terrain: terrainNamed(terrain), crater, wire },
    ]),
  )
  let bare = COMBAT_CARDS.some(({ inForce }) => inForce?.baresGround && view.flags.includes(inForce.flag))

  const groundOf = (hex: string): Ground => ground.get(hex) ?? OPEN_GROUND
  const change = (unit: string, part: (was: Standing) => Partial<Standing>): void => {
    const was = units.get(unit)
    if (was) units.set(unit, { ...was, ...part(was) })
  }

  return {
    follow(fact) {
      switch (fact.type) {
        case 'turnStarted':
          bare = false
          return
        case 'cardPlayed':
          if (baresGround(fact.title)) bare = true
          return
        case 'unitPlaced':
          units.set(fact.unit, { unit: fact.unit, kind: fact.kind, hex: fact.hex, figures: FIGURES_MAX })
          return
        case 'unitMoved':
          return change(fact.unit, () => ({ hex: fact.to }))
        case 'figuresLost':
          return change(fact.unit, ({ figures }) => ({ figures: figures - fact.count }))
        case 'figuresGained':
          return change(fact.unit, ({ figures }) => ({ figures: figures + fact.count }))
        case 'unitLeft':
        case 'unitDestroyed':
        case 'unitRemoved':
          units.delete(fact.unit)
          return
        case 'wireRemoved':
          ground.set(fact.hex, { ...groundOf(fact.hex), wire: false })
          return
        case 'groundCratered': {
          const terrain = terrainNamed(fact.terrain)
          ground.set(fact.hex, { terrain, crater: TRIPLE[terrain] === CRATERED, wire: false })
          return
        }
      }
    },
    unitOn: hex => [...units.values()].find(one => one.hex === hex),
    unitCalled: name => units.get(name),
    terrainOf: hex => groundOf(hex).terrain,
    coverOf: hex => coverOf(groundOf(hex).terrain, groundOf(hex).crater),
    hasWire: hex => groundOf(hex).wire,
    isBare: () => bare,
  }
}
