/** Commands as text. */
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { boardOf } from './scenario-files.ts'

const board = boardOf('opening-action-1')
const every = greatWar.everyCommand(board)

test('every command reads back as what it was written from', () => {
  const texts = every.map(command => greatWar.formatCommand(board, command))
  expect(texts.map(text => unwrap(greatWar.parseCommand(board, text)))).toEqual(every)
  expect(new Set(texts).size).toBe(every.length)
})

test.each(greatWar.scenarios.map(({ id }) => id))('%s: the same words mean the same everywhere', id => {
  const other = boardOf(id)
  expect(greatWar.everyCommand(other)).toEqual(every)
  for (const command of every.filter((_, i) => i % 97 === 0))
    expect(greatWar.formatCommand(other, command)).toBe(greatWar.formatCommand(board, command))
})

test('what commands look like', () => {
  const texts = new Set(every.map(command => greatWar.formatCommand(board, command)))
  for (const text of [
    'play attack-left',
    'order 8,3',
    'order artillery',
    'done',
    'move 8,3 to 7,3',
    'raid 8,3 to 6,3',
    'exit 1,5',
    'advance 8,3',
    'battle 7,3 at 5,3',
    'join 8,4',
    'remove-wire 7,3',
    'shell 5,6',
    'dice 4',
    'to 4,1',
    'ignore',
    'take-ground',
    'stay',
    'pass',
    'combat lice',
    'combat hold-at-all-costs 7,6',
    'combat tactician left',
    'combat counter-intelligence lice',
    'keep forward',
    'take-medal',
    'draw',
    'take-card',
    'take-hq',
    'discard lice',
    'give-back lice',
    'spend',
    'at 8,3',
    'section centre',
    'standing ask',
    'standing pass-turn',
    'standing stop-at',
  ])
    expect(texts).toContain(text)
})

test('upper case and spaces do not matter', () => {
  expect(greatWar.parseCommand(board, '  Move  8,3 TO 7,3 ')).toEqual(
    greatWar.parseCommand(board, 'move 8,3 to 7,3'),
  )
})

const NO_COMMAND = 'is no command: try play, combat, order, move, battle, shell, to, pass or done.'

test.each([
  ['', `'' ${NO_COMMAND}`],
  ['dance', `'dance' ${NO_COMMAND}`],
  ['constructor', `'constructor' ${NO_COMMAND}`],
  ['play', 'Which command card?'],
  ['play lice', "There is no command card 'lice'."],
  ['play forward now', "'play forward now' has too many words."],
  ['order', 'Which hex?'],
  ['order 12,1', "There is no hex '12,1'."],
  ['order 2,12', "There is no hex '2,12'."],
  ['order artillery now', "'order artillery now' has too many words."],
  ['move', "Write 'move 5,3 to 4,3'."],
  ['move 8,3 7,3', "Write 'move 5,3 to 4,3'."],
  ['move 8,3 at 7,3', "Write 'move 5,3 to 4,3'."],
  ['battle 8,3 to 7,3', "Write 'battle 5,3 at 4,3'."],
  ['move 0,0 to 7,3', "There is no hex '0,0'."],
  ['move 8,3 to', 'Which hex?'],
  ['move 8,3 to 9,99', "There is no hex '9,99'."],
  ['raid 8,3 to 7,3 fast', "'raid 8,3 to 7,3 fast' has too many words."],
  ['combat', 'Which combat card?'],
  ['combat forward', "There is no combat card 'forward'."],
  ['combat lice fleas', "'fleas' is neither a hex, a section nor a combat card."],
  ['combat lice 5,5 5,6', "'combat lice 5,5 5,6' has too many words."],
  ['dice', 'Which number of dice?'],
  ['dice 12', "There is no number of dice '12'."],
  ['section middle', "There is no section 'middle'."],
  ['standing easy', "There is no standing order 'easy'."],
  ['keep', 'Which command card?'],
  ['give-back', 'Which combat card?'],
  ['pass please', "'pass' stands alone."],
  ['done now', "'done' stands alone."],
])("'%s' is not understood", (text, message) => {
  expect(greatWar.parseCommand(board, text)).toEqual({
    ok: false,
    problem: { code: 'bad-command', text: message },
  })
})

test('what is far too long is not repeated in full', () => {
  for (const text of [
    `${'x'.repeat(5000)} y z`,
    `pass ${'y'.repeat(5000)}`,
    `play forward ${'z'.repeat(5000)}`,
  ]) {
    const result = greatWar.parseCommand(board, text)
    expect(!result.ok && result.problem.text.length).toBeLessThan(200)
  }
})
