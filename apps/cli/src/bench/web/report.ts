/** The page's figures for people, and as the table of a document. */
import { aligned, figure } from '../../output.ts'
import { COLUMNS, machineText, type Row } from '../report.ts'
import type { WebBench, WebFigures } from './run.ts'

const kilobytes = (bytes: number): string => `${figure(bytes / 1024)} KB`
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`
const milliseconds = (ms: number): string => `${figure(Math.round(ms))} ms`

const rows = ({ sizes, presses, longTasks }: WebFigures): Row[] => [
  { what: 'script to show the table, compressed', value: kilobytes(sizes.scriptBytes) },
  { what: 'style', value: kilobytes(sizes.styleBytes) },
  { what: 'fonts', value: kilobytes(sizes.fontBytes) },
  { what: 'host and bots, in workers', value: kilobytes(sizes.workerBytes) },
  {
    what: `press to painted answer, 95 % within (of ${presses.presses})`,
    value: `${milliseconds(presses.answerMs.p95)} (half within ${milliseconds(presses.answerMs.median)})`,
  },
  {
    what: 'press to the next moment painted, 95 % within',
    value: `${milliseconds(presses.momentMs.p95)} (half within ${milliseconds(presses.momentMs.median)})`,
  },
  {
    what: `tasks over 50 ms while Expert thinks, in ${longTasks.commands} commands`,
    value: longTasks.count === 0 ? '0' : `${longTasks.count} (longest ${milliseconds(longTasks.longestMs)})`,
  },
]

function memoryText({ memory }: WebBench): string {
  const [first, last] = [memory[0], memory.at(-1)!]
  const most = Math.max(...memory.map(({ heapBytes }) => heapBytes))
  return `heap after game 1: ${megabytes(first.heapBytes)}, after game ${memory.length}: ${megabytes(last.heapBytes)}, most: ${megabytes(most)}; nodes: ${figure(first.nodes)} and ${figure(last.nodes)}`
}

/** What was measured without them stands with them. */
const stuckText = ({ stuck }: WebBench): string[] =>
  stuck.length === 0 ? [] : [`games left because a press came to nothing: ${stuck.join('; ')}`]

export function webBenchText(bench: WebBench): string {
  return [
    ...Object.entries(bench.web).map(([id, figures]) => `${id}\n${aligned(rows(figures), COLUMNS)}`),
    ...(bench.memory.length > 0 ? [memoryText(bench)] : []),
    ...stuckText(bench),
    `Chromium ${bench.browser}, presses with the CPU slowed down four-fold; ${machineText(bench.machine)}`,
  ].join('\n\n')
}

/** The same as a table in Markdown. */
export function webBenchTable(bench: WebBench): string {
  const games = Object.keys(bench.web)
  const [first] = games
  return [
    `| | ${games.join(' | ')} |`,
    `|---|${games.map(() => '--:|').join('')}`,
    ...rows(bench.web[first]).map(
      ({ what }, i) => `| ${what} | ${games.map(game => rows(bench.web[game])[i].value).join(' | ')} |`,
    ),
    ...(bench.memory.length > 0 ? ['', `Memory of the page: ${memoryText(bench)}.`] : []),
    ...stuckText(bench),
    '',
    `Chromium ${bench.browser} on ${bench.machine.cores} cores of an ${bench.machine.cpu}, presses with the CPU slowed down four-fold.`,
  ].join('\n')
}
