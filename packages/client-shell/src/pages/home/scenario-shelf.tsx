/** The first scenarios of each game, and the way to all of them. */
import './scenario-shelf.css'
import { Link } from 'wouter'
import { useShell } from '../../shell-context.ts'
import { addresses } from '../addresses.ts'
import { usePageWords } from '../say.ts'
import { ScenarioCard } from '../scenarios/scenario-card.tsx'

const OF_EACH = 3

export function ScenarioShelf() {
  const { say, sayCounted, language } = usePageWords()
  const { covers } = useShell()
  const shelves = covers.map(cover => ({ cover, scenarios: cover.scenarios(language) }))
  const count = shelves.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  return (
    <section aria-labelledby="shelf">
      <div className="section-heading">
        <h2 id="shelf" className="title">
          {say('home.scenarios')}
        </h2>
        <span>{say('home.scenarios.how')}</span>
        <Link href={addresses.allScenarios}>{sayCounted('home.all-scenarios', count)}</Link>
      </div>
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
}
