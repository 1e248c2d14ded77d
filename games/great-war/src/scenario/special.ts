/** G-15 The special rules that a scenario names; those about terrain are laid with the ground. */

import { COLS, hexSet, NEAR, ROWS } from '../geometry.ts'
import { HEXES, SIDES } from '../vocabulary.ts'
import type { GreatWarBoard, Shelling, SunkenLane } from './board.ts'
import type { ScenarioFile, SpecialInFile } from './file.ts'
import { Flaw, readGroup } from './flaw.ts'

type Special = Pick<GreatWarBoard, 'shelling' | 'observation' | 'snow' | 'specialTexts'>

export function readSpecial(file: ScenarioFile): Special {
  checkOnce(file.special)
  return {
    shelling: readShelling(file),
    observation: readObservation(file),
    snow: readSnow(file),
    specialTexts: file.special.map(rule => rule.text),
  }
}

/** The special rule of this key, if the scenario has it. */
function find<K extends SpecialInFile['key']>(
  file: ScenarioFile,
  key: K,
): Extract<SpecialInFile, { key: K }> | undefined {
  return file.special.find((rule): rule is Extract<SpecialInFile, { key: K }> => rule.key === key)
}

function checkOnce(rules: readonly SpecialInFile[]): void {
  const kinds = rules.map(rule => (rule.key === 'shelling-trenches' ? 'shelling' : rule.key))
  const again = kinds.findIndex((kind, i) => kinds.indexOf(kind) < i)
  if (again >= 0) throw new Flaw(`special.${again}.key`, `The rule '${kinds[again]}' is there twice.`)
}

/** G-3.2, G-15.4 */
function readShelling(file: ScenarioFile): Shelling | undefined {
  const rule = find(file, 'shelling') ?? find(file, 'shelling-trenches')
  if (!rule) return undefined
  const rows = [...new Set(rule.rows)]
  if (rows.length === 0 || rows.length < rule.rows.length)
    throw new Flaw(`special.${file.special.indexOf(rule)}.rows`, 'Name the shelled rows, each once.')
  const fromTop = file.sides.top === rule.side
  // From the bottom the enemy's rows have the low numbers and the left hand the low columns.
  const order = fromTop ? -1 : 1
  return {
    side: SIDES.indexOf(rule.side),
    trenches: rule.key === 'shelling-trenches',
    rows: rows
      .sort((a, b) => order * (a - b))
      .map(row =>
        Int8Array.from(
          [...Array(HEXES).keys()]
            .filter(hex => ROWS[hex] === row)
            .sort((a, b) => order * (COLS[a] - COLS[b])),
        ),
      ),
  }
}

/** G-15.1 */
function readObservation(file: ScenarioFile): Int32Array | undefined {
  const rule = find(file, 'observation')
  if (!rule) return undefined
  const path = `special.${file.special.indexOf(rule)}.group`
  const hexes = readGroup(path, file.groups, rule.group)
  return hexSet(hexes.flatMap(hex => [hex, ...NEAR.subarray(hex * 6, hex * 6 + 6)]))
}

/** G-15.5 */
function readSnow(file: ScenarioFile): Special['snow'] {
  const rule = find(file, 'snow')
  return rule && { side: SIDES.indexOf(rule.side), turns: rule.turns, rangeMax: rule.maxRange }
}

/** G-15.3 What the scenario's sunken lane ignores, as far as it says so. */
export function laneInFile(file: ScenarioFile): Partial<SunkenLane> {
  const rule = find(file, 'sunken-lane')
  return { ...(rule?.ranged && { ranged: rule.ranged }), ...(rule?.close && { close: rule.close }) }
}
