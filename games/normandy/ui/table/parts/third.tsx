/** The last part of a desk's tray: objectives and one's own supply, both where there is height, else behind two tabs. */
import './third.css'
import { useMedia } from '@bivouac/client-shell'
import { useState } from 'react'
import { countKinds, nearSide } from '../logic/reading.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { Chips } from './chips.tsx'
import { Objectives } from './objectives.tsx'

const TABS = ['objectives', 'supply'] as const

export function Third({ seen, words, hands, pointing }: NormandyProps) {
  const say = tableWordsIn(words.language)
  const hasBoth = useMedia('(min-height: 860px)')
  const [shown, setShown] = useState<(typeof TABS)[number]>('objectives')
  const { supply } = seen.view[nearSide(seen.seat)]
  const titles = {
    objectives: say.say('own.objectives'),
    supply: say.say('own.supply', { count: supply.length }),
  }
  const insides = {
    objectives: <Objectives {...{ seen, words, hands, pointing }} />,
    supply: <Chips cards={countKinds(supply)} say={say} />,
  }
  if (hasBoth)
    return (
      <section className="paper normandy-third" aria-label={titles.objectives}>
        {TABS.map(tab => (
          <div key={tab}>
            <h3>{titles[tab]}</h3>
            {insides[tab]}
          </div>
        ))}
      </section>
    )
  return (
    <section className="paper normandy-third" aria-label={titles.objectives}>
      <div className="normandy-third__tabs">
        {TABS.map(tab => (
          <button
            key={tab}
            type="button"
            className="pad__tab"
            aria-pressed={tab === shown}
            onClick={() => setShown(tab)}
          >
            {titles[tab]}
          </button>
        ))}
      </div>
      {insides[shown]}
    </section>
  )
}
