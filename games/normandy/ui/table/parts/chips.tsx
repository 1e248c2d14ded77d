/** Cards by kind as chips: sign, name, squads and numbers. */
import { Icon } from '@bivouac/client-shell'
import type { IconName } from '@bivouac/face-kit/art'
import { printedCard } from '../../../src/art/index.ts'
import { cardTitle } from '../../../src/text/names.ts'
import type { KindName } from '../../../src/vocabulary.ts'
import type { TableWords } from '../say.ts'
import './panels.css'

const SIGNS: Readonly<Record<ReturnType<typeof printedCard>['scene'], IconName>> = {
  rifleman: 'riflemen',
  scout: 'scouts',
  sniper: 'sniper',
  mortar: 'mortar',
  'machine-gunner': 'machine-gunners',
  'platoon-sergeant': 'sergeant',
  'platoon-guide': 'platoon-guide',
  'squad-leader': 'leader',
  'fog-of-war': 'fog',
}

export const signOf = (kind: KindName): IconName => SIGNS[printedCard(kind).scene]

interface Props {
  readonly cards: readonly (readonly [KindName, number])[]
  readonly say: TableWords
}

/** Cards that differ by their squad alone share a chip. */
export function Chips({ cards, say }: Props) {
  if (cards.length === 0) return <p className="normandy-chips__none">{say.names.say('table.nothing')}</p>
  const titles = [...new Set(cards.map(([kind]) => cardTitle(say.names, kind)))]
  return (
    <ul className="normandy-chips">
      {titles.map(title => {
        const same = cards.filter(([kind]) => cardTitle(say.names, kind) === title)
        return (
          <li key={title} className="normandy-chip">
            <Icon name={signOf(same[0][0])} size={17} />
            {title}
            {same.map(([kind, count]) => (
              <b key={kind}>
                {printedCard(kind).squad}
                {say.say('chip.count', { count })}
              </b>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
