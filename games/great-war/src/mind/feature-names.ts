/** The features of a position as data: a name, what it counts, and the scale that brings it to about -4 to 4. */

type Row = readonly [name: string, meaning: string, scale: number]

/** Of one side; each comes twice, for the own side and for the enemy. */
const SIDE_ROWS = [
  // Medals
  ['medals', 'medals held, as quarters of what wins', 1],
  ['needs-1', 'one medal is missing', 1],
  ['needs-2', 'two medals are missing', 1],
  ['needs-3', 'three medals are missing', 1],
  ['kept', 'medals that cannot be lost again, as quarters of what wins', 1],
  ['held', 'medals held for ground, which can be lost, as quarters of what wins', 1],
  // Ground
  ['coming', 'medals that units on their ground will bring at the start of a turn', 1],
  ['at-1', 'medals of ground not held with a unit next to it', 0.7],
  ['at-2', 'medals of ground not held with a unit two hexes off', 0.7],
  ['at-4', 'medals of ground not held with a unit three or four hexes off', 0.7],
  ['pull', 'medals of ground not held, each by the nearest unit: the nearer the more', 0.7],
  ['second', 'the same by the second nearest unit', 0.7],
  ['pressed', 'medals of ground held with an enemy within two hexes', 0.7],
  ['on-ground', 'units on ground of objectives', 0.5],
  ['way-out', 'how near infantry is to leaving for a medal', 3],
  ['near-out', 'infantry within three hexes of leaving for a medal', 0.5],
  ['race', 'a medal may be taken for a Recon', 1],
  // Units
  ['units', 'units on the board', 0.25],
  ['figures', 'figures on the board', 0.06],
  ['infantry-4', 'infantry with all figures', 0.35],
  ['infantry-3', 'infantry with three figures', 0.5],
  ['infantry-2', 'infantry with two figures', 0.5],
  ['infantry-1', 'infantry with one figure', 0.5],
  ['bombers', 'bombers among the infantry', 0.5],
  ['guns', 'machine guns with three or four figures', 0.6],
  ['weak-guns', 'machine guns with one or two figures', 0.6],
  ['mortars', 'mortars with three or four figures', 0.8],
  ['weak-mortars', 'mortars with one or two figures', 0.8],
  // Places
  ['open', 'units in the open', 0.25],
  ['trench', 'units in trenches', 0.25],
  ['building', 'units in buildings', 0.5],
  ['forest', 'units in forests', 0.4],
  ['hill', 'units on hills', 0.4],
  ['crater', 'units in craters', 0.4],
  ['rubble', 'units in rubble and sunken lanes', 0.5],
  ['wire', 'units in wire', 0.5],
  ['weak-open', 'units with one or two figures in the open', 0.6],
  ['weak-cover', 'units with one or two figures in cover', 0.6],
  ['blocked', 'units with no way back', 0.35],
  ['blocked-in-reach', 'units with no way back that can be attacked', 0.5],
  ['forward', 'how far forward units stand on average, 0 to 1', 2],
  ['nearness', 'units by their distance to the nearest enemy: the nearer the more', 0.35],
  ['beside', 'units next to an enemy', 0.5],
  // Dangers
  ['fire-loss', 'figures lost if every enemy fired at every target', 0.12],
  ['close-loss', 'the same for close combat', 0.3],
  ['rush-loss', 'the same for close combat after a step', 0.2],
  ['kills', 'units destroyed if every enemy attacked every target', 0.6],
  ['worst', 'the highest chance of a unit to be destroyed', 2],
  ['in-reach', 'units that can be attacked', 0.25],
  ['under-three', 'units that three enemies or more can attack', 0.4],
  ['weak-in-reach', 'units with one or two figures that can be attacked', 0.5],
  // Attackers
  ['ready-left', 'units in the left section that can attack', 0.5],
  ['ready-centre', 'units in the centre that can attack', 0.4],
  ['ready-right', 'units in the right section that can attack', 0.5],
  ['guns-in-place', 'machine guns with a target within three hexes', 0.7],
  ['mortars-in-place', 'mortars with a target', 0.8],
  // Tokens and cards
  ['hq', 'HQ tokens', 0.2],
  ['hq-first', 'HQ tokens up to three', 0.7],
  ['hq-spare', 'HQ tokens beyond eight', 0.3],
  ['shells', 'targeting dice that the artillery can pay for', 0.5],
  ['artillery', 'strength of the artillery', 0.4],
  ['commands', 'command cards in hand', 0.5],
  ['orders-left', 'orders that the hand has for units on the left', 0.2],
  ['orders-centre', 'orders that the hand has for units in the centre', 0.2],
  ['orders-right', 'orders that the hand has for units on the right', 0.2],
  ['best-orders', 'orders of the best section card', 0.35],
  ['ready-orders', 'orders of section cards for units that can attack', 0.2],
  ['tactics', 'tactic cards in hand', 0.5],
  ['recons', 'Recon cards in hand', 0.6],
  ['strike-first', 'Strike First in hand', 1],
  ['combats', 'combat cards in hand', 0.5],
  ['combat-worth', 'what they are worth', 0.5],
  ['answers', 'answers among them that can be paid for', 0.7],
  ['room', 'combat cards that may still be drawn', 0.5],
] as const satisfies readonly Row[]

/** Of the position as a whole. */
const COMMON_ROWS = [
  ['tempo', '1 if the own side is to begin the next turn, -1 if the enemy is', 1],
  ['attacker', '1 if the own side attacks, -1 if it defends', 1],
  ['wins-ties', '1 if a game without progress on equal medals is the own side’s, -1 if not', 1],
  ['turn', 'turns played', 0.08],
  ['stale', 'turns without progress', 0.1],
  ['goal', 'medals that win', 0.4],
  ['late-lead', 'the lead in medals, the more the nearer the end', 1],
  ['figures-lead', 'the lead in figures, as a share of all', 4],
  ['units-lead', 'the lead in units, as a share of all', 4],
  ['always', '1', 1],
] as const satisfies readonly Row[]

type SideFeature = (typeof SIDE_ROWS)[number][0]
type CommonFeature = (typeof COMMON_ROWS)[number][0]

export const SIDE_FEATURES: readonly Row[] = SIDE_ROWS
export const COMMON_FEATURES: readonly Row[] = COMMON_ROWS
export const SIDE_COUNT = SIDE_ROWS.length
export const sideFeature = (name: SideFeature): number => SIDE_ROWS.findIndex(row => row[0] === name)
export const commonFeature = (name: CommonFeature): number => COMMON_ROWS.findIndex(row => row[0] === name)

export const FEATURE_NAMES: readonly string[] = [
  ...SIDE_ROWS.map(([name]) => `own ${name}`),
  ...SIDE_ROWS.map(([name]) => `enemy ${name}`),
  ...COMMON_ROWS.map(([name]) => name),
]

/** What is counted, both sides one after the other, before it is scaled. */
export const raw = new Float64Array(2 * SIDE_COUNT)
