/** Cutting bytes into lines, whatever the chunks look like. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '../src/engine/lines.ts'

async function* chunked(chunks: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk
}

async function read(chunks: readonly (string | Uint8Array)[], bytesMax?: number): Promise<string[]> {
  const lines: string[] = []
  for await (const line of linesOf(chunked(chunks), bytesMax))
    lines.push('tooLong' in line ? 'TOO LONG' : new TextDecoder().decode(line.bytes))
  return lines
}

test.each([
  ['one line', ['a\n'], ['a']],
  ['two in one chunk', ['a\nb\n'], ['a', 'b']],
  ['one over three chunks', ['a', 'b', 'c\n'], ['abc']],
  ['the last without its end', ['a\nb'], ['a', 'b']],
  ['empty lines', ['\n\na\n'], ['', '', 'a']],
  ['nothing', [], []],
  ['too long, then a good one', ['abcdef\nok\n'], ['TOO LONG', 'ok']],
  ['too long over chunks', ['abc', 'def', 'ghi', '\nok'], ['TOO LONG', 'ok']],
  ['too long and never ended', ['abc', 'def', 'ghi'], ['TOO LONG']],
  ['just short enough', ['abcd\n', 'ab', 'cd\n'], ['abcd', 'abcd']],
])('%s', async (_, chunks, want) => {
  expect(await read(chunks, 4)).toEqual(want)
})

test('the chunks make no difference', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom('a', 'ü', '\n') }),
      fc.integer({ min: 1, max: 7 }),
      async (text, size) => {
        const bytes = new TextEncoder().encode(text)
        const chunks: Uint8Array[] = []
        for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size))
        expect(await read(chunks)).toEqual(await read([bytes]))
      },
    ),
  )
})
