/** G-11 The objectives of a scenario, checked and laid out in columns. */

import { hexSet } from '../geometry.ts'
import { enemyOf, OBJECTIVES_MAX, SIDES } from '../vocabulary.ts'
import {
  COUNT_EACH,
  COUNTINGS,
  EITHER,
  type GreatWarBoard,
  OBJECTIVE_KINDS,
  type Objectives,
} from './board.ts'
import type { ObjectiveInFile, ScenarioFile } from './file.ts'
import { Flaw, readGroup } from './flaw.ts'

const sideNumber = (side: ObjectiveInFile['side']): number =>
  side === 'either' ? EITHER : SIDES.indexOf(side)
const hasGround = (o: ObjectiveInFile) => o.kind !== 'breakthrough' && o.kind !== 'race-against-time'

export function readObjectives(
  file: ScenarioFile,
): Pick<GreatWarBoard, 'objectives' | 'breakthrough' | 'race'> {
  const list = file.objectives
  if (list.length > OBJECTIVES_MAX)
    throw new Flaw(
      'objectives',
      `A scenario has ${OBJECTIVES_MAX} objectives at most; these are ${list.length}.`,
    )
  list.forEach((objective, i) => {
    checkObjective(file, objective, i)
  })
  const hexes = list.map((o, i) =>
    hasGround(o) ? readGroup(`objectives.${i}.group`, file.groups, o.group) : [],
  )
  const objectives: Objectives = {
    count: list.length,
    ids: list.map(o => o.id),
    texts: list.map(o => o.text),
    kind: Uint8Array.from(list, o => OBJECTIVE_KINDS.indexOf(o.kind)),
    side: Uint8Array.from(list, o => sideNumber(o.side)),
    counting: Uint8Array.from(list, o => (hasGround(o) ? COUNTINGS.indexOf(o.count) : 0)),
    medals: Uint8Array.from(list, o => o.medals),
    hexes: Int32Array.from(hexes.flatMap(group => [...hexSet(group)])),
    requires: Int32Array.from(list, (_, i) => requiredBy(list, i)),
  }
  const medalsFor = (kind: ObjectiveInFile['kind']) =>
    Uint8Array.from(SIDES, side => list.find(o => o.kind === kind && o.side === side)?.medals ?? 0)
  checkMedals(file, hexes)
  return { objectives, breakthrough: medalsFor('breakthrough'), race: medalsFor('race-against-time') }
}

function checkObjective(file: ScenarioFile, objective: ObjectiveInFile, i: number): void {
  const path = `objectives.${i}`
  const earlier = file.objectives.slice(0, i)
  if (earlier.some(other => other.id === objective.id))
    throw new Flaw(`${path}.id`, `Two objectives are called '${objective.id}'.`)
  if (hasGround(objective)) {
    if (readGroup(`${path}.group`, file.groups, objective.group).length === 0)
      throw new Flaw(`groups.${objective.group}`, `The group of objective '${objective.id}' has no hex.`)
    return
  }
  if (earlier.some(other => other.kind === objective.kind && other.side === objective.side))
    throw new Flaw(path, `The ${objective.side} side has the objective '${objective.kind}' twice.`)
  if (objective.kind === 'breakthrough' && file.sides[objective.edge] === objective.side)
    throw new Flaw(`${path}.edge`, "A unit breaks through by the enemy's baseline, not by its own (G-11.6).")
  if (objective.kind === 'race-against-time' && file.sides.attacker === objective.side)
    throw new Flaw(`${path}.side`, 'Only the defender races against time (G-11.7).')
}

/** G-11.5 Only objectives further up can be required: so no two wait for each other. */
function requiredBy(list: readonly ObjectiveInFile[], i: number): number {
  const objective = list[i]
  if (!hasGround(objective) || objective.requires === undefined) return 0
  return objective.requires.reduce((bits, id, r) => {
    const path = `objectives.${i}.requires.${r}`
    const required = list.findIndex(other => other.id === id)
    if (required < 0) throw new Flaw(path, `There is no objective '${id}' in this scenario.`)
    if (required >= i)
      throw new Flaw(
        path,
        `'${objective.id}' can require only objectives that stand above it; '${id}' does not.`,
      )
    if (!hasGround(list[required])) throw new Flaw(path, `'${id}' is nothing that can be held.`)
    return bits | (1 << required)
  }, 0)
}

/** G-2.4 Each side must be able to win, if it takes all that can be taken. */
function checkMedals(file: ScenarioFile, hexes: readonly (readonly number[])[]): void {
  for (const [s, side] of SIDES.entries()) {
    const enemies = file.units[SIDES[enemyOf(s)]].length
    const most = file.objectives.reduce((sum, o, i) => {
      if (o.side !== side && o.side !== 'either') return sum
      if (o.kind === 'race-against-time') return sum
      if (o.kind === 'breakthrough') return sum + o.medals * file.units[side].length
      return sum + o.medals * (COUNTINGS.indexOf(o.count) === COUNT_EACH ? hexes[i].length : 1)
    }, enemies * file.unitMedal)
    if (most < file.medals)
      throw new Flaw(
        'medals',
        `The ${side} side can gain ${most} medals at most; ${file.medals} cannot be won.`,
      )
  }
}
