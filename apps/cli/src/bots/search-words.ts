/** The words of a searching bot, `search:iterations=5000,seconds=2`, as figures; complaints for what does not fit. */
import { UserError } from '../errors.ts'
import { didYouMean } from '../nearest.ts'

/** Each with its least and its greatest value and whether it is a whole number. */
const NUMBERS = {
  iterations: { least: 1, most: 1_000_000_000, whole: true },
  steps: { least: 1, most: 1_000_000_000, whole: true },
  seconds: { least: 0.001, most: 86_400, whole: false },
  plans: { least: 0, most: 1_000_000, whole: true },
  workers: { least: 1, most: 64, whole: true },
  // A node takes about 330 bytes with its edges.
  nodes: { least: 16, most: 4_000_000, whole: true },
  breadth: { least: 0, most: 1000, whole: false },
  caution: { least: 0, most: 1000, whole: false },
  playon: { least: 0, most: 1_000_000, whole: true },
  rollout: { least: 0, most: 1_000_000, whole: true },
} as const
type NumberWord = keyof typeof NUMBERS

/** Words that stand alone. */
const FLAGS = ['judge', 'fallback', 'blind', 'peep'] as const
type Flag = (typeof FLAGS)[number]

export interface SearchWords {
  readonly numbers: Readonly<Partial<Record<NumberWord, number>>>
  readonly flags: ReadonlySet<Flag>
  readonly weights?: string
}

const EXAMPLE = "as in 'search:iterations=5000,plans=50'"

export function searchWords(text: string): SearchWords {
  const numbers: Partial<Record<NumberWord, number>> = {}
  const flags = new Set<Flag>()
  let weights: string | undefined
  for (const word of text.split(',').map(part => part.trim())) {
    if (word === '') continue
    const [name, value] = word.split(/\s*=\s*(.*)/s)
    if (isNumberWord(name)) numbers[name] = numberIn(name, value)
    else if (name === 'weights') weights = fileIn(value)
    else if (isFlag(name)) flags.add(alone(name, value))
    else throw unknown(name)
  }
  return { numbers, flags, ...(weights === undefined ? {} : { weights }) }
}

const isFlag = (word: string): word is Flag => (FLAGS as readonly string[]).includes(word)
const isNumberWord = (word: string): word is NumberWord => Object.hasOwn(NUMBERS, word)

function numberIn(name: NumberWord, value = ''): number {
  const { least, most, whole } = NUMBERS[name]
  const number = /^[\d.e+-]+$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most && (!whole || Number.isInteger(number))) return number
  throw new UserError(
    'bad-bot',
    `A searching bot's '${name}' must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}, not '${value}', ${EXAMPLE}.`,
  )
}

function fileIn(value = ''): string {
  if (value !== '') return value
  throw new UserError('bad-bot', "Say which file of weights, as in 'search:weights=my-weights.json'.")
}

function alone(name: Flag, value: string | undefined): Flag {
  if (value === undefined) return name
  throw new UserError('bad-bot', `A searching bot's '${name}' stands alone: leave out '=${value}'.`)
}

function unknown(name: string): UserError {
  const known = [...Object.keys(NUMBERS), 'weights', ...FLAGS]
  return new UserError(
    'bad-bot',
    `A searching bot knows no '${name}'.${didYouMean(name, known)} It knows ${known.join(', ')}, ${EXAMPLE}.`,
  )
}
