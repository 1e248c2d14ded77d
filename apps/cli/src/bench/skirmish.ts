/** A small skirmish of our own for boardgame.io: two kilobytes of state, a few dozen moves to choose from, no dice. */
import type { YardstickGame } from './yardstick-game.ts'

interface Unit {
  readonly side: string
  readonly kind: 'rifles' | 'gun'
  x: number
  y: number
  strength: number
  suppressed: boolean
}

interface Field {
  readonly ground: readonly string[]
  readonly units: Unit[]
  readonly lost: number[]
}

const WIDTH = 9
const HEIGHT = 7
const UNITS = 9
const LOSSES_TO_LOSE = 4
const RANGE = { rifles: 2, gun: 4 } as const
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

const drawnUp = (side: string, y: number): Unit[] =>
  Array.from({ length: UNITS }, (_, x) => ({
    side,
    kind: x % 4 === 0 ? 'gun' : 'rifles',
    x,
    y,
    strength: 2,
    suppressed: false,
  }))

const isAt = (units: readonly Unit[], x: number, y: number): boolean =>
  units.some(unit => unit.strength > 0 && unit.x === x && unit.y === y)

export const skirmish: YardstickGame<Field> = {
  setup: () => ({
    ground: Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % 5 === 0 ? 'wood' : 'open')),
    units: [...drawnUp('0', 1), ...drawnUp('1', HEIGHT - 2)],
    lost: [0, 0],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    step: ({ G }, number, x, y) => {
      const unit = G.units[number]
      unit.x = x
      unit.y = y
      unit.suppressed = false
    },
    shoot: ({ G }, number, at) => {
      const target = G.units[at]
      // Cover takes the first shot; then each costs a man.
      if (!target.suppressed && G.ground[target.y * WIDTH + target.x] === 'wood') target.suppressed = true
      else if (--target.strength === 0) G.lost[Number(target.side)]++
      G.units[number].suppressed = false
    },
  },
  endIf({ G }) {
    const loser = G.lost.findIndex(n => n >= LOSSES_TO_LOSE)
    return loser < 0 ? undefined : { winner: String(1 - loser) }
  },
  ai: {
    enumerate({ units }, _, side) {
      const moves = []
      for (const [number, { side: own, kind, x, y, strength }] of units.entries()) {
        if (own !== side || strength === 0) continue
        for (const [dx, dy] of STEPS) {
          const [toX, toY] = [x + dx, y + dy]
          if (toX < 0 || toX >= WIDTH || toY < 0 || toY >= HEIGHT || isAt(units, toX, toY)) continue
          moves.push({ move: 'step', args: [number, toX, toY] })
        }
        for (const [at, enemy] of units.entries())
          if (enemy.side !== side && enemy.strength > 0)
            if (Math.abs(enemy.x - x) + Math.abs(enemy.y - y) <= RANGE[kind])
              moves.push({ move: 'shoot', args: [number, at] })
      }
      return moves
    },
  },
}
