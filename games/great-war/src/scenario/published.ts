/** Scenarios that say their assets are the published ones are held to it (`data/scenario-assets.json`). */
import published from '../../data/scenario-assets.json' with { type: 'json' }
import { SIDES, UNIT_KINDS, type UnitKind } from '../vocabulary.ts'
import type { ScenarioFile } from './file.ts'
import { Flaw } from './flaw.ts'

const COUNTED: Readonly<Record<UnitKind, 'rifle' | 'bomber' | 'mg' | 'mortar'>> = {
  infantry: 'rifle',
  'infantry-bomber': 'bomber',
  'machine-gun': 'mg',
  mortar: 'mortar',
}

export function checkPublished(file: ScenarioFile): void {
  if (file.provenance.assets !== 'published') return
  const printed = published.find(one => one.id === file.provenance.source)
  if (!printed)
    throw new Flaw('provenance.source', `No published assets are known for '${file.provenance.source}'.`)
  const compare = (path: string, found: number | string, wanted: number | string): void => {
    if (found !== wanted)
      throw new Flaw(path, `Published is ${wanted}, here it is ${found}: then the assets are 'ours'.`)
  }
  compare('first', file.first, printed.first)
  compare('medals', file.medals, printed.medals)
  for (const side of SIDES) {
    for (const key of ['command', 'combat', 'hq', 'artillery'] as const)
      compare(`assets.${side}.${key}`, file.assets[side][key], printed[side][key])
    for (const kind of UNIT_KINDS) {
      const count = file.units[side].filter(unit => unit.kind === kind).length
      compare(`units.${side} (${kind})`, count, printed[side][COUNTED[kind]])
    }
  }
}
