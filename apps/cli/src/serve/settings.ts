/**
 * Settings of a verb that may also come from the environment or from a file. Flags go before the environment, the environment before the
 * file, the file before what we think is right. The file has one `key = value` a line and `#` for remarks: a line can be named where it
 * is wrong, and no value needs quotes.
 */
import { type Command, InvalidArgumentError, type Option } from 'commander'
import { UserError } from '../errors.ts'
import { readText } from '../files.ts'
import { didYouMean } from '../nearest.ts'
import { aligned } from '../output.ts'
import type { Place } from './values.ts'

const PREFIX = 'BIVOUAC_'
/** Not of the server: what tests and tools of ours go by. */
const OTHERS = ['BIVOUAC_CHROMIUM', 'BIVOUAC_GAMES', 'BIVOUAC_WINDOWS', 'BIVOUAC_FIRST', 'BIVOUAC_SCREENS']
/** Said where the program is started, and nowhere else. */
const FLAGS_ONLY = ['config', 'settings', 'json', 'help']
const CONFIG = `${PREFIX}CONFIG`

interface Said {
  readonly key: string
  readonly text: string
  /** Where it was said, for people. */
  readonly where: string
}

interface Row {
  readonly key: string
  readonly value: string
  readonly from: string
}

const keyOf = ({ long = '' }: Option): string => long.replace(/^--(?:no-)?/, '')
const settingsOf = (verb: Command): readonly Option[] =>
  verb.options.filter(option => !FLAGS_ONLY.includes(keyOf(option)))
const variableOf = (key: string): string => PREFIX + key.toUpperCase().replaceAll('-', '_')

/** Puts into the verb's options what the environment and the file say, and gives back where each value has come from. */
export function readSettings(verb: Command, env: NodeJS.ProcessEnv): readonly Row[] {
  const from = new Map<string, string>()
  for (const option of settingsOf(verb))
    if (verb.getOptionValueSource(option.attributeName()) === 'cli') from.set(keyOf(option), 'flag')
  const file = (verb.opts() as { config?: string }).config ?? env[CONFIG]
  for (const said of [...inEnvironment(verb, env), ...(file === undefined ? [] : inFile(verb, file))]) {
    const option = settingsOf(verb).find(one => keyOf(one) === said.key)
    if (option === undefined) continue
    // What is overruled is read all the same: a mistake in it would come to light on another day.
    const value = readValue(option, said)
    if (from.has(said.key)) continue
    verb.setOptionValueWithSource(option.attributeName(), value, 'config')
    from.set(said.key, said.where)
  }
  const values = verb.opts() as Readonly<Record<string, unknown>>
  return settingsOf(verb).map(option => ({
    key: keyOf(option),
    value: shown(values[option.attributeName()]),
    from: from.get(keyOf(option)) ?? 'default',
  }))
}

export const settingsTable = (rows: readonly Row[]): string =>
  aligned(rows, [
    { head: 'setting', cell: row => row.key },
    { head: 'value', cell: row => row.value },
    { head: 'from', cell: row => row.from },
  ])

function inEnvironment(verb: Command, env: NodeJS.ProcessEnv): Said[] {
  const keys = settingsOf(verb).map(keyOf)
  const known = new Map(keys.map(key => [variableOf(key), key]))
  return Object.entries(env).flatMap(([name, text]) => {
    if (!name.startsWith(PREFIX) || text === undefined || OTHERS.includes(name) || name === CONFIG) return []
    const key = known.get(name)
    if (key !== undefined) return [{ key, text, where: name }]
    const typed = name.slice(PREFIX.length).toLowerCase().replaceAll('_', '-')
    throw new UserError(
      'unknown-setting',
      `There is no setting '${typed}'.${didYouMean(typed, keys)} Correct '${name}', or remove it from the environment.`,
    )
  })
}

function inFile(verb: Command, file: string): Said[] {
  const keys = settingsOf(verb).map(keyOf)
  const said: Said[] = []
  for (const [i, line] of readText(file)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const where = `${file}, line ${i + 1}`
    if (/^\s*(?:#|$)/.test(line)) continue
    const [, key, text] = line.match(/^\s*([a-z-]+)\s*=\s*(.*?)\s*$/) ?? []
    if (key === undefined)
      throw new UserError('bad-config', "A line must be 'key = value', or begin with '#'.", { where })
    if (!keys.includes(key))
      throw new UserError('unknown-setting', `There is no setting '${key}'.${didYouMean(key, keys)}`, {
        where,
      })
    if (said.some(one => one.key === key))
      throw new UserError(
        'bad-config',
        `'${key}' is set twice: keep one of the two lines. A list is written with commas.`,
        { where },
      )
    said.push({ key, text, where })
  }
  return said
}

function readValue(option: Option, { key, text, where }: Said): unknown {
  if (!option.required) return yesOrNo(key, text, where)
  const read = option.parseArg as ((text: string, before: unknown) => unknown) | undefined
  const { defaultValue } = option
  try {
    if (text === '') throw new InvalidArgumentError('It is empty: give it a value, or remove it.')
    if (read === undefined) return text
    if (!Array.isArray(defaultValue)) return read(text, defaultValue)
    return text.split(/[,\s]+/).reduce((all: unknown, one) => read(one, all), defaultValue)
  } catch (error) {
    if (error instanceof InvalidArgumentError)
      throw new UserError('bad-setting', `This is no value for '${key}'. ${error.message}`, { where })
    throw error
  }
}

function yesOrNo(key: string, text: string, where: string): boolean {
  if (/^(?:yes|true|on|1)$/i.test(text)) return true
  if (/^(?:no|false|off|0)$/i.test(text)) return false
  throw new UserError('bad-setting', `This is no value for '${key}'. Say 'yes' or 'no'.`, { where })
}

function shown(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '-'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value === 'object') return placeText(value as Place)
  return hidden(String(value))
}

const placeText = ({ host, port }: Place): string => `${host}:${port}`

/** An address without what only its owner should know: a password, or a token in the user's place. */
const hidden = (text: string): string =>
  text
    .replace(/^([a-z]+:\/\/[^:@/?]+):[^@/]*@/i, '$1:…@')
    .replace(/^(nats:\/\/|tls:\/\/|wss?:\/\/)[^@/]*@/i, '$1…@')
    .replaceAll(/([?&](?:password|sslpassword|pass|token)=)[^&]*/gi, '$1…')
