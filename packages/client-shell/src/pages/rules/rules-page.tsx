/** The rules of a game: clauses with search, the gallery of cards and terrain, and the terms. */
import './rules-page.css'
import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useShell } from '../../shell-context.ts'
import { addresses } from '../addresses.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Notice } from '../parts/notice.tsx'
import { problemText } from '../parts/problem-text.ts'
import { Segmented } from '../parts/segmented.tsx'
import { shortName } from '../parts/short-name.ts'
import { Skeleton } from '../parts/skeleton.tsx'
import { usePageWords } from '../say.ts'
import { Rulebook } from './rulebook.tsx'
import { Terms } from './terms.tsx'
import { useReference } from './use-reference.ts'

type Part = 'clauses' | 'gallery' | 'terms'

export default function RulesPage() {
  const words = usePageWords()
  const { say, language } = words
  const { covers } = useShell()
  const { game, clause } = useParams<{ game?: string; clause?: string }>()
  const [, go] = useLocation()
  const known = covers.find(({ id }) => id === game)
  const cover = known ?? covers[0]
  const asked = useReference(cover)
  const [part, setPart] = useState<Part>('clauses')
  return (
    <PageFrame title={say('rules.title')} lead={say('rules.lead')} place="rules">
      {game !== undefined && !known && (
        <Notice title={say('scenarios.no-game')}>{say('scenarios.no-game.how', { game })}</Notice>
      )}
      <div className="rules-page__choices">
        <Segmented
          legend={say('home.game')}
          quiet
          options={covers.map(({ id, name }) => ({ value: id, label: shortName(name) }))}
          value={cover.id}
          onChange={id => go(addresses.rules(id))}
        />
        <Segmented
          legend={say('rules.view')}
          quiet
          options={[
            { value: 'clauses', label: say('rules.clauses') },
            { value: 'gallery', label: say('rules.gallery') },
            { value: 'terms', label: say('rules.terms') },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      {asked.state === 'waiting' && <Skeleton slips={2} height={320} />}
      {asked.state === 'trouble' && (
        <Notice title={say('trouble.title')}>{problemText(words, asked.problem)}</Notice>
      )}
      {asked.state === 'here' && part === 'clauses' && (
        <Rulebook key={cover.id} game={cover.id} reference={asked.value} wanted={clause} />
      )}
      {asked.state === 'here' && part === 'gallery' && (
        <section className="paper rules-page__gallery" aria-label={say('rules.gallery')}>
          <asked.value.Gallery language={language} />
        </section>
      )}
      {asked.state === 'here' && part === 'terms' && <Terms terms={asked.value.terms} />}
    </PageFrame>
  )
}
