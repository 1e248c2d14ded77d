/** All games kept here: running, finished, and those that cannot go on, each with what can be done with it. */
import './games-page.css'
import type { Problem } from '@bivouac/kernel'
import type { GameSummary } from '@bivouac/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import { paths } from '../../paths.ts'
import { problemOf } from '../../say/problem-text.ts'
import { useShell } from '../../shell-context.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Confirm } from '../parts/confirm.tsx'
import { download } from '../parts/download.ts'
import { scenarioOf, whenText } from '../parts/game-line.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useAsked } from '../parts/use-asked.ts'
import { usePageWords } from '../say.ts'
import { DamagedList } from './damaged-list.tsx'
import { fileNameOf } from './game-files.ts'
import { GameFilterForm } from './game-filter.tsx'
import { GameRow } from './game-row.tsx'
import { ImportDrop } from './import-drop.tsx'
import { matches, NO_FILTER } from './library.ts'
import { Statistics } from './statistics.tsx'
import { takeAllOut } from './take-all-out.ts'
import { useListed } from './use-listed.ts'

const GROUPS = [
  { id: 'running', holds: (game: GameSummary) => !game.outcome && !game.flaw },
  { id: 'finished', holds: (game: GameSummary) => !!game.outcome && !game.flaw },
  { id: 'flawed', holds: (game: GameSummary) => !!game.flaw },
] as const

export default function GamesPage() {
  const words = usePageWords()
  const { say } = words
  const { host, covers } = useShell()
  const { asked, askAgain } = useAsked('games')
  const [leaving, setLeaving] = useState<GameSummary>()
  const [problem, setProblem] = useState<Problem>()
  const attempt = async (deed: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined)
    try {
      await deed()
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const takeOut = (game: GameSummary) =>
    attempt(async () => download(fileNameOf(game), await host.ask('export', { game: game.id })))
  const remove = (game: GameSummary) =>
    attempt(async () => {
      await host.ask('remove', { game: game.id })
      askAgain()
    })
  const cover = covers.find(({ id }) => id === leaving?.plan.module)
  return (
    <PageFrame title={say('games.title')} lead={say('games.lead')} place="games">
      <div className="games-page">
        {problem && <ProblemNotice problem={problem} />}
        <GameLists asked={asked} askAgain={askAgain} onExport={takeOut} onRemove={setLeaving} />
        <DamagedList attempt={attempt} />
        <ImportDrop />
        <div className="games-page__records">
          <Link href={paths.replayFile} className="button">
            <Icon name="play" size={16} /> {say('games.watch-file')}
          </Link>
          <Link href={paths.studies} className="button">
            <Icon name="pencil" size={16} /> {say('games.studies')}
          </Link>
          {asked.state === 'here' && asked.value.length > 0 && (
            <button type="button" className="button" onClick={() => void attempt(() => takeAllOut(host))}>
              <Icon name="down" size={18} /> {say('settings.export')}
            </button>
          )}
          <Link href={paths.check()} className="button">
            <Icon name="dice" size={18} /> {say('games.check')}
          </Link>
        </div>
      </div>
      {leaving && (
        <Confirm
          title={say('games.remove.title')}
          text={say('games.remove.how', {
            scenario: scenarioOf(cover, words, leaving.plan.scenario)?.name ?? leaving.plan.scenario,
            time: whenText(words, leaving.touched, Date.now()),
          })}
          yes={say('games.remove.yes')}
          onYes={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </PageFrame>
  )
}

interface ListsProps {
  readonly asked: ReturnType<typeof useAsked<'games'>>['asked']
  readonly askAgain: () => void
  readonly onExport: (game: GameSummary) => void
  readonly onRemove: (game: GameSummary) => void
}

function GameLists({ asked, askAgain, onExport, onRemove }: ListsProps) {
  const words = usePageWords()
  const { say } = words
  if (asked.state === 'waiting') return <Skeleton slips={3} height={96} />
  if (asked.state === 'trouble')
    return (
      <ProblemNotice
        problem={asked.problem}
        onward={
          <button type="button" className="button" onClick={askAgain}>
            {say('trouble.again')}
          </button>
        }
      />
    )
  if (asked.value.length === 0)
    return (
      <section className="paper games-page__none">
        <h2>{say('games.none')}</h2>
        <p>{say('games.none.how')}</p>
        <Link href={paths.scenarios.all} className="button button--primary">
          {say('home.choose')}
        </Link>
      </section>
    )
  return <FoundGames games={asked.value} onExport={onExport} onRemove={onRemove} />
}

interface FoundProps extends Pick<ListsProps, 'onExport' | 'onRemove'> {
  readonly games: readonly GameSummary[]
}

/** Few games need no search. */
const SEARCHED_FROM = 3

function FoundGames({ games: all, onExport, onRemove }: FoundProps) {
  const { say } = usePageWords()
  const [filter, setFilter] = useState(NO_FILTER)
  const library = useListed(all)
  const { listed } = library
  const found = listed.filter(one => matches(one, filter))
  return (
    <>
      {all.length >= SEARCHED_FROM && (
        <GameFilterForm listed={listed} found={found.length} filter={filter} onChange={setFilter} />
      )}
      <Statistics listed={found} library={library} />
      <Groups games={found.map(({ game }) => game)} onExport={onExport} onRemove={onRemove} />
      {found.length === 0 && <p className="paper games-page__none">{say('library.nothing')}</p>}
    </>
  )
}

function Groups({ games: found, onExport, onRemove }: FoundProps) {
  const { say } = usePageWords()
  return GROUPS.map(({ id, holds }) => {
    const games = found.filter(holds)
    if (games.length === 0) return undefined
    return (
      <section key={id} aria-label={say(`games.${id}`)}>
        <SectionHeading title={say(`games.${id}`)}>
          {id === 'flawed' && <span>{say('games.flawed.how')}</span>}
        </SectionHeading>
        <ul className="paper games-page__list">
          {games.map(game => (
            <GameRow
              key={game.id}
              game={game}
              onExport={() => onExport(game)}
              onRemove={() => onRemove(game)}
            />
          ))}
        </ul>
      </section>
    )
  })
}
