/** The gallery of scenarios, and the sheet on which one is set up. Both have addresses of their own. */
import './scenarios-page.css'
import { useLocation, useParams } from 'wouter'
import type { GameCover } from '../../game-ui.ts'
import { type GalleryPaths, paths } from '../../paths.ts'
import { useShell } from '../../shell-context.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Notice } from '../parts/notice.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { shortName } from '../parts/short-name.ts'
import { usePageWords } from '../say.ts'
import type { Seating } from '../seats/seating.ts'
import { BALANCE_LEVEL } from './balance-bar.tsx'
import { ScenarioCard } from './scenario-card.tsx'
import { SetupSheet } from './setup-sheet.tsx'

const BOTH = ''

export default function ScenariosPage() {
  return <Gallery at={paths.scenarios} opponent="bot" />
}

interface Props {
  readonly at: GalleryPaths
  /** Who is chosen already when a sheet opens. */
  readonly opponent: Seating['opponent']
}

export function Gallery({ at, opponent }: Props) {
  const { say, language } = usePageWords()
  const { covers } = useShell()
  const { game, scenario: wanted } = useParams<{ game?: string; scenario?: string }>()
  const [, go] = useLocation()
  const chosen = covers.find(cover => cover.id === game)
  const scenario = chosen?.scenarios(language).find(one => one.id === wanted)
  const shown = chosen ? [chosen] : covers
  return (
    <PageFrame
      title={say(opponent === 'people' ? 'home.hot-seat' : 'scenarios.title')}
      window={scenario?.name ?? (chosen && shortName(chosen.name))}
      lead={say(opponent === 'people' ? 'home.hot-seat.lead' : 'scenarios.lead')}
      place="scenarios"
    >
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
          onChange={id => go(id === BOTH ? at.all : at.of(id), { replace: true })}
        />
      </div>
      {shown.map(cover => (
        <section key={cover.id} aria-label={cover.name}>
          <SectionHeading title={shortName(cover.name)}>
            <span>{cover.pitch(language)}</span>
          </SectionHeading>
          <BalanceLine cover={cover} />
          <ul className="scenarios-page__gallery">
            {cover.scenarios(language).map(one => (
              <li key={one.id}>
                <ScenarioCard cover={cover} scenario={one} gallery={at} />
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
          opponent={opponent}
          onClose={() => go(at.of(chosen.id), { replace: true })}
        />
      )}
    </PageFrame>
  )
}

/** Whose figures the bars of the cards show. */
function BalanceLine({ cover }: { readonly cover: GameCover }) {
  const { say, language } = usePageWords()
  const games = cover.scenarios(language).find(({ balance }) => balance)?.balance?.games
  if (games === undefined) return undefined
  return (
    <p className="scenarios-page__balance">
      {say('balance.how', { level: say(`level.${BALANCE_LEVEL}`), games })}
    </p>
  )
}
