/** Games to be looked through: what of each can be searched for, and what a search leaves. Pure. */
import type { Seat } from '@bivouac/kernel'
import type { GameSummary } from '@bivouac/protocol'
import { ownSeat } from '../../table/eyes.ts'

/** A game with all that is searched in it, in the reader's words. */
export interface Listed {
  readonly game: GameSummary
  readonly scenario: string
  readonly opponent: string
  /** The side that somebody here played, if there was one. */
  readonly side: string | undefined
  /** What both sides began with, once the game is over. */
  readonly openings: readonly string[]
  readonly tags: readonly string[]
}

export const RESULTS = ['any', 'won', 'lost', 'running'] as const
type Result = (typeof RESULTS)[number]

export interface GameFilter {
  readonly words: string
  /** Empty for any. */
  readonly scenario: string
  readonly side: string
  readonly opponent: string
  readonly opening: string
  readonly tag: string
  readonly result: Result
  /** Days as `2026-01-31`; empty for any. */
  readonly from: string
  readonly to: string
}

export const NO_FILTER: GameFilter = {
  words: '',
  scenario: '',
  side: '',
  opponent: '',
  opening: '',
  tag: '',
  result: 'any',
  from: '',
  to: '',
}

export const isFiltered = (filter: GameFilter): boolean =>
  Object.entries(filter).some(([key, value]) => value !== NO_FILTER[key as keyof GameFilter])

export function resultOf({ plan, outcome }: Pick<GameSummary, 'plan' | 'outcome'>): Result | 'over' {
  if (!outcome) return 'running'
  const own = ownSeat(plan.seats)
  return own === undefined ? 'over' : outcome.winner === own ? 'won' : 'lost'
}

const dayOf = (time: number): string => {
  const date = new Date(time)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Every word that is typed has to be found somewhere. */
function holdsWords({ scenario, opponent, side, openings, tags }: Listed, words: string): boolean {
  const all = [scenario, opponent, side ?? '', ...openings, ...tags].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => all.includes(word))
}

export function matches(listed: Listed, filter: GameFilter): boolean {
  const { game, scenario, side, opponent, openings, tags } = listed
  const day = dayOf(game.touched)
  return (
    holdsWords(listed, filter.words) &&
    (filter.scenario === '' || scenario === filter.scenario) &&
    (filter.side === '' || side === filter.side) &&
    (filter.opponent === '' || opponent === filter.opponent) &&
    (filter.opening === '' || openings.includes(filter.opening)) &&
    (filter.tag === '' || tags.includes(filter.tag)) &&
    (filter.result === 'any' || resultOf(game) === filter.result) &&
    (filter.from === '' || day >= filter.from) &&
    (filter.to === '' || day <= filter.to)
  )
}

/** All that can be chosen for a field, in order. */
export const choicesIn = (
  games: readonly Listed[],
  of: (game: Listed) => readonly (string | undefined)[],
): readonly string[] =>
  [...new Set(games.flatMap(of).filter(value => value !== undefined && value !== ''))].sort() as string[]

/** The seat that somebody here played, for statistics of his own. */
export const seatOf = ({ plan }: Pick<GameSummary, 'plan'>): Seat | undefined => ownSeat(plan.seats)
