/** A new game on the server: choose the battle, the side, the clock; the card beside it is what the other will see. */
import './new-game-page.css'
import type { Problem } from '@bivouac/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { GameCover } from '../game-ui.ts'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { GameChoice } from '../pages/parts/game-choice.tsx'
import { MapWell } from '../pages/parts/map-well.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { Icon } from '../parts/icon.tsx'
import { paths } from '../paths.ts'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import { useStore } from '../store/use-store.ts'
import { type Draft, firstDraft, planOf } from './draft.ts'
import { DraftForm } from './draft-form.tsx'
import { InvitationCard } from './invitation-card.tsx'
import type { Online } from './online.ts'
import { useOnlineWords } from './say.ts'
import { WithOnline } from './use-online.tsx'

export default function NewGamePage() {
  const { say } = useOnlineWords()
  return (
    <PageFrame title={say('new')} lead={say('new.lead')} place="online">
      <WithOnline>{online => <NewGame online={online} />}</WithOnline>
    </PageFrame>
  )
}

function NewGame({ online }: { readonly online: Online }) {
  const words = useOnlineWords()
  const { covers } = useShell()
  const [draft, setDraft] = useState(() =>
    firstDraft(covers[0].id, covers[0].scenarios(words.language)[0].id),
  )
  const cover = covers.find(({ id }) => id === draft.module) ?? covers[0]
  const change = (part: Partial<Draft>): void => setDraft(before => ({ ...before, ...part }))
  return (
    <div className="new-game">
      <ScenarioList cover={cover} draft={draft} change={change} />
      <DraftForm cover={cover} draft={draft} change={change} />
      <Offering online={online} cover={cover} draft={draft} />
    </div>
  )
}

interface ListProps {
  readonly cover: GameCover
  readonly draft: Draft
  change(part: Partial<Draft>): void
}

function ScenarioList({ cover, draft, change }: ListProps) {
  const { say, language } = useOnlineWords()
  const { covers } = useShell()
  const choose = (game: string): void => {
    const other = covers.find(({ id }) => id === game)
    if (other) change({ module: game, scenario: other.scenarios(language)[0].id })
  }
  return (
    <section className="paper new-game__scenarios">
      <GameChoice value={draft.module} onChange={choose} quiet />
      <fieldset className="new-game__list">
        <legend className="sr-only">{say('scenario')}</legend>
        {cover.scenarios(language).map(scenario => (
          <label key={scenario.id} className="new-game__scenario">
            <input
              type="radio"
              name="scenario"
              checked={draft.scenario === scenario.id}
              onChange={() => change({ scenario: scenario.id })}
            />
            <MapWell map={scenario} className="new-game__map" />
            <span className="new-game__name">
              <b>{scenario.name}</b>
              <small>{scenario.date}</small>
            </span>
            <Icon name="check" size={20} />
          </label>
        ))}
      </fieldset>
    </section>
  )
}

interface OfferingProps {
  readonly online: Online
  readonly cover: GameCover
  readonly draft: Draft
}

function Offering({ online, cover, draft }: OfferingProps) {
  const { say } = useOnlineWords()
  const name = useStore(online.name) ?? ''
  const [, go] = useLocation()
  const [isSent, setSent] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const plan = planOf(draft)
  const offer = (): void => {
    if (isSent) return
    setSent(true)
    setProblem(undefined)
    online.ask('create', { plan }).then(
      game => go(paths.onlineGame(game.id)),
      error => {
        setSent(false)
        setProblem(problemOf(error))
      },
    )
  }
  return (
    <div className="new-game__side">
      {draft.opponent !== 'bot' && (
        <InvitationCard
          cover={cover}
          scenario={draft.scenario}
          name={name}
          side={freeSide(plan.side)}
          clock={plan.clock}
        />
      )}
      {problem && <ProblemNotice problem={problem} />}
      <div className="new-game__go">
        <button
          type="button"
          className="button button--primary new-game__huge"
          aria-disabled={isSent}
          data-start
          onClick={offer}
        >
          {say(`offer.${draft.opponent}`)}
        </button>
        <p>{say(`offer.${draft.opponent}.how`)}</p>
      </div>
    </div>
  )
}

/** The side that is left for the other. */
const freeSide = (own: 0 | 1 | 'random'): 0 | 1 | 'random' => (own === 'random' ? own : own === 0 ? 1 : 0)
