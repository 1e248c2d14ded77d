import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { ruleMatrix } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { COMBAT_CARDS, COMMAND_CARDS } from '../../src/cards/vocabulary.ts'
import '../../src/cards/combat/index.ts'
import '../../src/cards/command/index.ts'
import decks from '../../data/decks.json' with { type: 'json' }
import { COMBAT_TITLES, COMMAND_TITLES, SECTIONS, slugOf } from '../../src/words.ts'
import { table } from '../table.ts'

const here = (path: string): URL => new URL(path, import.meta.url)
const text = (path: string): string => readFileSync(here(path), 'utf8')
const PRINTED = { command: decks.commandDeck, combat: decks.combatDeck }

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

  test('[G-13.1] all 28 titles of combat cards are in the game, one file each', () => {
    expect(COMBAT_TITLES).toHaveLength(28)
    expect(COMBAT_CARDS.map(card => card?.title)).toEqual([...COMBAT_TITLES])
    expect(cardFiles('combat')).toEqual([...COMBAT_TITLES].sort())
  })

  test.each([
    ['command', 58],
    ['combat', 40],
  ] as const)('the %s deck on the table has the %i cards of data/decks.json', (deck, count) => {
    const cards = table({ '1,1': '.:gi4', '11,1': '.:bi4' }, 'command british-hand forward')
      .position()
      .split('\n')
      .filter(line => line.startsWith(`${deck} `))
      .flatMap(line => line.split(' ').slice(2))
    expect(cards).toHaveLength(count)
    const printed = Object.entries(PRINTED[deck]).flatMap(([title, copies]) =>
      Array.from({ length: copies }, (_, i) => `${slugOf(title)}.${i + 1}`),
    )
    expect(cards.toSorted()).toEqual(printed.toSorted())
  })
})

describe('every card has its story', () => {
  test.each(Object.keys(PRINTED.command))('%s, told under its own clause', title => {
    const clause = COMMAND_CARDS.find(card => card.title === slugOf(title))?.clause
    const stories = storiesIn('command', fileOf(slugOf(title)), clause)
    expect(stories.filter(story => story.includes(title))).not.toEqual([])
  })

  test.each(Object.keys(PRINTED.combat))('%s', title => {
    const stories = storiesIn('combat', slugOf(title))
    expect(stories.filter(story => story.includes(title))).not.toEqual([])
  })

  test.each(['command', 'combat'])('no story of the %s deck is of a card that is not there', deck => {
    const stories = readdirSync(here(`./${deck}/`)).filter(file => file.endsWith('.test.ts'))
    for (const file of stories) expect(cardFiles(deck)).toContain(file.replace('.test.ts', ''))
  })
})
