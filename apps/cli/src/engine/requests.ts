/** What may be asked of the engine: the shape of every request, and plain words for one that does not fit. */
import { fail, ok, type Result } from '@bivouac/kernel'
import * as v from 'valibot'
import { didYouMean } from '../nearest.ts'

const TEXT_MAX = 200
const BOT_MAX = 2000
const LINES_MAX = 1000

// The message of a schema says what the field must be; `misfit` makes the sentence.
const text = v.pipe(v.string('text'), v.maxLength(TEXT_MAX, `text of at most ${TEXT_MAX} characters`))
const count = v.pipe(v.number('a number'), v.integer('a whole number'), v.minValue(0, 'zero or more'))
const command = v.union([text, v.pipe(v.number(), v.integer())], "a command's text or its code")
const LINE = 'a die or a pile, like {"die": 5} or {"order": ["…", "…"]}'
const line = v.union(
  [v.strictObject({ die: count }), v.strictObject({ order: v.array(v.union([text, count])) })],
  LINE,
)
// At the end, `seed` lets the generator decide whatever else is drawn.
const chance = v.pipe(
  v.array(v.union([line, v.literal('seed')], LINE), 'a list'),
  v.maxLength(LINES_MAX, `at most ${LINES_MAX} lines long`),
  v.check(lines => lines.lastIndexOf('seed', -2) < 0, "a list with 'seed' at its end only"),
)
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const scenario = v.union(
  [text, count, v.custom<object>(isObject)],
  "a scenario's id, its number or a whole scenario",
)

// A bot may be named by a whole command line.
const bot = v.pipe(v.string('text'), v.maxLength(BOT_MAX, `text of at most ${BOT_MAX} characters`))
const view = v.custom<object>(isObject, 'a view, as an object')

/** Every command with its fields. `id` and `cmd` belong to all of them. */
export const SHAPES = {
  hello: v.strictObject({}),
  scenarios: v.strictObject({ game: v.optional(text) }),
  new: v.strictObject({ game: text, scenario, seed: v.optional(text), chance: v.optional(chance) }),
  position: v.strictObject({ game: text, text: v.string('text'), seed: v.optional(text) }),
  imagine: v.strictObject({ game: text, scenario, view, seed: v.optional(text) }),
  legal: v.strictObject({ seat: v.optional(text) }),
  apply: v.strictObject({ seat: v.optional(text), command, chance: v.optional(chance) }),
  view: v.strictObject({ seat: text }),
  events: v.strictObject({ seat: v.optional(text), since: v.optional(count) }),
  explain: v.strictObject({ seat: text, command }),
  forecast: v.strictObject({ seat: text, command }),
  undo: v.strictObject({ seat: text }),
  search: v.strictObject({ seat: text, bot }),
  state: v.strictObject({}),
  record: v.strictObject({}),
  quit: v.strictObject({}),
}

export type Cmd = keyof typeof SHAPES
export type Ask<C extends Cmd> = v.InferOutput<(typeof SHAPES)[C]>
export type ChanceAsked = v.InferOutput<typeof chance>
export type Id = string | number
/** A request that fits; which command's fields `ask` holds, `cmd` says. */
export type Request = { readonly [C in Cmd]: { readonly cmd: C; readonly ask: Ask<C> } }[Cmd]

const CMDS = Object.keys(SHAPES) as Cmd[]
const isCmd = (word: string): word is Cmd => Object.hasOwn(SHAPES, word)

const envelope = v.looseObject({
  id: v.optional(v.union([text, v.pipe(v.number(), v.finite())], 'text or a number')),
  cmd: text,
})

/** Reads one line: its bytes, its JSON, its command, its fields. The id comes along whenever it could be read. */
export function parseRequest(bytes: Uint8Array): { id?: Id; request: Result<Request> } {
  const json = parseJson(bytes)
  if (!json.ok) return { request: json }
  if (!isObject(json.value))
    return { request: fail('bad-request', 'A request must be one JSON object, like {"cmd": "hello"}.') }
  const head = v.safeParse(envelope, json.value)
  if (!head.success) return { request: misfit(head.issues, ['id', 'cmd']) }
  const { id, ...rest } = head.output
  // Looked for in the JSON itself: in what a schema gives, some of them are left out.
  const inherited = inheritedField(json.value)
  const request = inherited === undefined ? requestIn(rest) : unknownField(inherited, [])
  return { ...(id === undefined ? {} : { id }), request }
}

function requestIn({ cmd, ...fields }: { cmd: string; [field: string]: unknown }): Result<Request> {
  if (!isCmd(cmd)) return fail('unknown-cmd', `There is no command '${short(cmd)}'.${didYouMean(cmd, CMDS)}`)
  const known = Object.keys(SHAPES[cmd].entries)
  const body = v.safeParse(SHAPES[cmd], fields)
  if (!body.success) return misfit(body.issues, known)
  // The schema was looked up by the same `cmd`, which the compiler cannot follow.
  return ok({ cmd, ask: body.output } as Request)
}

/**
 * The name of a field, however deep, that is also one of every object's: `constructor`, `__proto__`. To a schema no
 * such field is unknown. Not recursive: a stranger's nesting may be deeper than our stack.
 */
function inheritedField(json: unknown): string | undefined {
  const left = [json]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (name in Object.prototype) return name
      left.push(inner)
    }
  }
  return undefined
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parseJson(bytes: Uint8Array): Result<unknown> {
  let line: string
  try {
    line = utf8.decode(bytes)
  } catch {
    return fail('bad-utf8', 'This line is not UTF-8 text. Send one JSON object a line, in UTF-8.')
  }
  try {
    return ok(JSON.parse(line))
  } catch {
    return fail('bad-json', 'This line is not JSON. Send one JSON object a line, like {"cmd": "hello"}.')
  }
}

/** The first misfit, but a field that is not known before all: most often it is the one that is missing, misspelt. */
function misfit(issues: readonly v.BaseIssue<unknown>[], known: readonly string[]): Result<never> {
  const issue = issues.find(i => i.expected === 'never') ?? issues[0]
  const field = v.getDotPath(issue) ?? ''
  const where = short(field)
  if (issue.expected === 'never') return unknownField(field, known)
  if (issue.received === 'undefined')
    return fail('bad-request', `The field '${where}' is missing.`, { where })
  return fail('bad-request', `The field '${where}' must be ${issue.message}.`, { where })
}

const unknownField = (field: string, known: readonly string[]): Result<never> =>
  fail('bad-request', `The field '${short(field)}' is not known here.${didYouMean(field, known)}`, {
    where: short(field),
  })

/** A stranger's words, cut to a length that is safe to repeat. */
export const short = (words: string): string => (words.length > 60 ? `${words.slice(0, 60)}…` : words)
