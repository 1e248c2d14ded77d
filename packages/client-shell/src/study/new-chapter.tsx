/** Where a new chapter begins: a scenario's setup, a position, or the moment one stands at. */
import type { Problem } from '@bivouac/kernel'
import type { StudyOrigin } from '@bivouac/protocol'
import { lineTo, NO_NOTES, newChapter, type StudyNode } from '@bivouac/study'
import { useState } from 'react'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import { useAtStudy } from './at-study.ts'
import { BeginForm } from './begin-form.tsx'
import { useStudySay } from './say.ts'

export function NewChapter() {
  const { say } = useStudySay()
  const { host } = useShell()
  const { chapter, path, change, editing, openSheet } = useAtStudy()
  const [problem, setProblem] = useState<Problem>()
  const name = say('chapter.first', { number: editing.study.chapters.length + 1 })
  const begin = async (origin: StudyOrigin) => {
    try {
      const { start, hands } = await host.ask('studyBegin', { origin })
      change({ type: 'add-chapter', chapter: newChapter(name, start, { hands }) })
      openSheet(undefined)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const fromHere = () => {
    const { start, origin, hands } = chapter
    const next = lineTo(chapter, path).reduceRight<readonly StudyNode[]>(
      (after, { side, command, chance }) => [
        { side, command, chance, ...NO_NOTES, glyph: undefined, next: after },
      ],
      [],
    )
    change({ type: 'add-chapter', chapter: { ...newChapter(name, start, { origin, hands }), next } })
    openSheet(undefined)
  }
  return (
    <>
      <h3>{say('new.moment')}</h3>
      <p>{say('new.moment.how')}</p>
      <button type="button" className="button button--primary" onClick={fromHere}>
        {say('new.moment')}
      </button>
      <BeginForm begin={origin => void begin(origin)} />
      {problem && <ProblemNotice problem={problem} />}
    </>
  )
}
