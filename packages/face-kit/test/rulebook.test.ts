/** Chapters, clauses, rulings and tables as the rulebooks write them. */
import { expect, test } from 'vitest'
import { checkReference } from '../src/check-reference.ts'
import { parseRulebook } from '../src/rulebook.ts'

const RULEBOOK = `# A game

An introduction that belongs to no chapter.

## X-1 Things
Two phases,
one after the other.
- X-1.1 There are **cards**.
- X-1.12 Cards are kept *(decided: in hand)*.
- X-1.3 Cards are round *(the shape is decided)*. Nobody decided anything else.

## Figures: cards (54, of both sides)
Counts of each.

| title | copies | when |
|---|--:|---|
| Scout | 3 | |
| Sniper | 1 | at *night* |

After the table.

## Rulings

Where the rules are silent.

- **X-1.12** In hand.
`

test('numbered chapters with their clauses, and what stands before them', () => {
  const [things] = parseRulebook(RULEBOOK)
  expect(things).toEqual({
    id: 'X-1',
    title: 'Things',
    clauses: [
      { id: 'X-1-1', text: 'Two phases, one after the other.', isRuling: false },
      { id: 'X-1.1', text: 'There are **cards**.', isRuling: false },
      { id: 'X-1.12', text: 'Cards are kept *(decided: in hand)*.', isRuling: true },
      {
        id: 'X-1.3',
        text: 'Cards are round *(the shape is decided)*. Nobody decided anything else.',
        isRuling: true,
      },
    ],
  })
})

test('tables row by row, without empty cells', () => {
  const figures = parseRulebook(RULEBOOK)[1]
  expect(figures.id).toBe('figures-cards')
  expect(figures.clauses.map(({ text }) => text)).toEqual([
    'Counts of each.',
    '**Scout**: copies 3',
    '**Sniper**: copies 1; when at *night*',
    'After the table.',
  ])
})

test('every ruling is one, the sentence before them is not', () => {
  expect(parseRulebook(RULEBOOK)[2].clauses).toEqual([
    { id: 'rulings-1', text: 'Where the rules are silent.', isRuling: false },
    { id: 'rulings-2', text: '**X-1.12** In hand.', isRuling: true },
  ])
})

test('a page without chapters has none', () => {
  expect(parseRulebook('# Nothing yet\n')).toEqual([])
})

test('what a reference leaves out or tells wrongly is found', () => {
  const texts = { en: 'a', de: 'a', es: 'a', fr: 'a', hu: 'a', pl: 'a' }
  const shown = ['X-1', 'rulings']
  expect(checkReference(RULEBOOK, shown, [texts])).toEqual([])
  expect(checkReference(RULEBOOK, ['rulings', 'X-9'], [{ ...texts, hu: ' ' }])).toEqual([
    'missing: X-1',
    'no such chapter: X-9',
    'missing: X-1.1',
    'missing: X-1.12',
    'missing: X-1.3',
    'not marked as a ruling: X-1.12',
    'missing in a language: a',
  ])
  const twice = RULEBOOK.replace('X-1.3', 'X-1.1').replace(' *(decided: in hand)*', '')
  expect(checkReference(twice, shown, [])).toEqual(['there twice: X-1.1', 'not marked as a ruling: X-1.12'])
})
