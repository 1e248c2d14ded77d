/** What servers and those who think for their bots say to each other over NATS: what a seat may see and do, never more. */
import type { HostGame } from '@bivouac/host/core'
import type { Question } from '@bivouac/host/thinking'
import * as v from 'valibot'

/** Of all who think, one gets each question. */
export const GROUP = 'bivouac-workers'

/** Whoever has other rules does not hear the question. */
export const thinkSubject = ({ module: { id, rulesVersion } }: HostGame): string =>
  `bivouac.think.${id}.${rulesVersion}`

/** While somebody thinks, he says so this often; whoever has said nothing for the longer time has died. */
export const BEAT_MS = 1000
export const SILENCE_MS = 3000

const question: v.GenericSchema<unknown, Question> = v.object({
  game: v.string(),
  module: v.string(),
  scenario: v.string(),
  house: v.optional(v.string()),
  seat: v.number(),
  view: v.unknown(),
  legal: v.array(v.number()),
  level: v.string(),
  seed: v.string(),
  ms: v.optional(v.number()),
})

/** A choice is asked for, or a hint. */
export const asked = v.object({ what: v.picklist(['choose', 'hint']), question })

export type Said = v.InferOutput<typeof said>
export const said = v.variant('is', [
  v.object({ is: v.literal('thinking') }),
  /** He thinks about others already: somebody else may be free. */
  v.object({ is: v.literal('busy') }),
  v.object({ is: v.literal('answer'), answer: v.unknown() }),
  v.object({ is: v.literal('failed'), text: v.string() }),
])
