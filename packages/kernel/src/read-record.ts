/** Reads the text of a recorded game. */
import type { Scripted } from './chance.ts'
import { type GameRecord, RECORD_FORMAT, type RecordLine, type RecordStep } from './record.ts'
import { fail, ok, type Result } from './result.ts'

function parseStep(line: number, chanceText: string, check: string): RecordStep {
  const parts = chanceText.split('|').slice(1)
  const chance = parts.flatMap((text): Scripted[] => {
    const [what, ...rest] = text.trim().split(/\s+/)
    return /^d\d+$/.test(what) ? rest.map(face => ({ die: Number(face) })) : [{ order: rest }]
  })
  return { line, chanceText, chance, check }
}

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

/** The head, and where the lines after it begin. */
function headIn(all: readonly string[]): Result<{ head: GameRecord['head']; at: number }> {
  const given: Record<string, string> = {}
  let at = 1
  for (; at < all.length && !/^(setup|\d|end|state)\b/.test(all[at]); at++) {
    const m = all[at].match(/^(game|rules|scenario|house|position|commitment sha256|seed) (.*)$/)
    if (!m)
      return brokenRecord(
        at + 1,
        `'${all[at]}' is not known here: expected game, rules, scenario, house, position, commitment, seed or setup.`,
      )
    given[m[1]] = m[2]
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
  }
  return ok({ head, at })
}

/** The commands, which begin at `from`, and where the lines after them begin. */
function linesIn(all: readonly string[], from: number): Result<{ lines: RecordLine[]; at: number }> {
  const lines: RecordLine[] = []
  let otherRules: number | undefined
  let at = from
  for (; at < all.length && /^(?:\d|rules )/.test(all[at]); at++) {
    const version = all[at].match(/^rules (\d+)$/)
    if (version) {
      otherRules = Number(version[1])
      continue
    }
    const m = all[at].match(/^(\d+) (\S+) ([^|=]+?)((?: \| [^|=]+)*) = ([0-9a-f]{8})$/)
    if (!m)
      return brokenRecord(at + 1, `'${all[at]}' is damaged: expected 'number side command | chance = check'.`)
    if (Number(m[1]) !== lines.length + 1)
      return brokenRecord(at + 1, `Command ${lines.length + 1} is missing: this line is number ${m[1]}.`)
    lines.push({
      ...parseStep(at + 1, m[4], m[5]),
      side: m[2],
      command: m[3],
      ...(otherRules === undefined ? {} : { rules: otherRules }),
    })
    otherRules = undefined
  }
  return otherRules === undefined
    ? ok({ lines, at })
    : brokenRecord(at, `A command must follow the line 'rules ${otherRules}'.`)
}

/** The closing lines, which begin at `from`: how it ended, if it did, and the last state. */
function endIn(all: readonly string[], from: number): Result<Pick<GameRecord, 'ending' | 'state'>> {
  const end = all[from]?.match(/^end (\S+) (\S+)$/)
  const at = end ? from + 1 : from
  const state = all[at]?.match(/^state ([0-9a-f]{32})$/)
  if (!state)
    return brokenRecord(at + 1, "The file is cut off or damaged here: it must close with the line 'state …'.")
  if (at + 1 < all.length)
    return brokenRecord(at + 2, `Nothing may follow the line 'state …', but here is '${all[at + 1]}'.`)
  return ok({ ...(end ? { ending: { winner: end[1], reason: end[2] } } : {}), state: state[1] })
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
