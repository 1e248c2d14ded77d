/** Scenario files for tests: the printed ones, changed ones, and boards drawn by hand. */
import { type Problem, unwrap } from '@bivouac/kernel'
import { hexNamed } from '../src/geometry.ts'
import type { GreatWarBoard } from '../src/scenario/board.ts'
import { openScenario, type ScenarioFile } from '../src/scenario/scenario.ts'
import { scenarios } from '../src/scenario/scenarios.ts'

export function fileOf(scenario: string): ScenarioFile {
  const entry = scenarios.find(one => one.id === scenario)
  if (!entry) throw new Error(`there is no scenario '${scenario}'`)
  return structuredClone(entry.data) as ScenarioFile
}

export const boardOf = (scenario: string): GreatWarBoard => unwrap(openScenario(fileOf(scenario)))

/** What is wrong with a scenario after this change. */
export function flawOf(scenario: string, change: (file: ScenarioFile) => void): Problem {
  const file = fileOf(scenario)
  change(file)
  const result = openScenario(file)
  if (result.ok) throw new Error('nothing is wrong with it')
  return result.problem
}

export const hex = (name: string): number => {
  const found = hexNamed(name)
  if (found < 0) throw new Error(`there is no hex ${name}`)
  return found
}

/** A file with this terrain and nothing on it but units of both sides on the hexes given. */
export function drawn(
  terrain: (row: number, col: number) => string,
  units: { british: readonly string[]; german: readonly string[] },
): ScenarioFile {
  const infantry = (hexes: readonly string[]) => hexes.map(name => ({ hex: name, kind: 'infantry' as const }))
  return {
    ...fileOf('opening-action-1'),
    id: 'drawn',
    medals: 1,
    board: Array.from({ length: 11 }, (_, r) =>
      Array.from({ length: r % 2 === 0 ? 12 : 11 }, (_, c) => terrain(r + 1, c + 1)).join(' '),
    ),
    wire: [],
    noMansLand: [],
    groups: {},
    units: { british: infantry(units.british), german: infantry(units.german) },
    objectives: [],
    special: [],
    provenance: { assets: 'ours', map: 'ours' },
  }
}

/** Countryside but for the hexes named: `{ F: ['5,5'] }`. */
export const dotted =
  (marks: Readonly<Record<string, readonly string[]>>) =>
  (row: number, col: number): string =>
    Object.keys(marks).find(code => marks[code].includes(`${row},${col}`)) ?? '.'
