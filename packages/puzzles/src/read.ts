/** Reads files of puzzles: whatever comes from outside is checked, and what is wrong is said in one sentence, with the place. */
import { fail, ok, type Result } from '@bivouac/kernel'
import * as v from 'valibot'
import { isClear, PUZZLE_FORMAT, type PuzzleFile } from './puzzle.ts'

const PUZZLES_MOST = 5000
const CHOICES_MOST = 200
const POSITION_MOST = 20_000

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const id = v.pipe(line, v.regex(/^[a-z0-9-]+$/, 'An id is made of small letters, digits and hyphens.'))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const chance = v.pipe(whole, v.maxValue(10_000))

const proven = v.pipe(
  v.strictObject({ seed: line, best: chance, second: chance, runnerUp: line, error: chance }),
  v.check(gap => isClear(gap), 'The solution is not clearly the best: this is no puzzle.'),
)

const tries = v.pipe(
  v.strictObject({ solved: whole, of: v.pipe(whole, v.minValue(1)) }),
  v.check(({ solved, of }) => solved <= of, 'A level cannot solve it more often than it tried.'),
)

const puzzle = v.strictObject({
  id,
  scenario: line,
  rules: whole,
  position: v.pipe(v.string(), v.maxLength(POSITION_MOST)),
  seat: v.picklist([0, 1]),
  motif: line,
  rating: v.pipe(whole, v.maxValue(5000)),
  deviation: v.pipe(whole, v.maxValue(350)),
  choices: v.pipe(
    v.array(v.strictObject({ command: line, chance, error: chance })),
    v.minLength(2, 'A puzzle needs at least two commands to choose from.'),
    v.maxLength(CHOICES_MOST),
    v.check(
      all => new Set(all.map(({ command }) => command)).size === all.length,
      'A command stands among the choices twice.',
    ),
  ),
  proof: v.strictTuple([proven, proven]),
  tries: v.strictObject({ recruit: tries, regular: tries, veteran: tries, expert: tries }),
  source: v.strictObject({
    levels: v.strictTuple([line, line]),
    seed: line,
    round: whole,
    number: v.pipe(whole, v.minValue(1)),
    played: line,
    winner: v.nullable(line),
    ending: line,
  }),
})

/** What tells such a file from any other. */
const marked = { format: v.literal(PUZZLE_FORMAT) }

const file = v.strictObject({
  ...marked,
  game: line,
  seed: line,
  games: whole,
  descents: v.strictObject({ screen: whole, pick: whole, grow: whole, measure: whole }),
  puzzles: v.pipe(
    v.array(v.unknown()),
    v.maxLength(PUZZLES_MOST, `A file holds at most ${PUZZLES_MOST} puzzles.`),
    v.array(puzzle),
    v.check(
      all => new Set(all.map(one => one.id)).size === all.length,
      'Two puzzles of the file have the same id.',
    ),
  ),
})

/** The content of a file, parsed as JSON already. `motifs` are those of the game that it is to be of. */
export function readPuzzles(data: unknown, game: string, motifs: readonly string[]): Result<PuzzleFile> {
  if (!v.is(v.object(marked), data))
    return fail('bad-puzzles', `This is no file of puzzles of format ${PUZZLE_FORMAT}.`, {
      where: 'the file',
    })
  const read = v.safeParse(file, data)
  if (!read.success) {
    const issue = read.issues[0]
    return fail('bad-puzzles', issue.message, { where: v.getDotPath(issue) ?? 'the file' })
  }
  const found = read.output
  if (found.game !== game)
    return fail('bad-puzzles', `These puzzles are of '${found.game}', not of '${game}'.`, { where: 'game' })
  const at = found.puzzles.findIndex(({ motif }) => !motifs.includes(motif))
  if (at >= 0)
    return fail('bad-puzzles', `There is no motif '${found.puzzles[at].motif}' in this game.`, {
      where: `puzzles.${at}.motif`,
    })
  return ok(found)
}

/** One puzzle a line, so that a change shows as a change of lines. */
export function writePuzzles({ puzzles, ...head }: PuzzleFile): string {
  const lines = puzzles.map(one => `\n${JSON.stringify(one)}`).join(',')
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[${lines}\n]}\n`
}
