/** How to play, for somebody who never has: the game's own short guide, and how this table is used. */
import './primer-text.css'
import type { Primer, PrimerPart } from '@bivouac/face-kit'
import { type ReactNode, useCallback } from 'react'
import { Link } from 'wouter'
import type { GameCover, GameReference } from '../../game-ui.ts'
import { paths } from '../../paths.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useFetched } from '../parts/use-fetched.ts'
import { usePageWords } from '../say.ts'

interface Props {
  readonly cover: GameCover
  readonly reference: GameReference
}

export function PrimerText({ cover, reference }: Props) {
  const { say, language } = usePageWords()
  const asked = useFetched(useCallback(() => reference.primerIn(language), [reference, language]))
  if (asked.state === 'waiting') return <Skeleton slips={2} height={320} />
  if (asked.state === 'trouble') return <ProblemNotice problem={asked.problem} />
  return (
    <div className="primer-text">
      <div className="primer-text__sections">
        <Sections primer={asked.value} />
        <AtThisTable />
      </div>
      <div className="page-frame__onward">
        <Link href={paths.scenarios.of(cover.id)} className="button button--primary">
          {say('home.choose')}
        </Link>
        <Link href={paths.rules(cover.id)} className="button">
          {say('home.read-rules')}
        </Link>
      </div>
    </div>
  )
}

function Sections({ primer }: { readonly primer: Primer }) {
  return primer.sections
    .filter(({ isForTerminal }) => !isForTerminal)
    .map(({ title, parts }) => (
      <Section key={title} title={title}>
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text in their order.
          <Part key={i} part={part} />
        ))}
      </Section>
    ))
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="paper primer-text__section">
      <h2 className="title">{title}</h2>
      {children}
    </section>
  )
}

function Part({ part }: { readonly part: PrimerPart }) {
  if (typeof part === 'string') return <p>{part}</p>
  if ('steps' in part)
    return (
      <ol>
        {part.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )
  if ('terms' in part)
    return (
      <dl>
        {part.terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    )
  return <Figures rows={part.table} />
}

function Figures({ rows: [heads, ...rows] }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...figures]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {figures.map((figure, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
              <td key={i}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const HABITS = ['press', 'ready', 'why', 'back', 'hint'] as const

function AtThisTable() {
  const { say } = usePageWords()
  return (
    <Section title={say('primer.table')}>
      <ul>
        {HABITS.map(habit => (
          <li key={habit}>{say(`primer.table.${habit}`)}</li>
        ))}
      </ul>
    </Section>
  )
}
