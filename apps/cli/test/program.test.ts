import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { UserError } from '../src/errors.ts'
import { examples, jsonOption, seedOption, wholeFrom } from '../src/options.ts'
import { runHere } from './run-here.ts'

/** A verb that counts sheep, or fails in one of two ways. */
function registerSheep(program: Command): void {
  const verb = program
    .command('sheep')
    .option('--count <n>', 'how many', wholeFrom(1))
    .addOption(seedOption('none'))
    .addOption(jsonOption())
    .action(({ count }) => {
      if (count === 13) throw new UserError('unlucky', 'Not thirteen.', { where: 'line 1', clause: 'N-1.1' })
      if (count === 666) throw new Error('a fault')
    })
  examples(verb, 'sheep --count 3')
}

let out = ''
let err = ''

async function type(...args: string[]): Promise<number | null> {
  const ran = await runHere([registerSheep], args)
  out = ran.out
  err = ran.err
  return ran.code
}

test('a verb that goes well is silent and exits with 0', async () => {
  expect(await type('sheep', '--count', '3', '--seed', 'x')).toBe(0)
  expect(out + err).toBe('')
})

test("an error of the user's is one line and exits with 2", async () => {
  expect(await type('sheep', '--count', '13')).toBe(2)
  expect(err).toBe('bivouac: line 1: Not thirteen.\n')
  expect(out).toBe('')
})

test('with --json it is JSON on stdout', async () => {
  expect(await type('sheep', '--count', '13', '--json')).toBe(2)
  expect(JSON.parse(out)).toEqual({
    error: { code: 'unlucky', text: 'Not thirteen.', where: 'line 1', clause: 'N-1.1' },
  })
  expect(err).toBe('')
})

test('an unknown verb brings the nearest to mind', async () => {
  expect(await type('shep')).toBe(2)
  expect(err).toBe(
    "bivouac: There is no verb 'shep'. Did you mean 'sheep'? 'bivouac --help' lists them all.\n",
  )
})

test.each([
  [['sheep', '--count', 'many'], "argument 'many' is invalid. It must be a whole number, 1 or more."],
  [['sheep', '--count', '0'], 'It must be a whole number, 1 or more.'],
  [['sheep', '--count', '1e3'], 'It must be a whole number, 1 or more.'],
  [['sheep', '--seed', 'a\nb'], 'It must be some text on one line'],
  [['sheep', '--cuont', '3'], "Unknown option '--cuont'. 'bivouac sheep --help' shows more."],
  [['sheep', '3'], 'Too many arguments'],
])('%j is bad usage', async (args, text) => {
  expect(await type(...args)).toBe(2)
  expect(err).toMatch(/^bivouac: [^\n]*\n$/)
  expect(err).toContain(text)
})

test('bad usage with --json is JSON too', async () => {
  expect(await type('sheep', '--json', '--wool')).toBe(2)
  expect(JSON.parse(out).error.code).toBe('bad-usage')
})

test('help is no error, and shows an example; nothing at all is one', async () => {
  expect(await type('sheep', '--help')).toBe(0)
  expect(out).toContain('$ bivouac sheep --count 3')
  expect(await type()).toBe(2)
  expect(err).toContain('Usage: bivouac')
})

test('a fault of ours says so, with its trace', async () => {
  expect(await type('sheep', '--count', '666')).toBe(70)
  expect(err).toContain('a fault of ours')
  expect(err).toContain('Error: a fault')
})
