/** Who is to sit where: the choices a reader makes, and the seats they come to. */
import type { Level } from '@bivouac/ai'
import type { Seat } from '@bivouac/kernel'
import type { GamePlan, Sitter } from '@bivouac/protocol'
import { useState } from 'react'

export interface Seating {
  readonly opponent: 'bot' | 'people' | 'watch'
  /** The reader's own, against a bot. */
  readonly side: Seat
  readonly level: Level
  /** Between two people: whether a curtain falls. */
  readonly curtain: boolean
  /** Between two bots, by seat. */
  readonly watched: readonly [Level, Level]
}

/** Untouched it makes a good first game. */
export const FIRST_SEATING: Seating = {
  opponent: 'bot',
  side: 0,
  level: 'recruit',
  curtain: true,
  watched: ['regular', 'regular'],
}

const PERSON: Sitter = { who: 'person' }
const bot = (level: Level): Sitter => ({ who: 'bot', level })

export function seatsOf(seating: Seating): Pick<GamePlan, 'seats' | 'curtain'> {
  const { opponent, side, level, curtain, watched } = seating
  if (opponent === 'people') return { seats: [PERSON, PERSON], curtain }
  if (opponent === 'watch') return { seats: [bot(watched[0]), bot(watched[1])] }
  return { seats: side === 0 ? [PERSON, bot(level)] : [bot(level), PERSON] }
}

export interface SeatingChoice {
  readonly seating: Seating
  change(part: Partial<Seating>): void
}

export function useSeating(first: Seating = FIRST_SEATING): SeatingChoice {
  const [seating, setSeating] = useState(first)
  return { seating, change: part => setSeating(before => ({ ...before, ...part })) }
}
