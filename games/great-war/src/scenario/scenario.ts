/** A scenario file, checked and turned into a board (G-3.1). What is wrong is told with its path in the file. */
import { fail, fingerprint, ok, type Result } from '@bivouac/kernel'
import * as v from 'valibot'
import { boardLines, NEAR, NEAR_SETS, ROWS, STEPS } from '../geometry.ts'
import { RULES_VERSION } from '../identity.ts'
import { protectionTable } from '../terrain.ts'
import { HQ_TOKENS, SIDES, scenarioId } from '../vocabulary.ts'
import type { GreatWarBoard, House, Start } from './board.ts'
import { type ScenarioFile, scenarioSchema } from './file.ts'
import { Flaw, readHexes } from './flaw.ts'
import { layGround } from './ground.ts'
import { cheapestAt, type HouseSet, openHouse } from './house.ts'
import { readObjectives } from './objectives.ts'
import { checkPublished } from './published.ts'
import { seatPlayers } from './seating.ts'
import { laneInFile, readSpecial } from './special.ts'
import { readUnits } from './units.ts'

export type { GreatWarBoard } from './board.ts'
export type { ScenarioFile } from './file.ts'

export function openScenario(data: unknown): Result<GreatWarBoard> {
  const parsed = v.safeParse(scenarioSchema, data)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    return fail('bad-scenario', issue.message, { where: v.getDotPath(issue) ?? 'the file' })
  }
  const house = openHouse(parsed.output.house ?? {})
  if (!house.ok) return house
  try {
    return ok(buildBoard(parsed.output, house.value))
  } catch (flaw) {
    if (flaw instanceof Flaw) return fail('bad-scenario', flaw.message, { where: flaw.path })
    throw flaw
  }
}

function buildBoard(file: ScenarioFile, house: House): GreatWarBoard {
  const top = SIDES.indexOf(file.sides.top)
  if (file.sides.top === file.sides.bottom)
    throw new Flaw('sides.bottom', `The ${file.sides.top} side cannot sit at both baselines.`)
  for (const [name, hexes] of Object.entries(file.groups)) readHexes(`groups.${name}`, hexes)
  const { wire, ...ground } = layGround(file)
  const { unitHex, unitKind } = readUnits(file)
  checkPublished(file)
  return {
    scenario: scenarioId(file.id),
    name: file.name,
    // House values are part of what two boards must have in common.
    houseText: file.house === undefined ? undefined : JSON.stringify(file.house),
    fingerprint: fingerprint([file, { ...house, combatCosts: [...house.combatCosts] }]),
    rules: RULES_VERSION,
    top,
    first: SIDES.indexOf(file.first),
    attacker: SIDES.indexOf(file.sides.attacker),
    medals: file.medals,
    unitMedal: file.unitMedal,
    near: NEAR,
    nearSets: NEAR_SETS,
    steps: STEPS,
    rows: ROWS,
    ...seatPlayers(top, house.artilleryTemplate),
    ...ground,
    protection: protectionTable(laneOf(file, house)),
    lines: boardLines(),
    ...readObjectives(file),
    ...readSpecial(file),
    house,
    cheapestAt: cheapestAt(house.combatCosts),
    unitKind,
    start: { unitHex, wire, ...readAssets(file) },
  }
}

/** G-15.3 A house set that names the sunken lane goes before the scenario's own numbers, those before our house value. */
function laneOf(file: ScenarioFile, house: House): House['sunkenLane'] {
  const given = file.house as HouseSet | undefined
  return given?.sunkenLane ? house.sunkenLane : { ...house.sunkenLane, ...laneInFile(file) }
}

/** G-2.1 HQ tokens come from one pool. */
function readAssets(file: ScenarioFile): Pick<Start, 'command' | 'combat' | 'hq' | 'artillery'> {
  const bySide = (key: 'command' | 'combat' | 'hq' | 'artillery'): Uint8Array =>
    Uint8Array.from(SIDES, side => file.assets[side][key])
  const hq = bySide('hq')
  if (hq[0] + hq[1] > HQ_TOKENS)
    throw new Flaw('assets', `There are ${HQ_TOKENS} HQ tokens; the sides have ${hq[0] + hq[1]} together.`)
  return { command: bySide('command'), combat: bySide('combat'), hq, artillery: bySide('artillery') }
}
