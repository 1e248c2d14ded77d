/** What a search has found, as plain data: for the choice itself, for hints and for analysis. */
import { NONE, type Tree } from './tree.ts'

export interface Line {
  readonly command: number
  readonly visits: number
  /** The chance to win for whoever thinks, 0 to 1. */
  readonly chance: number
  /** How it would go on, as far as it has been looked at: the commands most tried, whoever gives them. */
  readonly next: readonly number[]
}

export interface Thought {
  /** Best first. */
  readonly lines: readonly Line[]
  /** Descents that these figures rest on, those kept from the thought before included. */
  readonly visits: number
  /** Descents made for this thought alone. */
  readonly iterations: number
  readonly nodes: number
  readonly depth: number
  readonly ms: number
}

const FOLLOWED = 6

/** The commands of the root that can be given now, best first. A tree that is used again may know others. */
export function linesOf(tree: Tree, choices: readonly number[]): Line[] {
  const lines: Line[] = []
  for (let edge = tree.firstEdge[0]; edge !== NONE; edge = tree.nextEdge[edge]) {
    const visits = tree.edgeVisits[edge]
    if (visits === 0 || !choices.includes(tree.command[edge])) continue
    const chance = tree.worth[edge] / visits
    lines.push({ command: tree.command[edge], visits, chance, next: following(tree, edge) })
  }
  return bestFirst(lines)
}

/** How far the average of one visit may be off, as a chance: with the root of their number it becomes sure. */
const DOUBT = 0.25

/**
 * What a command brings at least, more likely than not. The most tried one is not always the best: a plan that was
 * shown first keeps its visits even when the search has found better.
 */
const atLeast = ({ chance, visits }: Line): number => chance - DOUBT / Math.sqrt(visits)

const bySureness = (a: Line, b: Line): number => atLeast(b) - atLeast(a) || b.visits - a.visits

/** A command tried less than so often as a share of the most tried one is not preferred to it. */
export const SERIOUS = 0.5

function bestFirst(lines: readonly Line[]): Line[] {
  const enough = SERIOUS * Math.max(...lines.map(line => line.visits))
  return [
    ...lines.filter(line => line.visits >= enough).toSorted(bySureness),
    ...lines.filter(line => line.visits < enough).toSorted(bySureness),
  ]
}

function following(tree: Tree, edge: number): number[] {
  const commands: number[] = []
  let at = mostVisitedEdge(tree, mostVisitedChild(tree, edge))
  while (at !== NONE && commands.length < FOLLOWED) {
    commands.push(tree.command[at])
    at = mostVisitedEdge(tree, mostVisitedChild(tree, at))
  }
  return commands
}

function mostVisitedChild(tree: Tree, edge: number): number {
  let best = NONE
  for (let node = tree.child[edge]; node !== NONE; node = tree.sibling[node])
    if (best === NONE || tree.nodeVisits[node] > tree.nodeVisits[best]) best = node
  return best
}

function mostVisitedEdge(tree: Tree, node: number): number {
  if (node === NONE) return NONE
  let best = NONE
  for (let edge = tree.firstEdge[node]; edge !== NONE; edge = tree.nextEdge[edge])
    if (tree.edgeVisits[edge] > 0 && (best === NONE || tree.edgeVisits[edge] > tree.edgeVisits[best]))
      best = edge
  return best
}

/** Adds up what several searches found about the same question. */
export function together(thoughts: readonly Thought[]): Thought {
  const lines = new Map<number, Line>()
  for (const thought of thoughts)
    for (const line of thought.lines) {
      const known = lines.get(line.command)
      lines.set(line.command, known === undefined ? line : both(known, line))
    }
  const sum = (of: (thought: Thought) => number): number => thoughts.reduce((n, x) => n + of(x), 0)
  return {
    lines: bestFirst([...lines.values()]),
    visits: sum(x => x.visits),
    iterations: sum(x => x.iterations),
    nodes: sum(x => x.nodes),
    depth: Math.max(...thoughts.map(x => x.depth)),
    ms: Math.max(...thoughts.map(x => x.ms)),
  }
}

function both(a: Line, b: Line): Line {
  const visits = a.visits + b.visits
  if (visits === 0) return a
  return {
    command: a.command,
    visits,
    chance: (a.chance * a.visits + b.chance * b.visits) / visits,
    next: a.visits >= b.visits ? a.next : b.next,
  }
}
