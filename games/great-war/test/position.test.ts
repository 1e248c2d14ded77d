/** Positions as text: what is said of bad ones, and that printing and reading agree to the last cell. */
import { commands, seeded, unwrap } from '@bivouac/kernel'
import { openScenario, printedFlaws } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { boardOf } from './scenario-files.ts'
import { field } from './table.ts'

const read = (text: string) => greatWar.parsePosition(text, seeded, id => openScenario(greatWar, id))
const start = (lines: string): string => `great-war opening-action-2\nboard start\n${lines}`

test.each([
  ['nothing', '', 'line 1', "A position begins with 'great-war' and a scenario."],
  ['junk', 'rnbqkbnr/pppppppp', 'line 1', "A position begins with 'great-war' and a scenario."],
  ['another game', 'normandy la-raye', 'line 1', "A position begins with 'great-war' and a scenario."],
  [
    'an unknown scenario',
    'great-war nowhere',
    undefined,
    /^There is no scenario 'nowhere'; there are opening-action-1,/,
  ],
])('bad position, %s', (_, text, where, message) => {
  const result = read(text)
  if (result.ok) throw new Error('it was taken for a good one')
  expect(result.problem.where).toBe(where)
  expect(result.problem.text).toMatch(message)
})

const PLAY = 'doing play-card'

test.each<[string, string, string | undefined, string | RegExp]>([
  ['a card to be played with none', 'doing with-card', undefined, /^'with-card' needs the command card/],
  [
    'a choice of a card without one',
    'doing order\ndoing choose combat lice british 0 0',
    undefined,
    'The card lice has nothing to choose.',
  ],
  [
    'a window out of place',
    'doing move\ndoing answer before-close german german-1 5,5 none',
    undefined,
    /^The window 'before-close' must lie above 'attack'/,
  ],
  [
    'a window for the wrong side',
    'doing move\ndoing answer after-move british british-1 5,5 none',
    undefined,
    'A window is for the side whose turn it is not.',
  ],
  [
    'a window of no enemy answer',
    'doing move\ndoing answer own-end german none none none',
    undefined,
    /^'own-end' is no point/,
  ],
  ['cards to keep where none were drawn', 'doing keep', undefined, 'The decision leaves nothing to choose.'],
  [
    'no flag to follow',
    'doing battle\ndoing retreat german-1 0 0 1',
    undefined,
    'The decision has nothing left to do.',
  ],
  ['an unknown line', 'weather rain', 'line 3', "'weather' is not known here."],
  ['no decision', 'hq 6 6', undefined, 'No decision is told: add the line doing play-card.'],
  ['an unknown decision', 'doing dance', 'line 3', "'dance' is no decision of this game."],
  [
    'a decision told by halves',
    'doing retreat german-1',
    'line 3',
    "'retreat' takes 4 words: unit flags ignorable medals.",
  ],
  [
    'a decision of an unknown unit',
    `${PLAY}\ndoing retreat french-1 1 0 1`,
    'line 4',
    "'french-1' is no unit.",
  ],
  ['a decision without end', `${`${PLAY}\n`.repeat(20)}`, /line \d+/.source, /decisions/],
  ['two phases at once', `${PLAY}\ndoing battle`, undefined, 'A phase of the turn lies above another.'],
  [
    'no phase at the bottom',
    'doing take-ground british-1 5,5',
    undefined,
    'The decision at the bottom must be a phase of the turn.',
  ],
  [
    'a decision that nobody makes',
    'doing commanding 0',
    undefined,
    'The game waits where nobody is to choose.',
  ],
  [
    'a retreat of a unit off the board',
    'doing battle\ndoing retreat german-16 1 0 1',
    undefined,
    /german-16 is not on the board/,
  ],
  [
    'an unknown side',
    `turn 3 french\n${PLAY}`,
    'line 3',
    "There is no side 'french': write british or german.",
  ],
  ['a side missing', `turn 3\n${PLAY}`, 'line 3', /^A side is missing/],
  ['a number that is none', `hq six 6\n${PLAY}`, 'line 3', "'six' is not a number."],
  ['a number missing', `hq 6\n${PLAY}`, 'line 3', "'' is not a number."],
  ['an unknown end', `over british luck\n${PLAY}`, 'line 3', /^'luck' is no way to end: medals,/],
  [
    'an unknown objective',
    `held moon 1 0\n${PLAY}`,
    'line 3',
    "There is no objective 'moon' in Opening Action 2.",
  ],
  ['an unknown mark', `mark dead british-1\n${PLAY}`, 'line 3', "'dead' is nothing to mark units with."],
  [
    'a mark of an unknown unit',
    `mark moved british-17\n${PLAY}`,
    'line 3',
    /^A unit is called british-1 to british-16/,
  ],
  [
    'a mark of a unit off the board',
    `mark moved british-16\n${PLAY}`,
    undefined,
    'A unit that is gone is still moved.',
  ],
  ['an unknown flag', `flags sunshine\n${PLAY}`, 'line 3', "'sunshine' has an unknown flag."],
  ['a note that does not fit', `note reach 2\n${PLAY}`, 'line 3', "'note reach 2' does not fit."],
  ['an unknown note', `note weather 2\n${PLAY}`, 'line 3', "'note weather 2' does not fit."],
  ['an unknown card', `combat british-hand sword\n${PLAY}`, 'line 3', "There is no combat card 'sword'."],
  [
    'a card of the other deck',
    `command british-hand lice\n${PLAY}`,
    'line 3',
    "There is no command card 'lice'.",
  ],
  ['an unknown pile', `combat pocket lice\n${PLAY}`, 'line 3', /^There is no pile 'pocket': deck, discard,/],
  ['a pile without a name', `combat\n${PLAY}`, 'line 3', /^There is no pile ''/],
  [
    'more cards than there are',
    `combat british-hand lice*2\n${PLAY}`,
    undefined,
    "There are not so many cards 'lice'.",
  ],
  [
    'far more cards than there are',
    `combat british-hand lice*999999999\n${PLAY}`,
    'line 3',
    /lice\*999999999/,
  ],
  [
    'a card counted twice',
    `combat british-hand lice.1\ncombat discard lice.1\n${PLAY}`,
    undefined,
    'The card lice.1 is counted twice: in british-hand and in discard.',
  ],
  [
    'a known card that is elsewhere',
    `known british lice.1\n${PLAY}`,
    undefined,
    'A combat card is known in the british hand but is not there.',
  ],
  ['an unknown known card', `known british sword.1\n${PLAY}`, 'line 3', "There is no combat card 'sword.1'."],
  ['too many tokens', `hq 20 20\n${PLAY}`, undefined, /HQ tokens/],
  ['medals that have won already', `kept 6 0\n${PLAY}`, undefined, 'british has 6 medals and has not won.'],
  [
    'an objective held by nobody',
    `held german-front 1 0\n${PLAY}`,
    undefined,
    "british has medals for 'german-front' without holding it.",
  ],
])('bad position, %s', (_, lines, where, message) => {
  const result = read(start(lines))
  if (result.ok) throw new Error('it was taken for a good one')
  expect(result.problem.code).toBe('bad-position')
  expect(result.problem.text).toMatch(message)
  if (where === undefined) expect(result.problem.where).toBeUndefined()
  else expect(result.problem.where).toMatch(new RegExp(`^${where}$`))
})

const drawn = (change: (text: string) => string, lines = PLAY): string =>
  `great-war opening-action-2\n${lines}\n${change(field({ '5,5': 'T:gi4', '8,5': '.:bi4' }))}`

test.each<[string, (text: string) => string, string, string | RegExp]>([
  ['a hex too few', text => text.replace('. ', ''), 'line 4', 'Row 1 of the board has 12 hexes, not 11.'],
  [
    'a row missing',
    text => text.trimEnd().split('\n').slice(0, -1).join('\n'),
    'line 14',
    /^Row 11 of the board has 12 hexes/,
  ],
  [
    'an unknown terrain',
    text => text.replace('T:', 'Z:'),
    'line 8',
    /^'Z:gi4' in row 5 is no hex: write a terrain letter/,
  ],
  ['five figures', text => text.replace('gi4', 'gi5'), 'line 8', /^'T:gi5' in row 5 is no hex/],
  [
    'a unit with a number twice',
    text => text.replace('T:gi4', 'T:g1i4').replace('. ', '.:g1i4 '),
    'line 8',
    /^Row 5: the german unit in 'T:g1i4' has no number left\.$/,
  ],
  ['the seventeenth unit', text => text.replaceAll('. ', '.:gi4 '), 'line 5', /has no number left/],
])('bad board, %s', (_, change, where, message) => {
  const result = read(drawn(change))
  if (result.ok) throw new Error('it was taken for a good one')
  expect(result.problem.text).toMatch(message)
  expect(result.problem.where).toBe(where)
})

test('by hand: the start of the board, cards by title and the rest together, tokens told or not', () => {
  const t = unwrap(
    read(start(`${PLAY}\ncombat british-hand lice trench-raid\ncommand german-hand attack-left*2`)),
  )
  const view = greatWar.view(t, 0)
  expect(view.british.own?.combat).toEqual(['trench-raid.1', 'lice.1'])
  expect(view.german.hand.command).toBe(2)
  expect([view.british.hq, view.german.hq, view.pool]).toEqual([10, 8, 12])
  expect(view.units).toHaveLength(greatWar.view(t, 1).units.length)
})

test('the rest of a deck lies below what is named, and may lie elsewhere', () => {
  const t = unwrap(read(start(`${PLAY}\ncombat deck tactician lice`)))
  expect(greatWar.printPosition(t)).toMatch(/^combat deck tactician\.1 lice\.1 advance-over-the-top\.1 /m)
  const few = unwrap(read(start(`${PLAY}\ncombat deck tactician\ncombat discard *`)))
  expect(greatWar.printPosition(few)).toMatch(/^combat deck tactician\.1$/m)
})

test.each(greatWar.scenarios.map(({ id }) => id))(
  '%s: printed and read again it is the same to the last cell',
  id => {
    expect(printedFlaws(greatWar, boardOf(id), { looks: 120, apart: 25 })).toEqual([])
  },
)

test('[G-4.1] a side without a command card goes on to the end of its turn', () => {
  const t = unwrap(read(start(PLAY)))
  const list = commands()
  greatWar.legal(t, 0, list)
  expect([...list.codes.subarray(0, list.count)].map(code => greatWar.formatCommand(t.board, code))).toEqual([
    'done',
  ])
  greatWar.apply(t, 0, list.codes[0])
  expect(greatWar.decision(t).kind).toBe('end-turn')
  expect(greatWar.view(t, 0).british.hand.command).toBe(1)
  const held = unwrap(read(start(`${PLAY}\ncommand british-hand forward`)))
  const done = unwrap(greatWar.parseCommand(t.board, 'done'))
  expect(greatWar.explain(t.board, greatWar.view(held, 0), done)?.key).toBe('card-first')
})
