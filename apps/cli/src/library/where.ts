/** The conditions of `bivouac games --where`: a field, a sign and a value. */
import { UserError } from '../errors.ts'
import { didYouMean } from '../nearest.ts'
import type { ListedGame } from './listed-game.ts'

type Test = (game: ListedGame) => boolean

/** What a field holds in a game: several values where each side has one. */
const FIELDS: Readonly<Record<string, (game: ListedGame) => readonly (string | number | null)[]>> = {
  file: ({ file }) => [file],
  game: ({ game }) => [game],
  scenario: ({ scenario }) => [scenario],
  rules: ({ rules }) => [rules],
  bot: ({ bots }) => Object.values(bots),
  winner: ({ winner }) => [winner],
  reason: ({ reason }) => [reason],
  commands: ({ commands }) => [commands],
  date: ({ date }) => [date],
  opening: ({ opening }) => Object.values(opening),
}

export const FIELD_NAMES = Object.keys(FIELDS)

const SIGNS: Readonly<Record<string, (found: string | number, wanted: string) => boolean>> = {
  '=': (found, wanted) => String(found) === wanted,
  '~': (found, wanted) => String(found).includes(wanted),
  '<': (found, wanted) => compare(found, wanted) < 0,
  '>': (found, wanted) => compare(found, wanted) > 0,
}

/** Numbers by their size, all else as text: days sort as they stand. */
const compare = (found: string | number, wanted: string): number =>
  typeof found === 'number' ? found - Number(wanted) : found < wanted ? -1 : found > wanted ? 1 : 0

/** `scenario=la-raye`, `commands>100`, `opening~fog`, `winner!=us`: all have to hold. */
export function conditionOf(text: string): Test {
  const parts = text.match(/^(\w+)(!?)([=~<>])(.*)$/s)
  if (!parts)
    throw new UserError(
      'bad-condition',
      `'${text}' is no condition: write a field, one of = != ~ < >, and a value, as in 'scenario=la-raye'.`,
    )
  const [, field, not, sign, wanted] = parts
  if (!Object.hasOwn(FIELDS, field))
    throw new UserError(
      'bad-condition',
      `Games have no field '${field}'.${didYouMean(field, FIELD_NAMES)} They have: ${FIELD_NAMES.join(', ')}.`,
    )
  const holds: Test = game => FIELDS[field](game).some(found => found !== null && SIGNS[sign](found, wanted))
  return not === '' ? holds : game => !holds(game)
}
