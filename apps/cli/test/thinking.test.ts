/** Waiting for a bot at a terminal: the player sees that it thinks, and Ctrl-C is heard meanwhile. */
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { openLines } from '../src/play/lines.ts'
import { thought } from '../src/play/thinking.ts'
import { until } from './outside.ts'

/** Both ends of a terminal, and what has been written on it. */
function terminal(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => {} })
  const output = Object.assign(new PassThrough(), { isTTY, columns: 100 })
  let shown = ''
  output.setEncoding('utf8').on('data', text => {
    shown += text
  })
  const streams = [input as unknown as NodeJS.ReadStream, output as unknown as NodeJS.WriteStream] as const
  return { input, output: streams[1], lines: openLines(...streams), shown: () => shown }
}

const THINKING = "The bot 'slow' is thinking …"

test('a choice that is there at once is taken without a word', async () => {
  const { lines, output, shown } = terminal(true)
  expect(await thought(THINKING, 5, lines, output)).toBe(5)
  expect(await thought(THINKING, Promise.resolve(6), lines, output)).toBe(6)
  expect(shown()).not.toContain('thinking')
  lines.close()
})

test('long thought is shown at a terminal, and taken away', async () => {
  const { lines, output, shown } = terminal(true)
  let decide = (_: number): void => {}
  const choice = thought(THINKING, new Promise<number>(resolve => (decide = resolve)), lines, output)
  await until(() => shown().includes(THINKING), 'nothing is shown')
  decide(7)
  expect(await choice).toBe(7)
  expect(shown().endsWith('\r\x1b[K')).toBe(true)
  lines.close()
})

test('Ctrl-C is heard while a bot thinks', async () => {
  const { input, lines, output, shown } = terminal(true)
  const choice = thought(THINKING, new Promise<number>(() => {}), lines, output)
  await until(() => shown().includes(THINKING), 'nothing is shown')
  input.write('\x03')
  expect(await choice).toBeUndefined()
  expect(lines.interrupted()).toBe(true)
  expect(await lines.next('> ')).toBeUndefined()
})

test('the end of a pipe does not hurry a bot', async () => {
  const { input, lines, output, shown } = terminal(false)
  input.end()
  const choice = thought(THINKING, new Promise<number>(resolve => setTimeout(resolve, 500, 8)), lines, output)
  expect(await choice).toBe(8)
  expect(shown()).toBe('')
})
