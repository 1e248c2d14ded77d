/** A rulebook in another language: read with its English source, and found out when it no longer says the same. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkTranslations, markTranslations } from '../src/check-translation.ts'
import { chaptersOf } from '../src/translation.ts'

const RULEBOOK = `# A game

## X-1 Things (a few)
Two phases.
- X-1.1 There are **cards**, see X-1.2.
- X-1.2 Cards are kept *(decided)*.

## Campaign
Any run of scenarios.
`
const GERMAN = `# Ein Spiel

## X-1 Dinge
- X-1-1 Zwei Phasen.
- X-1.1 Es gibt **Karten**, siehe X-1.2.
- X-1.2 Karten bleiben *(festgelegt)*.
`

/** A game's folder with its rulebook and one translation. */
function folder(rulebook = RULEBOOK, german = GERMAN): string {
  const dir = mkdtempSync(join(tmpdir(), 'rulebook-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'rulebook'))
  writeFileSync(join(dir, 'RULEBOOK.md'), rulebook)
  writeFileSync(join(dir, 'rulebook/de.md'), german)
  return dir
}

const inGerman = (dir: string) => checkTranslations(dir).find(({ language }) => language === 'de')

test('a clause is read in the language, and in English where there is no translation', () => {
  const [things, campaign] = chaptersOf(RULEBOOK, ['X-1', 'campaign'], GERMAN)
  expect(things.title).toBe('Dinge')
  expect(things.clauses[2]).toEqual({
    id: 'X-1.2',
    text: 'Karten bleiben *(festgelegt)*.',
    english: 'Cards are kept *(decided)*.',
    isTranslated: true,
    isRuling: true,
  })
  expect(campaign.clauses[0]).toMatchObject({ text: 'Any run of scenarios.', isTranslated: false })
  expect(chaptersOf(RULEBOOK, ['X-1'], undefined)[0].clauses[1]).toMatchObject({ isTranslated: true })
})

test('with its marks a translation is up to date; a language without a file lacks everything', () => {
  const dir = folder()
  expect(inGerman(dir)?.flaws).toContain("X-1.1 has no mark: 'npx bivouac rules --mark' sets it")
  markTranslations(dir)
  expect(inGerman(dir)).toMatchObject({ clauses: 2, current: 2, flaws: [] })
  expect(checkTranslations(dir).find(({ language }) => language === 'hu')).toMatchObject({
    current: 0,
    flaws: ['X-1 is missing', 'X-1-1 is missing', 'X-1.1 is missing', 'X-1.2 is missing'],
  })
})

test('an English clause that changes makes its translations stale, and marking does not hide it', () => {
  const dir = folder()
  markTranslations(dir)
  writeFileSync(
    join(dir, 'RULEBOOK.md'),
    RULEBOOK.replace('are kept', 'are burnt').replace('Things', 'Cards'),
  )
  markTranslations(dir)
  const report = inGerman(dir)
  expect(report).toMatchObject({ current: 1 })
  expect(report?.flaws).toHaveLength(2)
  expect(report?.flaws[0]).toMatch(/^X-1 has changed .*'git log -p games\/rulebook-.*\/RULEBOOK.md'/)
  expect(report?.flaws[1]).toMatch(/^X-1\.2 has changed .*'git log -p -L '\/\^- X-1\\\.2 \/,\+1:games/)
})

test('the rulings are asked for too, and a ruling that changes makes its translation stale', () => {
  const rulebook = `${RULEBOOK}\n## Rulings\n- **X-1.2** Cards are kept for good.\n`
  expect(inGerman(folder(rulebook))?.flaws).toEqual(
    expect.arrayContaining(['rulings is missing', 'rulings-1 is missing']),
  )
  const dir = folder(rulebook, `${GERMAN}\n## rulings Auslegungen\n- rulings-1 **X-1.2** Karten bleiben.\n`)
  markTranslations(dir)
  expect(inGerman(dir)?.flaws).toEqual([])
  writeFileSync(join(dir, 'RULEBOOK.md'), rulebook.replace('for good', 'until the end'))
  expect(inGerman(dir)?.flaws).toEqual([expect.stringMatching(/^rulings-1 has changed in English/)])
})

test('a chapter without a number may be left in English, but not half of it', () => {
  const dir = folder(RULEBOOK, `${GERMAN}\n## campaign Feldzug\n`)
  markTranslations(dir)
  expect(inGerman(dir)?.flaws).toEqual(['campaign-1 is missing'])
})

test('a line too many, one there twice and a clause that is no longer named are found', () => {
  const more = '- X-1.2 Noch einmal.\n- X-9.9 Nichts.\n'
  const dir = folder(RULEBOOK, GERMAN.replace(', siehe X-1.2', '') + more)
  markTranslations(dir)
  expect(inGerman(dir)?.flaws).toEqual([
    'X-1.1 does not name X-1.2 as the English one does',
    'X-9.9 is not in the English rulebook',
    'X-1.2 is there twice',
  ])
  expect(readFileSync(join(dir, 'rulebook/de.md'), 'utf8')).toContain('- X-9.9 Nichts.')
})
