/** The rules of a game: how to play, and the reference of clauses, cards, terrain and terms. */
import './rules-page.css'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import type { GameCover, GameReference } from '../../game-ui.ts'
import { Icon } from '../../parts/icon.tsx'
import { paths } from '../../paths.ts'
import { PARTS, Reference, type ReferencePart } from '../../reference/reference.tsx'
import { useShell } from '../../shell-context.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { GameChoice } from '../parts/game-choice.tsx'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useFetched } from '../parts/use-fetched.ts'
import { usePageWords } from '../say.ts'
import { PrimerText } from './primer-text.tsx'

/** How to play has an address of its own. */
type Part = 'primer' | ReferencePart

export default function RulesPage() {
  return <Rules isPrimer={false} />
}

export function Rules({ isPrimer }: { readonly isPrimer: boolean }) {
  const { say } = usePageWords()
  const { covers } = useShell()
  const { game, clause } = useParams<{ game?: string; clause?: string }>()
  const [, go] = useLocation()
  const known = covers.find(({ id }) => id === game)
  const cover = known ?? covers[0]
  const asked = useFetched(cover.loadReference)
  const [lookedAt, setLookedAt] = useState<ReferencePart>('clauses')
  const part = isPrimer ? 'primer' : lookedAt
  const show = (next: Part): void => {
    setLookedAt(next === 'primer' ? 'clauses' : next)
    if (next === 'primer') go(paths.primer(cover.id))
    else if (isPrimer) go(paths.rules(cover.id))
  }
  return (
    <PageFrame
      title={say(isPrimer ? 'primer.title' : 'nav.rules')}
      lead={say(isPrimer ? 'primer.lead' : 'rules.lead')}
      place="rules"
    >
      {game !== undefined && !known && (
        <Notice title={say('scenarios.no-game')}>{say('scenarios.no-game.how', { game })}</Notice>
      )}
      <div className="rules-page__choices">
        <GameChoice
          quiet
          value={cover.id}
          onChange={id => go(isPrimer ? paths.primer(id) : paths.rules(id))}
        />
        <Segmented
          legend={say('rules.view')}
          quiet
          options={[
            { value: 'primer', label: say('primer.title') },
            ...PARTS.map(value => ({ value, label: say(`rules.${value}`) })),
          ]}
          value={part}
          onChange={show}
        />
        {part === 'clauses' && (
          <Link href={paths.printRules(cover.id)} className="button rules-page__print">
            <Icon name="log" size={18} /> {say('rules.print')}
          </Link>
        )}
      </div>
      {asked.state === 'waiting' && <Skeleton slips={2} height={320} />}
      {asked.state === 'trouble' && <ProblemNotice problem={asked.problem} />}
      {asked.state === 'here' && (
        <PartText key={cover.id} part={part} cover={cover} reference={asked.value} wanted={clause} />
      )}
    </PageFrame>
  )
}

interface PartProps {
  readonly part: Part
  readonly cover: GameCover
  readonly reference: GameReference
  /** The clause that the address names. */
  readonly wanted: string | undefined
}

function PartText({ part, cover, reference, wanted }: PartProps) {
  if (part === 'primer') return <PrimerText cover={cover} reference={reference} />
  return <Reference game={cover.id} reference={reference} part={part} wanted={wanted} />
}
