import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { ruleMatrix } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { COMBAT_CARDS, COMMAND_CARDS } from '../../src/cards/vocabulary.ts'
import '../../src/cards/index.ts'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../src/cards/cards.ts'
import { SECTIONS } from '../../src/vocabulary.ts'
import { table } from '../table.ts'

const here = (path: string): URL => new URL(path, import.meta.url)
const text = (path: string): string => readFileSync(here(path), 'utf8')

/** The printed title as the word used in files and commands: `Butt & Bayonet` is `butt-and-bayonet`. */
const slugOf = (title: string): string => title.toLowerCase().replaceAll('&', 'and').replaceAll(/\s+/g, '-')

/** A chapter of the rulebook's figures, as the cells of its tables. */
const figures = (chapter: string): string[][] =>
  (text('../../RULEBOOK.md').split(`## Figures: ${chapter} cards`)[1] ?? '')
    .split('\n## ')[0]
    .split('\n')
    .filter(line => /^\| [A-Z]/.test(line))
    .map(line =>
      line
        .split('|')
        .map(cell => cell.trim())
        .slice(1),
    )

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Titles and copies as the rulebook has them. A section card is three titles. */
const PRINTED = {
  command: figures('command').flatMap(([title, ...cells]): [string, number][] =>
    /^\d+$/.test(cells[1])
      ? SECTIONS.map((section, i) => [`${title} ${capital(section)}`, Number(cells[i])])
      : [[title, Number.parseInt(cells[0], 10)]],
  ),
  combat: figures('combat').map(([title, copies]): [string, number] => [title, Number(copies)]),
} as const
const titlesOf = (deck: 'command' | 'combat'): string[] => PRINTED[deck].map(([title]) => title)

/** The file of a card: one for each title, but Left, Centre and Right of a section card share theirs. */
const fileOf = (title: string): string => title.replace(new RegExp(`-(${SECTIONS.join('|')})$`), '')
const filesOf = (titles: readonly string[]): string[] => [...new Set(titles.map(fileOf))].sort()

/** The card files of a deck, without their index. */
const cardFiles = (deck: string): string[] =>
  readdirSync(here(`../../src/cards/${deck}/`))
    .map(file => file.replace('.ts', ''))
    .filter(file => file !== 'index')
    .sort()

/** The titles of a story's tests that name this clause, or any clause if none is given. */
function storiesIn(deck: string, file: string, clause?: string): string[] {
  const path = `./${deck}/${file}.test.ts`
  if (!existsSync(here(path))) return []
  const rulebook = text('../../RULEBOOK.md')
  const { clauses } = ruleMatrix({ rulebook, code: [], tests: [{ path, text: text(path) }], prefix: 'G' })
  return clauses.filter(one => clause === undefined || one.id === clause).flatMap(one => one.tests)
}

describe('card lists', () => {
  test.each(['command', 'combat'])('every file of the %s deck is in its index', deck => {
    const index = text(`../../src/cards/${deck}/index.ts`)
    for (const file of cardFiles(deck)) expect(index).toContain(`'./${file}.ts'`)
  })

  test('[G-12.1] all 25 titles of command cards are in the game, one file each but for the three sections', () => {
    expect(COMMAND_TITLES).toHaveLength(25)
    expect(COMMAND_CARDS.map(card => card?.title)).toEqual([...COMMAND_TITLES])
    expect(cardFiles('command')).toEqual(filesOf(COMMAND_TITLES))
  })

  test('[G-13.1] every combat card costs what the rulebook says', () => {
    const costs = figures('combat').map(cells => [slugOf(cells[0]), Number.parseInt(cells[5], 10)])
    expect(COMBAT_CARDS.map(card => [card.title, card.cost]).toSorted()).toEqual(costs.toSorted())
  })

  test('[G-13.1] all 28 titles of combat cards are in the game, one file each', () => {
    expect(COMBAT_TITLES).toHaveLength(28)
    expect(COMBAT_CARDS.map(card => card?.title)).toEqual([...COMBAT_TITLES])
    expect(cardFiles('combat')).toEqual([...COMBAT_TITLES].sort())
  })

  test.each([
    ['command', 58],
    ['combat', 40],
  ] as const)('the %s deck on the table has the %i cards of the rulebook', (deck, count) => {
    const cards = table({ '1,1': '.:gi4', '11,1': '.:bi4' }, 'command british-hand forward')
      .position()
      .split('\n')
      .filter(line => line.startsWith(`${deck} `))
      .flatMap(line => line.split(' ').slice(2))
    expect(cards).toHaveLength(count)
    const printed = PRINTED[deck].flatMap(([title, copies]) =>
      Array.from({ length: copies }, (_, i) => `${slugOf(title)}.${i + 1}`),
    )
    expect(cards.toSorted()).toEqual(printed.toSorted())
  })
})

/** Every source of the game with its text, but for the files of the cards themselves. */
const sources = ['src', 'ui']
  .flatMap(folder =>
    readdirSync(here(`../../${folder}/`), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file}`,
    ),
  )
  .filter(file => /\.tsx?$/.test(file) && !file.startsWith('src/cards/'))
  .map(file => ({ file, text: text(`../../${file}`) }))

/** Words that are called like a card and mean something else: flags of the turn, ways to move, features, an icon, a fallback. */
const NAMESAKES: Readonly<Record<string, readonly string[]>> = {
  'src/state/layout.ts': ['lost-messenger', 'box-barrage', 'machine-gun-barrage', 'mortar-barrage'],
  'src/mind/feature-names.ts': ['forward', 'strike-first'],
  'src/mind/feature-units.ts': ['forward'],
  'src/mind/feature-rest.ts': ['strike-first'],
  'src/text/prompts.ts': ['strike-first'],
  'ui/table/board/motions.ts': ['short-supply', 'trench-foot'],
  'ui/table/hand/standing-chip.tsx': ['forward'],
}

/** What the pages promise of adding a card: nobody else knows it. */
test('no rule, bot or screen names a card: only its file, its texts and its picture do', () => {
  const titles = [...COMMAND_TITLES, ...COMBAT_TITLES]
  const elsewhere = sources.flatMap(({ file, text }) =>
    titles
      .filter(title => text.includes(`'${title}'`) && !NAMESAKES[file]?.includes(title))
      .map(title => `${file}: ${title}`),
  )
  expect(elsewhere.filter(line => !line.startsWith('src/art/scenes/'))).toEqual([])
  for (const { file, text } of sources.filter(one => /messages\/..\/cards\.ts$/.test(one.file)))
    expect(
      titles.filter(title => !text.includes(`'card.${title}'`) || !text.includes(`'does.${title}'`)),
      file,
    ).toEqual([])
})

describe('every card has its story', () => {
  test.each(titlesOf('command'))('%s, under its own clause', title => {
    const clause = COMMAND_CARDS.find(card => card.title === slugOf(title))?.clause
    const stories = storiesIn('command', fileOf(slugOf(title)), clause)
    expect(stories.filter(story => story.includes(title))).not.toEqual([])
  })

  test.each(titlesOf('combat'))('%s', title => {
    const stories = storiesIn('combat', slugOf(title))
    expect(stories.filter(story => story.includes(title))).not.toEqual([])
  })

  test.each(['command', 'combat'])('no story of the %s deck is of a card that is not there', deck => {
    const stories = readdirSync(here(`./${deck}/`)).filter(file => file.endsWith('.test.ts'))
    for (const file of stories) expect(cardFiles(deck)).toContain(file.replace('.test.ts', ''))
  })
})
