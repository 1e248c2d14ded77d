/** The first scenarios of each game, and the way to all of them. */
import './scenario-shelf.css'
import { memo } from 'react'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { useShell } from '../../shell-context.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { usePageWords } from '../say.ts'
import { BALANCE_LEVEL } from '../scenarios/balance-bar.tsx'
import { ScenarioCard } from '../scenarios/scenario-card.tsx'

const OF_EACH = 3

export const ScenarioShelf = memo(function ScenarioShelf() {
  const { say, sayCounted, language } = usePageWords()
  const { covers } = useShell()
  const shelves = covers.map(cover => ({ cover, scenarios: cover.scenarios(language) }))
  const count = shelves.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  return (
    <section aria-labelledby="shelf">
      <SectionHeading id="shelf" title={say('home.scenarios')}>
        <span>{say('home.scenarios.how', { level: say(`level.${BALANCE_LEVEL}`) })}</span>
        <Link href={paths.scenarios.all}>{sayCounted('home.all-scenarios', count)}</Link>
      </SectionHeading>
      <ul className="scenario-shelf">
        {shelves.flatMap(({ cover, scenarios }) =>
          scenarios.slice(0, OF_EACH).map(scenario => (
            <li key={scenario.id}>
              <ScenarioCard cover={cover} scenario={scenario} brief />
            </li>
          )),
        )}
      </ul>
    </section>
  )
})
