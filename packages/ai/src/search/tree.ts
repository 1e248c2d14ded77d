/**
 * The search tree in flat arrays. A node is a point where somebody is to choose, as the thinking seat can tell it from
 * others; an edge is one command there. Nodes and edges are taken one after the other and all freed by setting two
 * counters back, so that a search leaves no garbage.
 */

/** In place of a node or an edge: there is none. */
export const NONE = -1

export interface Tree {
  nodes: number
  edges: number
  // Nodes. The first edge, the last one (new ones are hung on behind), visits and worth to whoever chooses there.
  readonly firstEdge: Int32Array
  readonly lastEdge: Int32Array
  readonly nodeVisits: Int32Array
  readonly nodeWorth: Float64Array
  /** Which group of chance led here, who is to choose and at what kind of decision: tells children of an edge apart. */
  readonly key: Int32Array
  /** The group of dice alone. */
  readonly group: Int32Array
  /** What everybody can see there, as a number: to find the node again when the game has really come to it. */
  readonly print: Int32Array
  /** The next node below the same edge. */
  readonly sibling: Int32Array
  /** Where two choose at once: the node of the other one. */
  readonly twin: Int32Array
  // Edges. The command, the next edge of the node, the first node below, visits, how often the command could be given,
  // what it brought to whoever gave it, and what the policy thinks of it.
  readonly command: Int32Array
  readonly nextEdge: Int32Array
  readonly child: Int32Array
  readonly edgeVisits: Int32Array
  readonly available: Int32Array
  readonly worth: Float64Array
  readonly prior: Float64Array
}

/** Edges per node, on average, that there is room for. */
const EDGES_A_NODE = 8

export function newTree(nodesMax: number): Tree {
  const edgesMax = nodesMax * EDGES_A_NODE
  return {
    nodes: 0,
    edges: 0,
    firstEdge: new Int32Array(nodesMax),
    lastEdge: new Int32Array(nodesMax),
    nodeVisits: new Int32Array(nodesMax),
    nodeWorth: new Float64Array(nodesMax),
    key: new Int32Array(nodesMax),
    group: new Int32Array(nodesMax),
    print: new Int32Array(nodesMax),
    sibling: new Int32Array(nodesMax),
    twin: new Int32Array(nodesMax),
    command: new Int32Array(edgesMax),
    nextEdge: new Int32Array(edgesMax),
    child: new Int32Array(edgesMax),
    edgeVisits: new Int32Array(edgesMax),
    available: new Int32Array(edgesMax),
    worth: new Float64Array(edgesMax),
    prior: new Float64Array(edgesMax),
  }
}

export function clear(tree: Tree): void {
  tree.nodes = 0
  tree.edges = 0
}

/** Whether there is room for a node with `edges` edges; if not, the search goes on with the tree as it is. */
export const hasRoom = (tree: Tree, edges: number): boolean =>
  tree.nodes + 2 < tree.key.length && tree.edges + edges < tree.command.length

export function addNode(tree: Tree, key: number, group: number, print: number): number {
  const node = tree.nodes++
  tree.firstEdge[node] = NONE
  tree.lastEdge[node] = NONE
  tree.nodeVisits[node] = 0
  tree.nodeWorth[node] = 0
  tree.key[node] = key
  tree.group[node] = group
  tree.print[node] = print
  tree.sibling[node] = NONE
  tree.twin[node] = NONE
  return node
}

/** A new edge; its prior is for the caller to set. */
export function addEdge(tree: Tree, node: number, command: number): number {
  const edge = tree.edges++
  tree.command[edge] = command
  tree.nextEdge[edge] = NONE
  tree.child[edge] = NONE
  tree.edgeVisits[edge] = 0
  tree.available[edge] = 0
  tree.worth[edge] = 0
  const last = tree.lastEdge[node]
  if (last === NONE) tree.firstEdge[node] = edge
  else tree.nextEdge[last] = edge
  tree.lastEdge[node] = edge
  return edge
}

/** The node below an edge that has this key; NONE if there is none yet. */
export function childOf(tree: Tree, edge: number, key: number): number {
  const { key: keys, sibling } = tree
  for (let node = tree.child[edge]; node !== NONE; node = sibling[node]) if (keys[node] === key) return node
  return NONE
}

export function hangBelow(tree: Tree, edge: number, node: number): void {
  tree.sibling[node] = tree.child[edge]
  tree.child[edge] = node
}

/** The edge of a command; NONE if the node has none. */
export function edgeOf(tree: Tree, node: number, command: number): number {
  for (let edge = tree.firstEdge[node]; edge !== NONE; edge = tree.nextEdge[edge])
    if (tree.command[edge] === command) return edge
  return NONE
}

/** Copies a node and all below it into an empty tree, where it becomes the root. */
export function transplant(from: Tree, node: number, to: Tree): void {
  clear(to)
  copyNode(from, node, to)
}

function copyNode(from: Tree, node: number, to: Tree): number {
  const copy = addNode(to, from.key[node], from.group[node], from.print[node])
  to.nodeVisits[copy] = from.nodeVisits[node]
  to.nodeWorth[copy] = from.nodeWorth[node]
  for (let edge = from.firstEdge[node]; edge !== NONE; edge = from.nextEdge[edge]) {
    const twig = addEdge(to, copy, from.command[edge])
    to.prior[twig] = from.prior[edge]
    to.edgeVisits[twig] = from.edgeVisits[edge]
    to.available[twig] = from.available[edge]
    to.worth[twig] = from.worth[edge]
    for (let child = from.child[edge]; child !== NONE; child = from.sibling[child])
      hangBelow(to, twig, copyNode(from, child, to))
  }
  if (from.twin[node] !== NONE) to.twin[copy] = copyNode(from, from.twin[node], to)
  return copy
}
