/**
 * What lies in a store was perhaps written by another version, cut off, or changed by somebody's hand. Only what has
 * this shape is let in; the rest is damaged, and no other entry suffers from it.
 */
import type { Campaign } from '@bivouac/protocol'
import * as v from 'valibot'
import type { StoredGame, StoredLine } from './store.ts'

const seats = v.tuple([sitter(), sitter()])

function sitter() {
  return v.union([
    v.object({ who: v.literal('person') }),
    v.object({ who: v.literal('bot'), level: v.string() }),
  ])
}

const seat = v.picklist([0, 1])
const chance = v.array(v.number())

const PLAN = v.object({
  module: v.string(),
  scenario: v.string(),
  seats,
  curtain: v.optional(v.boolean()),
  campaign: v.optional(v.object({ campaign: v.string(), battle: v.number() })),
})

const HEAD = v.object({
  id: v.string(),
  revision: v.number(),
  plan: PLAN,
  begun: v.number(),
  touched: v.number(),
  rules: v.number(),
  fingerprint: v.string(),
  house: v.optional(v.string()),
  secret: v.optional(v.string()),
  seed: v.optional(v.string()),
  opening: v.array(v.string()),
  closing: v.array(v.string()),
  chance: v.optional(chance),
  seq: v.number(),
  decision: v.object({ seats: v.array(seat), kind: v.string(), clause: v.string() }),
  outcome: v.optional(v.object({ winner: seat, reason: v.string() })),
  tally: v.optional(v.record(v.string(), v.number())),
  pieces: v.optional(v.tuple([v.array(v.string()), v.array(v.string())])),
  fallen: v.array(v.object({ seat, unit: v.string(), name: v.string() })),
})

const LINE = v.object({
  text: v.string(),
  chance: v.optional(chance),
  at: v.optional(v.number()),
  id: v.optional(v.string()),
})

const CAMPAIGN = v.object({
  id: v.string(),
  module: v.string(),
  name: v.string(),
  scenarios: v.array(v.string()),
  seats,
  begun: v.number(),
})

export const isSoundHead = (found: unknown): found is StoredGame => v.is(HEAD, found)
export const areSoundLines = (found: unknown): found is readonly StoredLine[] => v.is(v.array(LINE), found)
export const isSoundCampaign = (found: unknown): found is Campaign => v.is(CAMPAIGN, found)

/** Whatever it is as text: also what JSON does not know, and what holds itself. */
export const asText = (found: unknown): string =>
  `${JSON.stringify(plain(found, []), undefined, 1) ?? found}\n`

function plain(found: unknown, above: readonly unknown[]): unknown {
  if (typeof found === 'bigint') return String(found)
  if (typeof found !== 'object' || found === null || found instanceof Date) return found
  if (above.includes(found)) return '(itself)'
  const below = (part: unknown): unknown => plain(part, [...above, found])
  if (Symbol.iterator in found) return [...(found as Iterable<unknown>)].map(below)
  return Object.fromEntries(Object.entries(found).map(([name, part]) => [name, below(part)]))
}
