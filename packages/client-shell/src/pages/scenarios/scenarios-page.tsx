/** The gallery of scenarios, and the sheet on which one is set up. Both have addresses of their own. */
import './scenarios-page.css'
import { useLocation, useParams } from 'wouter'
import { useShell } from '../../shell-context.ts'
import { addresses } from '../addresses.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Notice } from '../parts/notice.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { shortName } from '../parts/short-name.ts'
import { usePageWords } from '../say.ts'
import { ScenarioCard } from './scenario-card.tsx'
import { SetupSheet } from './setup-sheet.tsx'

const BOTH = ''

export default function ScenariosPage() {
  const { say, language } = usePageWords()
  const { covers } = useShell()
  const { game, scenario: wanted } = useParams<{ game?: string; scenario?: string }>()
  const [, go] = useLocation()
  const chosen = covers.find(cover => cover.id === game)
  const scenario = chosen?.scenarios(language).find(one => one.id === wanted)
  const shown = chosen ? [chosen] : covers
  return (
    <PageFrame title={say('scenarios.title')} lead={say('scenarios.lead')} place="scenarios">
      {game !== undefined && !chosen && (
        <Notice title={say('scenarios.no-game')}>{say('scenarios.no-game.how', { game })}</Notice>
      )}
      {chosen && wanted !== undefined && !scenario && (
        <Notice title={say('scenarios.no-scenario')}>
          {say('scenarios.no-scenario.how', { scenario: wanted })}
        </Notice>
      )}
      <div className="scenarios-page__filter">
        <Segmented
          legend={say('scenarios.filter')}
          quiet
          options={[
            { value: BOTH, label: say('scenarios.both') },
            ...covers.map(({ id, name }) => ({ value: id, label: shortName(name) })),
          ]}
          value={chosen?.id ?? BOTH}
          onChange={id =>
            go(id === BOTH ? addresses.allScenarios : addresses.scenarios(id), { replace: true })
          }
        />
      </div>
      {shown.map(cover => (
        <section key={cover.id} aria-label={cover.name}>
          <div className="section-heading">
            <h2 className="title">{shortName(cover.name)}</h2>
            <span>{cover.pitch(language)}</span>
          </div>
          <ul className="scenarios-page__gallery">
            {cover.scenarios(language).map(one => (
              <li key={one.id}>
                <ScenarioCard cover={cover} scenario={one} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {chosen && scenario && (
        <SetupSheet
          key={scenario.id}
          cover={chosen}
          scenario={scenario}
          onClose={() => go(addresses.scenarios(chosen.id), { replace: true })}
        />
      )}
    </PageFrame>
  )
}
