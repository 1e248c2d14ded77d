/** The words of a searching bot, `search:iterations=5000,seconds=2`, as figures; complaints for what does not fit. */
import { UserError } from '../errors.ts'
import { didYouMean } from '../nearest.ts'

/** Each with its least value and whether it is a whole number. */
const NUMBERS = {
  iterations: { least: 1, whole: true },
  seconds: { least: 0.001, whole: false },
  plans: { least: 0, whole: true },
  workers: { least: 1, whole: true },
  nodes: { least: 16, whole: true },
  breadth: { least: 0, whole: false },
  caution: { least: 0, whole: false },
  playon: { least: 0, whole: true },
  rollout: { least: 0, whole: true },
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
    const [name, value] = word.split(/=(.*)/s)
    if (isFlag(name) && value === undefined) flags.add(name)
    else if (name === 'weights' && value !== undefined) weights = value
    else if (isNumberWord(name)) numbers[name] = numberIn(name, value)
    else throw unknown(name)
  }
  return { numbers, flags, ...(weights === undefined ? {} : { weights }) }
}

const isFlag = (word: string): word is Flag => (FLAGS as readonly string[]).includes(word)
const isNumberWord = (word: string): word is NumberWord => Object.hasOwn(NUMBERS, word)

function numberIn(name: NumberWord, value: string | undefined): number {
  const { least, whole } = NUMBERS[name]
  const number = value === undefined || value.trim() === '' ? Number.NaN : Number(value)
  if (number >= least && Number.isFinite(number) && (!whole || Number.isInteger(number))) return number
  throw new UserError(
    'bad-bot',
    `A searching bot's '${name}' must be a ${whole ? 'whole ' : ''}number from ${least} up, not '${value ?? ''}', ${EXAMPLE}.`,
  )
}

function unknown(name: string): UserError {
  const known = [...Object.keys(NUMBERS), 'weights', ...FLAGS]
  return new UserError(
    'bad-bot',
    `A searching bot knows no '${name}'.${didYouMean(name, known)} It knows ${known.join(', ')}, ${EXAMPLE}.`,
  )
}
