/** Reads the text of a recorded game. */
import type { Scripted } from './chance.ts'
import {
  type GameRecord,
  RECORD_FORMAT,
  type RecordBack,
  type RecordBot,
  type RecordEntropy,
  type RecordLine,
  type RecordStep,
} from './record.ts'
import { fail, ok, type Result } from './result.ts'

/** Chance as a line of a record has it, ` | d10 5 8 | us-deck scout-a.1 …`, as a script. */
export const chanceIn = (text: string): readonly Scripted[] =>
  text
    .split('|')
    .slice(1)
    .flatMap((part): Scripted[] => {
      const [what, ...rest] = part.trim().split(/\s+/)
      return /^d\d+$/.test(what) ? rest.map(face => ({ die: Number(face) })) : [{ order: rest }]
    })

const parseStep = (line: number, chanceText: string, check: string): RecordStep => ({
  line,
  chanceText,
  chance: chanceIn(chanceText),
  check,
})

/** A record that is not in order, with its line. */
export const brokenRecord = (line: number, text: string): Result<never> =>
  fail('bad-record', text, { where: `line ${line}` })

/** Reads the text of a recorded game. What its commands mean is for `replay` to say. */
export function parseRecord(text: string): Result<GameRecord> {
  const all = text.replaceAll('\r\n', '\n').split('\n')
  while (all.at(-1)?.trim() === '') all.pop()
  const unreadable = whyUnreadable(all)
  if (unreadable) return unreadable
  const opening = headIn(all)
  if (!opening.ok) return opening
  const { head, at } = opening.value
  const setup = all[at]?.match(/^setup((?: \| [^|=]+)*) = ([0-9a-f]{8})$/)
  if (!setup) return brokenRecord(at + 1, "The line 'setup …' is missing or damaged.")
  const body = linesIn(all, at + 1)
  if (!body.ok) return body
  const end = endIn(all, body.value.at)
  if (!end.ok) return end
  return ok({
    head,
    setup: parseStep(at + 1, setup[1], setup[2]),
    lines: body.value.lines,
    entropy: [...opening.value.entropy, ...body.value.entropy],
    ...end.value,
    closing: body.value.at + 1,
  })
}

/** Why this is no record, or none that this program reads. */
function whyUnreadable(all: readonly string[]): Result<never> | undefined {
  const first = all[0]?.match(/^bivouac-game (\d+)$/)
  if (!first) return brokenRecord(1, "This is not a recorded game: its first line must be 'bivouac-game 1'.")
  const format = Number(first[1])
  if (format > RECORD_FORMAT)
    return fail(
      'newer-format',
      `This file has format ${format}, which is newer than this program reads (up to ${RECORD_FORMAT}). Update the program to open it.`,
      { where: 'line 1' },
    )
  return format < 1 ? brokenRecord(1, `There is no format ${format} of recorded games.`) : undefined
}

/** The head, what was committed to before the setup, and where the lines after it begin. */
function headIn(
  all: readonly string[],
): Result<{ head: GameRecord['head']; entropy: RecordEntropy[]; at: number }> {
  const given: Record<string, string> = {}
  const entropy: RecordEntropy[] = []
  const bots: RecordBot[] = []
  let at = 1
  for (; at < all.length && !/^(setup|\d|end|state)\b/.test(all[at]); at++) {
    const opened = entropyIn(all[at], 0)
    const bot = all[at].match(/^player (\S+) bot (\S+)$/)
    const m = all[at].match(/^(game|rules|scenario|house|position|commitment sha256|seed) (.*)$/)
    if (opened) entropy.push(opened)
    else if (bot) bots.push({ side: bot[1], level: bot[2] })
    else if (m) given[m[1]] = m[2]
    else
      return brokenRecord(
        at + 1,
        `'${all[at]}' is not known here: expected game, rules, scenario, house, position, commitment, seed, player, entropy or setup.`,
      )
  }
  for (const name of ['game', 'rules', 'scenario'])
    if (!given[name]) return brokenRecord(at + 1, `The line '${name} …' is missing.`)
  const scenario = given.scenario.match(/^(\S+) ([0-9a-f]{8})$/)
  if (!scenario)
    return brokenRecord(4, `'scenario ${given.scenario}' is damaged: expected a name and eight digits.`)
  const rules = Number(given.rules)
  if (!Number.isInteger(rules))
    return brokenRecord(
      all.indexOf(`rules ${given.rules}`) + 1,
      `'${given.rules}' is no version of the rules.`,
    )
  const position = given.position === undefined ? ok(undefined) : positionIn(given.position)
  if (!position.ok) return brokenRecord(all.indexOf(`position ${given.position}`) + 1, position.problem.text)
  const head = {
    game: given.game,
    rules,
    scenario: scenario[1],
    fingerprint: scenario[2],
    ...(given.house !== undefined ? { house: given.house } : {}),
    ...(position.value !== undefined ? { position: position.value } : {}),
    ...(given['commitment sha256'] ? { commitment: given['commitment sha256'] } : {}),
    ...(given.seed !== undefined ? { seed: given.seed } : {}),
    ...(bots.length > 0 ? { bots } : {}),
  }
  return ok({ head, entropy, at })
}

/** Reads lines that follow a record in which so many commands stand and so many entries were made. */
export function parseMore(
  more: readonly string[],
  begun: { readonly standing: number; readonly entries: number },
): Result<Pick<GameRecord, 'lines' | 'entropy'>> {
  const read = linesIn(more, 0, begun)
  if (!read.ok || read.value.at === more.length) return read
  return brokenRecord(read.value.at + 1, `'${more[read.value.at]}' is no line of a story.`)
}

/** The story, which begins at `from`, the bytes that were opened on the way, and where the lines after it begin. */
function linesIn(
  all: readonly string[],
  from: number,
  begun = { standing: 0, entries: 0 },
): Result<Pick<GameRecord, 'lines' | 'entropy'> & { at: number }> {
  const lines: (RecordLine | RecordBack)[] = []
  const entropy: RecordEntropy[] = []
  /** How many commands stand. */
  let { standing } = begun
  let before: Pick<RecordLine, 'at' | 'rules'> = {}
  let at = from
  for (; at < all.length && /^(?:\d|rules |at |back |entropy )/.test(all[at]); at++) {
    const opened = entropyIn(all[at], begun.entries + lines.length + 1)
    const word = all[at].match(/^(?:rules (?<rules>\d+)|at (?<at>\d{4}-\d\d-\d\dT[\d:.]+Z))$/)?.groups
    if (opened) entropy.push(opened)
    else if (word?.rules) before = { ...before, rules: Number(word.rules) }
    else if (word?.at) before = { ...before, at: word.at }
    else {
      const line = /^back /.test(all[at])
        ? backIn(all[at], at + 1, standing, before)
        : commandIn(all[at], at + 1, standing, before)
      if (!line.ok) return line
      lines.push(line.value)
      standing = 'to' in line.value ? line.value.to : standing + 1
      before = {}
    }
  }
  if (before.rules !== undefined)
    return brokenRecord(at, `A command must follow the line 'rules ${before.rules}'.`)
  return before.at === undefined
    ? ok({ lines, entropy, at })
    : brokenRecord(at, `What was done then must follow the line 'at ${before.at}'.`)
}

/** One command, which comes after so many that stand. */
function commandIn(
  text: string,
  line: number,
  standing: number,
  before: Pick<RecordLine, 'at' | 'rules'>,
): Result<RecordLine> {
  const m = text.match(/^(\d+) (\S+) ([^|=]+?)((?: \| [^|=]+)*) = ([0-9a-f]{8})$/)
  if (!m) return brokenRecord(line, `'${text}' is damaged: expected 'number side command | chance = check'.`)
  if (Number(m[1]) !== standing + 1)
    return brokenRecord(line, `Command ${standing + 1} is missing: this line is number ${m[1]}.`)
  return ok({ ...parseStep(line, m[4], m[5]), side: m[2], command: m[3], ...before })
}

function backIn(
  text: string,
  line: number,
  standing: number,
  { at, rules }: Pick<RecordLine, 'at' | 'rules'>,
): Result<RecordBack> {
  const to = Number(text.match(/^back to (\d+)$/)?.[1])
  if (Number.isNaN(to)) return brokenRecord(line, `'${text}' is damaged: expected 'back to number'.`)
  if (rules !== undefined) return brokenRecord(line - 1, `A command must follow the line 'rules ${rules}'.`)
  if (to >= standing)
    return brokenRecord(line, `${standing} commands stand here: the game cannot go back to ${to}.`)
  return ok({ line, to, ...(at === undefined ? {} : { at }) })
}

/** A line `entropy side hash bytes`, whose bytes count from an entry on. */
function entropyIn(text: string, from: number): RecordEntropy | undefined {
  const m = text.match(/^entropy (\S+) ([0-9a-f]{64}) ([0-9a-f]+)$/)
  return m ? { side: m[1], hash: m[2], bytes: m[3], from } : undefined
}

/** The closing lines, which begin at `from`: how it ended, if it did, the secret, if it is told, and the last state. */
function endIn(
  all: readonly string[],
  from: number,
): Result<Pick<GameRecord, 'ending' | 'secret' | 'state'>> {
  let at = from
  const end = all[at]?.match(/^end (\S+) (\S+)$/)
  if (end) at++
  const secret = all[at]?.match(/^secret (\S+)$/)
  if (secret) at++
  const state = all[at]?.match(/^state ([0-9a-f]{32})$/)
  if (!state)
    return brokenRecord(at + 1, "The file is cut off or damaged here: it must close with the line 'state …'.")
  if (at + 1 < all.length)
    return brokenRecord(at + 2, `Nothing may follow the line 'state …', but here is '${all[at + 1]}'.`)
  return ok({
    ...(end ? { ending: { winner: end[1], reason: end[2] } } : {}),
    ...(secret ? { secret: secret[1] } : {}),
    state: state[1],
  })
}

/** The position's text, which stands there as JSON to fit on one line. */
function positionIn(json: string): Result<string> {
  try {
    const text: unknown = JSON.parse(json)
    if (typeof text === 'string') return ok(text)
  } catch {
    // Reported below, whatever is wrong with it.
  }
  return fail('bad-record', 'The position is damaged: expected its text in quotation marks, as JSON.')
}
