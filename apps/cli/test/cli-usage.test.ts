import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bivouac } from './bivouac.ts'

const VERBS = [
  'serve',
  'scenarios',
  'play',
  'sim',
  'match',
  'perft',
  'engine',
  'replay',
  'verify',
  'fuzz',
  'rules',
  'bench',
  'lab',
  'scenario',
]

describe.concurrent('the command', () => {
  test.each(VERBS)('%s --help shows an example', async verb => {
    const { code, out } = await bivouac([verb, '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`Examples?:\n +\\$ .*bivouac ${verb}`))
  })

  test.each([
    [['scenrios'], "Did you mean 'scenarios'?"],
    [['sim', '--scenario', 'la-ray2'], "Did you mean 'la-raye'?"],
    [['sim', '--game', 'normandie'], "Did you mean 'normandy'?"],
    [['sim', '--scenario', '99', '--game', 'normandy'], 'numbered 1 to 12'],
    [['sim', '--scenario', '99'], "There is no scenario '99' in any game."],
    [['sim', '--scenario', '1'], "Several games have a scenario '1': add --game "],
    [['sim', '--a', 'randm', '--scenario', 'la-raye'], "Did you mean 'random'?"],
    [['sim', '--games', '0'], 'It must be a whole number, 1 or more.'],
    [['serve', '--port', '70000'], 'It must be 65535 or less.'],
    [['perft'], "Required option '-s, --scenario <id>' not specified"],
    [['verify', 'no-such-file'], 'there is no such file or folder'],
    [['replay'], "Missing required argument 'file'"],
    [['fuzz', '--replay', 'no-such-file'], 'there is no such file or folder'],
    [['scenario', 'render', 'no/such.json'], 'there is no such file or folder'],
    [['scenario', 'rendr', '1'], "Did you mean 'render'?"],
  ])('%j is one plain line and exit code 2', async (args, text) => {
    const { code, out, err } = await bivouac(args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/^bivouac: [^\n]+\n$/)
    expect(err).toContain(text)
  })

  test('an error with --json is JSON on stdout', async () => {
    const { code, out, err } = await bivouac(['sim', '--scenario', 'nowhere', '--json'])
    expect(code).toBe(2)
    expect(err).toBe('')
    expect(JSON.parse(out)).toEqual({ error: { code: 'unknown-scenario', text: expect.any(String) } })
  })

  test('Ctrl-C stops the work with 130 and writes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bivouac-stop-'))
    const out = join(folder, 'failures')
    const ran = await bivouac(['fuzz', '--actions', '900000000', '--out', out], /^seed \w+\n/)
    expect(ran).toMatchObject({ code: 130, out: '' })
    expect(existsSync(out)).toBe(false)
    rmSync(folder, { recursive: true })
  })
})
