/** What the page's benchmark tells: its texts and the place of its table. Never its times. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { webBenchTable, webBenchText } from '../src/bench/web/report.ts'
import type { WebBench, WebFigures } from '../src/bench/web/run.ts'
import { bivouac } from './bivouac.ts'

const spread = { median: 12.4, p95: 31.6, most: 80 }
const figures: WebFigures = {
  sizes: { scriptBytes: 204_800, styleBytes: 10_240, fontBytes: 102_400, workerBytes: 307_200 },
  presses: { presses: 150, answerMs: spread, momentMs: spread },
  longTasks: { count: 2, longestMs: 61.2, commands: 40 },
}
const bench: WebBench = {
  web: {
    normandy: figures,
    'great-war': { ...figures, longTasks: { count: 0, longestMs: 0, commands: 41 } },
  },
  memory: [20, 22, 21].map(megabytes => ({ heapBytes: megabytes * 2 ** 20, nodes: 1295 })),
  stuck: [],
  browser: '150.0',
  machine: { cpu: 'Abacus', node: 'v24', cores: 2, pinned: false },
}

test('the text tells size, answers, long tasks and memory', () => {
  const text = webBenchText(bench)
  expect(text).toContain('200 KB')
  expect(text).toContain('32 ms (half within 12 ms)')
  expect(text).toContain('2 (longest 61 ms)')
  expect(text).toContain('heap after game 1: 20.0 MB, after game 3: 21.0 MB, most: 22.0 MB; nodes: 1,295')
})

test('games that were left are told', () => {
  const left = { ...bench, stuck: ['Error: nothing happened'] }
  for (const print of [webBenchText, webBenchTable])
    expect(print(left)).toContain('games left because a press came to nothing: Error: nothing happened')
})

test('the table has a column for each game', () => {
  const lines = webBenchTable(bench).split('\n')
  expect(lines[0]).toBe('| | normandy | great-war |')
  expect(lines.filter(line => line.startsWith('|')).map(line => line.split('|').length)).toEqual(
    Array(9).fill(5),
  )
})

test('a page without a place for the table is told before anything is measured', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-page-'))
  const page = join(folder, 'page.md')
  writeFileSync(page, '# Speed\n')
  const { code, err } = await bivouac(['bench', '--web', '--into', page])
  expect(code).toBe(2)
  expect(err).toBe(`bivouac: ${page}: Put '<!-- web -->' and '<!-- /web -->' where the table belongs.\n`)
  rmSync(folder, { recursive: true })
})
