/** The sixteen scenarios of the base game, in order. A new one is a file in `data/scenarios` and a line here. */
import type { ScenarioEntry } from '@bivouac/kernel'
import openingAction1 from '../../data/scenarios/01-opening-action-1.json' with { type: 'json' }
import openingAction2 from '../../data/scenarios/02-opening-action-2.json' with { type: 'json' }
import loos2ndDivision from '../../data/scenarios/03-loos-2nd-division.json' with { type: 'json' }
import loosHohenzollernRedoubt from '../../data/scenarios/04-loos-hohenzollern-redoubt.json' with {
  type: 'json',
}
import loosGermanCounterAttack from '../../data/scenarios/05-loos-german-counter-attack.json' with {
  type: 'json',
}
import loos13October from '../../data/scenarios/06-loos-13-october.json' with { type: 'json' }
import sommeBeaumontHamel from '../../data/scenarios/07-somme-beaumont-hamel.json' with { type: 'json' }
import sommeLaBoisselle from '../../data/scenarios/08-somme-la-boisselle.json' with { type: 'json' }
import sommeSchwabenRedoubt from '../../data/scenarios/09-somme-schwaben-redoubt.json' with { type: 'json' }
import sommeFricourt from '../../data/scenarios/10-somme-fricourt.json' with { type: 'json' }
import sommeMametz from '../../data/scenarios/11-somme-mametz.json' with { type: 'json' }
import vimyThelus from '../../data/scenarios/12-vimy-thelus.json' with { type: 'json' }
import vimyThePimple from '../../data/scenarios/13-vimy-the-pimple.json' with { type: 'json' }
import vimyHill145 from '../../data/scenarios/14-vimy-hill-145.json' with { type: 'json' }
import sommeMontauban30th from '../../data/scenarios/17-somme-montauban-30th.json' with { type: 'json' }
import sommeMontauban18th from '../../data/scenarios/18-somme-montauban-18th.json' with { type: 'json' }
import { scenarioId } from '../vocabulary.ts'

const files = [
  openingAction1,
  openingAction2,
  loos2ndDivision,
  loosHohenzollernRedoubt,
  loosGermanCounterAttack,
  loos13October,
  sommeBeaumontHamel,
  sommeLaBoisselle,
  sommeSchwabenRedoubt,
  sommeFricourt,
  sommeMametz,
  vimyThelus,
  vimyThePimple,
  vimyHill145,
  sommeMontauban30th,
  sommeMontauban18th,
]

export const scenarios: readonly ScenarioEntry[] = files.map(file => ({
  id: scenarioId(file.id),
  number: file.number,
  name: file.name,
  place: file.place,
  date: file.date ?? '',
  victory: [`medals ${file.medals}`, `medals ${file.medals}`],
  data: file,
}))
