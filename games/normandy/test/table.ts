/** Short ways to lay out a position of Normandy and to look at one thing on it. */
import { type GameModule, type ScenarioEntry, unwrap } from '@bivouac/kernel'
import { openScenario, type ScriptTable, sit, withScenario } from '@bivouac/testkit'
import type { NormandyFact } from '../src/facts.ts'
import { normandy } from '../src/game.ts'
import type { NormandyBoard } from '../src/scenario/scenario.ts'
import type { ScenarioFile } from '../src/scenario/scenario-file.ts'
import type { NormandyView } from '../src/view/view.ts'

export { ending, factsOf, why } from '@bivouac/testkit'

export type Seated = ScriptTable<NormandyBoard, NormandyView, NormandyFact>
type Module = GameModule<NormandyBoard, NormandyView, NormandyFact>

/**
 * The scenario's opening, at the turn of the side with the marker, changed by the lines given. Cards not named lie in
 * the decks, so that both sides keep hope and nothing is in a hand or supply by accident.
 */
export function positionText(scenario: string, lines: string): string {
  const doing = /^\s*doing /m.test(lines) ? '' : 'doing turn\n'
  return `normandy ${scenario}\n${doing}board start\nus deck *\ngerman deck *\n${lines}`
}

export const table = (scenario: string, lines = '', module: Module = normandy): Seated =>
  sit(module, positionText(scenario, lines))

export const boardOf = (scenario: string): NormandyBoard => unwrap(openScenario(normandy, scenario))

export const fileOf = (scenario: string): ScenarioFile => {
  const entry = normandy.scenarios.find(one => one.id === scenario) as ScenarioEntry
  return structuredClone(entry.data) as ScenarioFile
}

/** The game with one scenario changed, for what no printed scenario shows. */
export function changed(scenario: string, change: (file: ScenarioFile) => void): Module {
  const data = fileOf(scenario)
  change(data)
  return withScenario(normandy, scenario, data)
}

const line = (t: Seated, start: string): string =>
  t
    .position()
    .split('\n')
    .find(text => text.startsWith(`${start} `))
    ?.slice(start.length + 1) ?? ''

/** The cards of a pile as the position tells them: `scout-a.1 fog-of-war.1`; empty when there are none. */
export const pile = (t: Seated, side: string, zone: string): string => line(t, `${side} ${zone}`)

/** A counter's tile, with `suppressed` if it is; `off` when it is not on the board. */
export const place = (t: Seated, unit: string): string => line(t, `unit ${unit}`) || 'off'

export const marker = (t: Seated, side: string, tile: string): string =>
  line(t, `marker ${side} ${tile}`) || 'none'

/** The tile of a side's target marker; `off` when it is not on the board. */
export const target = (t: Seated, side: string): string => line(t, `target ${side}`) || 'off'

export const points = (t: Seated): [us: number, german: number] => {
  const { us, german } = t.view('spectator')
  return [us.points, german.points]
}
