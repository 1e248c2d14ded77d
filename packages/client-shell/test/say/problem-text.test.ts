/** Every problem that the sources can name has a sentence of its own here, and no sentence is for a problem nobody has. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayer } from '@bivouac/face-kit'
import { HostError } from '@bivouac/host/client'
import { expect, it } from 'vitest'
import { COMMON } from '../../src/messages/common/en.ts'
import { SENTENCE_OF } from '../../src/say/problem-sentences.ts'
import { problemOf, problemText } from '../../src/say/problem-text.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const SOURCES = [
  'apps/web/src',
  'packages/client-shell/src',
  'packages/host/src',
  'packages/kernel/src',
  'packages/protocol/src',
  'packages/server/src',
  'games/normandy/src',
  'games/great-war/src',
]
const NAMING = [
  /\b(?:fail|refuse)\(\s*'([a-z-]+)'/g,
  /\bcode: '([a-z-]+)'/g,
  /\b(?:problemOf|problemIn)\(error, '([a-z-]+)'\)/g,
]

/** The command line checks commitments; what it has checked may be brought in here. */
const FROM_ELSEWHERE = ['broken-commitment']

/** The analysis alone has these, and says them in words of its own, which come with its page (`analysis/progress.tsx`). */
const OF_THE_ANALYSIS = ['no-analyst', 'too-long']

/** So does the page of puzzles (`puzzles/puzzles-page.tsx`). */
const OF_THE_PUZZLES = ['no-puzzles']

function codesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(file => readFileSync(join(ROOT, folder, file), 'utf8'))
  return texts.flatMap(text => NAMING.flatMap(naming => [...text.matchAll(naming)].map(([, code]) => code)))
}

it('knows exactly the problems that there are', () => {
  const named = new Set([...SOURCES.flatMap(codesIn), ...FROM_ELSEWHERE])
  expect([...Object.keys(SENTENCE_OF), ...OF_THE_ANALYSIS, ...OF_THE_PUZZLES].sort()).toEqual(
    [...named].sort(),
  )
})

it('uses every sentence', () => {
  const words = sayer(COMMON)
  const said = new Set(Object.keys(SENTENCE_OF).map(code => problemText(words, { code, text: '{text}' })))
  const sentences = Object.entries(COMMON).filter(([key]) => key.startsWith('problem.'))
  expect([...said].sort()).toEqual(sentences.map(([, sentence]) => sentence).sort())
})

it('tells what it does not know in the words that came with it', () => {
  const words = sayer(COMMON)
  expect(problemText(words, { code: 'moon', text: 'The moon is down.' })).toMatch(/The moon is down\.$/)
  expect(problemText(words, { code: 'constructor', text: 'Odd.' })).toMatch(/Odd\.$/)
  expect(problemText(words, problemOf(new Error('Boom.')))).toMatch(/Boom\.$/)
})

it('keeps the code of a host’s refusal', () => {
  const problem = { code: 'stale', text: 'x' }
  expect(problemOf(new HostError(problem))).toBe(problem)
})
