/** The values that online messages are made of. Every limit stands here, so that no handler has to think of one. */
import type { Decision, Fact, Outcome, Problem, Seat } from '@bivouac/kernel'
import * as v from 'valibot'
import type { Step } from '../table.ts'

/** A schema whose values the rest of the program knows by a type of its own. */
type Of<T> = v.GenericSchema<unknown, T>

/** Raised when a client of before could misunderstand a message. */
export const PROTOCOL = 1

/** The longest message a client may send, in bytes. */
export const FRAME_BYTES_MOST = 16_384

export const seat = v.picklist([0, 1])
/** Whose eyes: a seat, or -1 for somebody who watches. */
export const eyes: Of<Seat> = v.picklist([-1, 0, 1])
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const word = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

export const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,40}$/))
/** 128 bits that the client draws for a command, so that sending it twice does no harm. */
export const clientId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
/** 128 bits that nobody can guess: whoever has them may take the free seat. */
export const inviteCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const entropy = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
export const moduleId = word(40)
export const scenarioId = word(80)
export const level = word(20)

export const numbers: Of<readonly number[]> = v.array(v.number())

/** Control characters, and marks that turn the direction of writing, have no place in a name or a line of chat. */
const UNSEEMLY = /[\p{Cc}\p{Cf}\u2028\u2029]/u
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most * 4),
    v.normalize('NFC'),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.check(text => !UNSEEMLY.test(text), 'It holds characters that cannot be shown.'),
  )
export const playerName = line(24)
export const chatText = line(300)

/** Milliseconds, always ten digits: no message is longer or shorter for the time on a clock. */
export const clockText = v.pipe(v.string(), v.regex(/^\d{10}$/))
/** Milliseconds since 1970, by the server's clock. */
export const time = whole

export const problem: Of<Problem> = v.object({
  code: v.string(),
  text: v.string(),
  clause: v.exactOptional(v.string()),
  where: v.exactOptional(v.string()),
})
export const decision: Of<Decision> = v.object({
  seats: v.array(seat),
  kind: v.string(),
  clause: v.string(),
  regardless: v.exactOptional(v.literal(true)),
})
export const outcome: Of<Outcome> = v.object({ winner: seat, reason: v.string() })
const fact: Of<Fact> = v.looseObject({ type: v.string() })
const step: Of<Step> = v.object({ seq: whole, by: eyes, facts: v.array(fact) })
export const steps: Of<readonly Step[]> = v.array(step)
