/** Studies at the host: how chapters begin, commands that are tried with chosen and with drawn chance, and what is told of a tree. */
import type { ChapterStart, StudyMove, StudyPlace } from '@bivouac/protocol'
import { describe, expect, test } from 'vitest'
import { AGAINST_REGULAR, runningAndOver } from './bench.ts'

const { bench, running, over } = await runningAndOver()

const GAMES = [
  { game: 'normandy', scenario: 'la-raye' },
  { game: 'great-war', scenario: 'somme-beaumont-hamel' },
] as const

const begin = async (game: (typeof GAMES)[number]): Promise<ChapterStart> =>
  (await bench.ask('studyBegin', { origin: { from: 'scenario', ...game } })).start

/** Goes on by whatever is allowed first, with chance that is drawn, until `isEnough`. */
async function wander(start: ChapterStart, isEnough: (move: StudyMove) => boolean): Promise<StudyMove[]> {
  const moves: StudyMove[] = []
  for (let i = 0; i < 400; i++) {
    const found = await bench.ask('studyAt', { place: { start, moves }, seats: [0, 1] })
    const now = found.find(one => one.moment.legal.length > 0)!
    const { legal, seat } = now.moment
    const command = legal[(i * 7) % legal.length]
    const tried = await bench.ask('studyTry', { place: { start, moves }, seat, command, chance: 'drawn' })
    if (!('move' in tried)) throw new Error('drawn chance is never asked for')
    moves.push(tried.move)
    if (isEnough(tried.move)) return moves
  }
  throw new Error('nothing of the kind came about')
}

describe.each(GAMES)('$game', game => {
  test('a chapter from a scenario goes on by drawn chance, and each move repeats exactly', async () => {
    const start = await begin(game)
    const moves = await wander(start, move => move.chance.includes(' | d'))
    const place: StudyPlace = { start, moves }
    const [once] = await bench.ask('studyAt', { place, seats: [0] })
    const [again] = await bench.ask('studyAt', { place, seats: [0] })
    expect(once).toEqual(again)
    expect(once.moment.seq).toBe(moves.length)
    expect(once.led?.facts.length).toBeGreaterThan(0)
  })

  test('a position begins a chapter, and one that does not fit is refused', async () => {
    const { id } = await bench.ask('create', {
      plan: { ...AGAINST_REGULAR, module: game.game, scenario: game.scenario },
    })
    const text = await bench.ask('share', { game: id, seat: 0, seq: 0 })
    const { start } = await bench.ask('studyBegin', { origin: { from: 'position', text } })
    expect(start).toMatchObject(game)
    const [{ moment }] = await bench.ask('studyAt', { place: { start, moves: [] }, seats: [0] })
    expect(moment.view).toEqual((await bench.ask('moment', { game: id, seat: 0, seq: 0 })).view)
    for (const bad of ['', 'chess opening', text.slice(0, text.length / 2)])
      expect(await bench.refused('studyBegin', { origin: { from: 'position', text: bad } })).toMatch(
        /position|unknown/,
      )
  })

  test('dice are chosen one by one, and fall as they were chosen', async () => {
    const start = await begin(game)
    const moves = await wander(start, move => / \| d\d+ /.test(move.chance))
    const last = moves.at(-1)!
    const place = { start, moves: moves.slice(0, -1) }
    const seat = { us: 0, british: 0, german: 1 }[last.side]!
    const [{ moment }] = await bench.ask('studyAt', { place, seats: [seat] })
    const text = await Promise.all(
      moment.legal.map(async command => ({
        command,
        tried: await bench.ask('studyTry', { place, seat, command, chance: 'drawn' }),
      })),
    )
    const { command } = text.find(({ tried }) => 'move' in tried && tried.move.command === last.command)!
    const chosen: { die: number }[] = []
    for (;;) {
      const tried = await bench.ask('studyTry', { place, seat, command, chance: chosen })
      if ('move' in tried) {
        expect(tried.move.chance.replaceAll(/ \| (?:d\d+)?/g, '').trim()).toContain(
          chosen.map(one => one.die).join(' '),
        )
        break
      }
      if (!('faces' in tried.wants)) throw new Error('a die is asked for here')
      chosen.push({ die: tried.wants.faces - 1 })
    }
    expect(chosen.length).toBeGreaterThan(0)
    expect(await bench.refused('studyTry', { place, seat, command, chance: [{ die: 99 }] })).toBe(
      'bad-script',
    )
  })
})

describe('a moment of a game', () => {
  test('that is over is the position itself', async () => {
    const { start, hands } = await bench.ask('studyBegin', {
      origin: { from: 'moment', game: over, seq: 17, seat: 0 },
    })
    expect(hands).toBe('known')
    for (const seat of [0, 1, -1]) {
      const [{ moment }] = await bench.ask('studyAt', { place: { start, moves: [] }, seats: [seat] })
      expect(moment.view).toEqual((await bench.ask('moment', { game: over, seat, seq: 17 })).view)
    }
  })

  test('that is still being played gives away nothing the seat does not know', async () => {
    const origin = { from: 'moment', game: running, seq: 17, seat: 0 } as const
    const { start, hands } = await bench.ask('studyBegin', { origin })
    expect(hands).toBe('unknown')
    const [{ moment }] = await bench.ask('studyAt', { place: { start, moves: [] }, seats: [0] })
    expect(moment.view).toEqual((await bench.ask('moment', { game: running, seat: 0, seq: 17 })).view)
    expect(await bench.refused('studyBegin', { origin: { ...origin, seat: 1 } })).toBe('not-your-seat')
    const hidden = await Promise.all(
      [1, 2, 3, 4].map(async () => (await bench.ask('studyBegin', { origin })).start.position),
    )
    expect(new Set(hidden).size).toBeGreaterThan(1)
  })
})

test('a command that is not allowed, or not the seat’s, is refused by the rules', async () => {
  const start = await begin(GAMES[0])
  const place = { start, moves: [] }
  expect(await bench.refused('studyTry', { place, seat: 0, command: 123456, chance: 'drawn' })).toBe(
    'no-such-command',
  )
  const moves = [{ side: 'us', command: 'end-turn', chance: '' }]
  expect(await bench.refused('studyAt', { place: { start, moves }, seats: [0] })).toMatch(
    /illegal|bad-command/,
  )
})

test('a tree is told branch by branch; a text is read as far as it holds', async () => {
  const start = await begin(GAMES[0])
  const line = await wander(start, move => move.chance !== '')
  const tree = line.toReversed().reduce<object[]>((next, move) => [{ ...move, next }], []) as never
  const shown = await bench.ask('studyTell', { start, tree })
  expect(shown.map(one => one.path.length)).toEqual(line.map((_, i) => i + 1))
  const text = [
    'bivouac-study 1',
    'title Trials',
    'chapter One',
    `game ${start.game}`,
    `scenario ${start.scenario}`,
    `setup${start.setup}`,
    'moves',
    ...line.map((move, i) => `${i + 1} ${move.side} ${move.command}${move.chance}`),
  ].join('\n')
  const read = await bench.ask('studyRead', { text })
  expect(read.problems).toEqual([])
  expect((await bench.ask('studyRead', { text: read.text })).text).toBe(read.text)
  const wrong = await bench.ask('studyRead', { text: `${text}\n${line.length + 1} us fly moon` })
  expect(wrong.problems.map(one => one.where)).toEqual([`line ${8 + line.length}`])
  expect(wrong.text).toBe(read.text)
  expect(await bench.refused('studyRead', { text: '<b>' })).toBe('bad-study')
})

test('Expert has lines at any moment, from what the seat knows', async () => {
  const start = await begin(GAMES[0])
  const lines = await bench.ask('studyHint', { place: { start, moves: [] }, seat: 1 })
  expect(lines.length).toBeGreaterThan(0)
  expect(lines[0].chance).toBeGreaterThanOrEqual(lines.at(-1)!.chance)
})
