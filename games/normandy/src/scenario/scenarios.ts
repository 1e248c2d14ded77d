/** The twelve printed scenarios, in order. A new one is a file in `data/scenarios` and a line here. */
import type { ScenarioEntry } from '@bivouac/kernel'
import laRaye from '../../data/scenarios/01-la-raye.json' with { type: 'json' }
import montmartin from '../../data/scenarios/02-montmartin-en-graignes.json' with { type: 'json' }
import raid from '../../data/scenarios/03-raid-across-the-canal.json' with { type: 'json' }
import behindEnemyLines from '../../data/scenarios/04-behind-enemy-lines.json' with { type: 'json' }
import crossingTheVire from '../../data/scenarios/05-crossing-the-vire.json' with { type: 'json' }
import withdrawal from '../../data/scenarios/06-desperate-withdrawal.json' with { type: 'json' }
import laHuberderie from '../../data/scenarios/07-la-huberderie.json' with { type: 'json' }
import tessy from '../../data/scenarios/08-streets-of-tessy-sur-vire.json' with { type: 'json' }
import reinforcements from '../../data/scenarios/09-reinforcements.json' with { type: 'json' }
import intelligence from '../../data/scenarios/10-critical-intelligence.json' with { type: 'json' }
import hill314 from '../../data/scenarios/11-hill-314.json' with { type: 'json' }
import mortain from '../../data/scenarios/12-mortain.json' with { type: 'json' }
import { SIDE_KEYS, slug } from '../vocabulary.ts'

const files = [
  laRaye,
  montmartin,
  raid,
  behindEnemyLines,
  crossingTheVire,
  withdrawal,
  laHuberderie,
  tessy,
  reinforcements,
  intelligence,
  hill314,
  mortain,
]

export const scenarios: readonly ScenarioEntry[] = files.map(file => {
  const goals: Readonly<Record<'US' | 'GER', { control_points?: number; pin?: string }>> = file.victory
  const goal = (key: 'US' | 'GER'): string =>
    goals[key].control_points === undefined ? 'pin' : `points ${goals[key].control_points}`
  return {
    id: slug(file.name),
    number: file.id,
    name: file.name,
    place: file.place,
    date: file.date,
    victory: [goal(SIDE_KEYS[0]), goal(SIDE_KEYS[1])],
    data: file,
  }
})
