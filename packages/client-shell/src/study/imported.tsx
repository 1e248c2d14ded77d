/** What came of reading somebody's study: what does not hold, line by line, and the way to what does. */
import type { Problem } from '@bivouac/kernel'
import { Link } from 'wouter'
import { Notice } from '../pages/parts/notice.tsx'
import { usePageWords } from '../pages/say.ts'
import { paths } from '../paths.ts'
import { problemText } from '../say/problem-text.ts'
import { useStudySay } from './say.ts'

/** More lines than that nobody reads. */
const LINES_MOST = 12

export function ImportedNotice({
  id,
  problems,
}: {
  readonly id: string
  readonly problems: readonly Problem[]
}) {
  const { say } = useStudySay()
  return (
    <Notice
      title={say('import.partly')}
      onward={
        <Link href={paths.study(id)} className="button button--primary">
          {say('import.go-on')}
        </Link>
      }
    >
      <p>{say('import.partly.how')}</p>
      <Lines problems={problems} />
    </Notice>
  )
}

export function LineProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const { say } = useStudySay()
  return (
    <Notice title={say('import.failed')}>
      <Lines problems={problems} />
    </Notice>
  )
}

function Lines({ problems }: { readonly problems: readonly Problem[] }) {
  const words = usePageWords()
  const { say } = useStudySay()
  return (
    <ul className="study-problems">
      {problems.slice(0, LINES_MOST).map((problem, i) => {
        const line = problem.where?.match(/\d+/)?.[0]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems stand in the order of their lines.
          <li key={i}>
            {line ? say('import.line', { line }) : problemText(words, problem)}{' '}
            {line && <span lang="en">{problem.text}</span>}
          </li>
        )
      })}
    </ul>
  )
}
