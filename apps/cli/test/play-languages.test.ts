/** A game in the terminal speaks the player's language: the one asked for, else the terminal's own. */
import { LANGUAGES } from '@bivouac/face-kit'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { describe, expect, test } from 'vitest'
import { languageAsked } from '../src/play/speech.ts'
import { bivouac } from './bivouac.ts'
import { play } from './player.ts'

const RANDOM = ['--against', 'random', '--seed', 'a']
/** All that can be typed, right and wrong. */
const TYPED = [
  '?',
  'why',
  'why 99',
  'why stop',
  'nonsense',
  '99',
  'undo',
  'odds',
  '1',
  '1',
  'undo',
  'log',
  'goals',
]

test('every language has every word of the terminal', async () => {
  expect(await checkTables(language => import(`../src/play/messages/${language}.ts`))).toEqual([])
})

describe('which language', () => {
  test.each([
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'hu_HU' }, 'hu'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'pl' }, 'pl'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'xx_YY' }, 'en'],
    [{}, 'en'],
  ] as const)('%j', (environment, language) => {
    expect(languageAsked(undefined, environment)).toBe(language)
    expect(languageAsked('es', environment)).toBe('es')
  })

  test('one that nobody speaks here is refused', async () => {
    const { code, err } = await play(['--language', 'xx'], [])
    expect(code).toBe(2)
    expect(err).toContain("There is no language 'xx'.")
  })
})

describe.concurrent.each(['normandy', 'great-war'])('%s', game => {
  const said = async (language: string) => {
    const args = ['--game', game, '--language', language, ...RANDOM]
    const { out, err, code } = await play(args, TYPED)
    expect([err, code]).toEqual(['', 0])
    expect(out).not.toMatch(/\{\w|undefined|NaN/)
    return out.split('\n').map(line => line.trim())
  }

  test('a game begun, asked about and left has no line of words in common with English', async () => {
    const english = new Set(
      (await said('en')).filter(line => (line.match(/\b[a-z]{2,}\b/g)?.length ?? 0) > 3),
    )
    expect(english.size).toBeGreaterThan(30)
    const others = LANGUAGES.filter(one => one !== 'en')
    const shared = await Promise.all(
      others.map(async language => (await said(language)).filter(line => english.has(line))),
    )
    expect(shared).toEqual(others.map(() => []))
  }, 300_000)
})

test('the terminal’s language is enough, and help speaks it too', async () => {
  const { out } = await play(RANDOM, ['resign', 'ja'], { env: { LC_ALL: 'de_DE.UTF-8' } })
  expect(out).toContain('Deine Seite: Amerikaner')
  expect(out).toContain('Die Partie aufgeben?')
  expect(out).toContain('Die andere Seite hat aufgegeben')
  const help = await bivouac(['play', '--help', '--language', 'pl'])
  expect(help.out).toContain('Opcje:')
  expect(help.out).toContain('twoja strona')
  expect(help.out).not.toContain('Options:')
})

test('what is saved is taken up again in the same language, if it was asked for', async () => {
  const { out } = await play(['--language', 'hu', ...RANDOM, '--save', 'egy'], ['quit'])
  expect(out).toContain('npx bivouac play --load egy --against random --language hu')
})
