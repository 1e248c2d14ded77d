/** Reads the text of a study, whoever wrote it: what can be read of it, and where and why the rest cannot. */
import { fail, ok, type Problem, type Result } from '@bivouac/kernel'
import { cleanLine, LIMITS } from './limits.ts'
import { chapterFrom, newDraft } from './parse-chapter.ts'
import { STUDY_FORMAT } from './print.ts'
import type { Chapter, Study, StudyNode } from './study.ts'

export interface ReadStudy {
  readonly study: Study
  /** What is left out, and why; each names its line. */
  readonly problems: readonly Problem[]
  /** The line in the text that each chapter begins with and each move stands on. */
  readonly lines: ReadonlyMap<Chapter | StudyNode, number>
}

/** Fails only where nothing can be read at all. */
export function parseStudy(text: string): Result<ReadStudy> {
  if (text.length > LIMITS.text)
    return fail('too-large', `A study has at most ${LIMITS.text} letters; this file has ${text.length}.`)
  const all = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const unreadable = whyUnreadable(all[0] ?? '')
  if (unreadable) return unreadable
  const lines = new Map<Chapter | StudyNode, number>()
  const problems: Problem[] = []
  const chapters: Chapter[] = []
  let moves: number = LIMITS.moves
  for (const [from, to] of spans(all)) {
    if (chapters.length === LIMITS.chapters) {
      problems.push(
        problemAt(from + 1, `A study has at most ${LIMITS.chapters} chapters; the others are left out.`),
      )
      break
    }
    const draft = newDraft(moves)
    const read = chapterFrom(all.slice(from, to), from + 1, draft, lines)
    moves = draft.movesLeft
    if (read.problem) problems.push(read.problem)
    if (read.chapter) chapters.push(read.chapter)
  }
  const title = all.slice(1).find(line => line.trim() !== '')
  if (chapters.length === 0)
    return problems.length > 0
      ? { ok: false, problem: problems[0] }
      : fail('bad-study', 'The study has no chapter: a line that begins with chapter is missing.')
  return ok({
    study: { title: title?.startsWith('title') ? cleanLine(title.slice(5)) : '', chapters },
    problems,
    lines,
  })
}

export const problemAt = (line: number, text: string): Problem => ({
  code: 'bad-study',
  text,
  where: `line ${line}`,
})

function whyUnreadable(first: string): Result<never> | undefined {
  const format = Number(first.match(/^\ufeff?bivouac-study (\d{1,6})\s*$/)?.[1])
  if (Number.isNaN(format) || format < 1)
    return {
      ok: false,
      problem: problemAt(1, `This is not a study: its first line must be 'bivouac-study ${STUDY_FORMAT}'.`),
    }
  return format > STUDY_FORMAT
    ? fail(
        'newer-format',
        `This study has format ${format}, which is newer than this program reads (${STUDY_FORMAT}). Update the program to open it.`,
        { where: 'line 1' },
      )
    : undefined
}

/** Where each chapter begins, and the line after its last. */
function spans(all: readonly string[]): readonly (readonly [number, number])[] {
  const begins = all.flatMap((line, i) => (/^chapter(?: |$)/.test(line) ? [i] : []))
  return begins.map((from, i) => [from, begins[i + 1] ?? all.length] as const)
}
