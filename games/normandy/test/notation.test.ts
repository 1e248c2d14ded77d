/** Commands as text. */
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { normandy } from '../src/game.ts'
import { boardOf } from './table.ts'

test.each(normandy.scenarios.map(({ id }) => id))(
  '%s: every command reads back as what it was written from',
  id => {
    const board = boardOf(id)
    const every = normandy.everyCommand(board)
    const texts = every.map(command => normandy.formatCommand(board, command))
    expect(texts.map(text => unwrap(normandy.parseCommand(board, text)))).toEqual(every)
    expect(new Set(texts).size).toBe(every.length)
  },
)

const board = boardOf('la-raye')

test('what commands look like', () => {
  const texts = normandy.everyCommand(board).map(command => normandy.formatCommand(board, command))
  for (const text of [
    'end-turn',
    'stop',
    'bid fog-of-war',
    'take scout-a',
    'rifleman-a hunker-down',
    'rifleman-a ready',
    'machine-gunner-c suppress',
    'platoon-sergeant command 2',
    'to 17B',
    'at german-scouts-b',
    'guide us-mortar',
  ])
    expect(texts).toContain(text)
})

test('upper case and spaces do not matter', () => {
  expect(normandy.parseCommand(board, '  Scout-A   SCOUT ')).toEqual(
    normandy.parseCommand(board, 'scout-a scout'),
  )
  expect(normandy.parseCommand(board, 'to 17b')).toEqual(normandy.parseCommand(board, 'to 17B'))
})

test.each([
  ['', "'' is neither a card nor bid, to, at, take, guide, stop or end-turn."],
  ['dance', "'dance' is neither a card nor bid, to, at, take, guide, stop or end-turn."],
  ['bid', 'Which card?'],
  ['bid tank', "There is no card 'tank'."],
  ['take fog', "There is no card 'fog'."],
  ['to', 'Which tile?'],
  ['to 9B', "There is no tile '9b'."],
  ['at', 'Which counter?'],
  ['at us-tank', "There is no counter 'us-tank'."],
  ['guide riflemen-a', "There is no counter 'riflemen-a'."],
  ['stop now', "'stop' stands alone."],
  ['end-turn please', "'end-turn' stands alone."],
  ['scout-a', 'What is scout-a to do? An action of the card, ready or hunker-down.'],
  ['scout-a fly', 'What is scout-a to do? An action of the card, ready or hunker-down.'],
  ['scout-a scout 2', "'scout-a scout 2' has too many words."],
  ['platoon-sergeant command', "'platoon-sergeant command' needs the number of cards: 1 or 2."],
  ['platoon-sergeant command 3', "'platoon-sergeant command' needs the number of cards: 1 or 2."],
  ['platoon-sergeant command 2 1', "'platoon-sergeant command 2 1' has too many words."],
])("'%s' is not understood", (text, message) => {
  expect(normandy.parseCommand(board, text)).toEqual({
    ok: false,
    problem: { code: 'bad-command', text: message },
  })
})

test('what is far too long is not repeated in full', () => {
  const result = normandy.parseCommand(board, `${'x'.repeat(5000)} y z`)
  expect(!result.ok && result.problem.text.length).toBeLessThan(200)
})
