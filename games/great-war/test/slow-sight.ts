/**
 * Sight once more, slowly and by looking: the line is cut wherever it could pass from one hex to another, and the middle
 * of each piece lies either inside one hex or on the side between two. Fractions of whole numbers throughout, and
 * nothing shared with the rules. Hexes are `row,col`; the half hexes of the edge are columns 0 and 12 of short rows.
 */

interface Hex {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly inPlay: boolean
}

/** Corners lie at (0, ±2) and (±1, ±1) of a hex's centre when rows are 3 apart and hexes 2 wide. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
]

const hexes: Hex[] = []
for (let row = 1; row <= 11; row++)
  for (let col = row % 2 === 0 ? 0 : 1; col <= 12; col++)
    hexes.push({
      name: `${row},${col}`,
      x: row % 2 === 0 ? 2 * col - 1 : 2 * col - 2,
      y: 3 * row,
      inPlay: row % 2 === 1 || (col > 0 && col < 12),
    })
export const NAMES: readonly string[] = hexes.filter(hex => hex.inPlay).map(hex => hex.name)
const find = (name: string): Hex => hexes.find(hex => hex.name === name) as Hex

/** A piece of a line: inside one hex, or between the two hexes of a side. */
type Piece = { readonly inside: string } | { readonly left: string; readonly right: string }

const known = new Map<string, Piece[]>()

export function pieces(from: string, to: string): Piece[] {
  const key = `${from} ${to}`
  const found = known.get(key) ?? cut(find(from), find(to))
  known.set(key, found)
  return found
}

function cut(a: Hex, b: Hex): Piece[] {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const about = hexes.filter(
    h =>
      h.x >= Math.min(a.x, b.x) - 2 &&
      h.x <= Math.max(a.x, b.x) + 2 &&
      h.y >= Math.min(a.y, b.y) - 3 &&
      h.y <= Math.max(a.y, b.y) + 3,
  )
  const cuts = new Map<number, [n: number, of: number]>([
    [0, [0, 1]],
    [1, [1, 1]],
  ])
  for (const hex of about)
    for (let i = 0; i < 6; i++) {
      const [px, py] = CORNERS[i]
      const [qx, qy] = CORNERS[(i + 1) % 6]
      const of = dx * (qy - py) - dy * (qx - px)
      const n = (hex.x + px - a.x) * (qy - py) - (hex.y + py - a.y) * (qx - px)
      // Equal small fractions have equal quotients, so the quotient serves as their name and order.
      if (of !== 0 && n / of > 0 && n / of < 1) cuts.set(n / of, [n, of])
    }
  const places = [...cuts.keys()].sort((p, q) => p - q).map(t => cuts.get(t) as [number, number])
  return places.slice(1).map((end, i) => {
    const start = places[i]
    // The middle of the piece, as a fraction n / of of the way.
    const n = start[0] * end[1] + end[0] * start[1]
    const of = 2 * start[1] * end[1]
    return pieceAt(about, a, dx, dy, n, of)
  })
}

function pieceAt(about: readonly Hex[], a: Hex, dx: number, dy: number, n: number, of: number): Piece {
  const size = Math.abs(of)
  const outline = (hex: Hex): number => {
    const x = Math.abs((a.x - hex.x) * of + dx * n)
    const y = Math.abs((a.y - hex.y) * of + dy * n)
    return Math.max(2 * x, x + y) - 2 * size
  }
  const inside = about.find(hex => outline(hex) < 0)
  if (inside) return { inside: inside.name }
  const [one, other] = about.filter(hex => outline(hex) === 0)
  const isLeft = dx * (one.y - a.y) - dy * (one.x - a.x) < 0
  return isLeft ? { left: one.name, right: other.name } : { left: other.name, right: one.name }
}

interface Scene {
  /** The code of each hex's terrain, as in scenario files. */
  readonly terrain: (name: string) => string
  readonly units: ReadonlySet<string>
}

/** G-8 in the order of the rulebook. */
export function slowSees(scene: Scene, from: string, to: string): boolean {
  const oneHill = scene.terrain(from) === 'H' && hillOf(scene, from).has(to)
  const blocks = (name: string): boolean => {
    if (name === from || name === to) return false
    if (!find(name).inPlay || scene.units.has(name)) return true
    const terrain = scene.terrain(name)
    return terrain === 'H' ? !oneHill : 'FBR'.includes(terrain)
  }
  let left = false
  let right = false
  for (const piece of pieces(from, to)) {
    if ('inside' in piece) {
      if (blocks(piece.inside)) return false
      continue
    }
    left ||= blocks(piece.left)
    right ||= blocks(piece.right)
  }
  return !(left && right)
}

/** All hill hexes that hang together with this one. */
function hillOf(scene: Scene, start: string): Set<string> {
  const hill = new Set([start])
  for (const name of hill)
    for (const hex of hexes)
      if (hex.inPlay && scene.terrain(hex.name) === 'H' && touches(find(name), hex)) hill.add(hex.name)
  return hill
}

const touches = (a: Hex, b: Hex): boolean =>
  (a.y === b.y && Math.abs(a.x - b.x) === 2) || (Math.abs(a.y - b.y) === 3 && Math.abs(a.x - b.x) === 1)
