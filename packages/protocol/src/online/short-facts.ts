/**
 * The facts of one command in short: cards move by the dozen. A fact without a type is of the same type as the one before, and
 * has from there all that it does not name.
 */
import type { Fact } from '@bivouac/kernel'
import * as v from 'valibot'
import { differenceText } from './delta.ts'

export const shortFacts = v.array(v.looseObject({ type: v.exactOptional(v.string()) }))
type ShortFact = v.InferOutput<typeof shortFacts>[number]

export const shortened = (facts: readonly Fact[]): ShortFact[] =>
  (facts as readonly object[] as readonly ShortFact[]).map((fact, i, all) =>
    i > 0 && isAlike(all[i - 1], fact) ? news(all[i - 1], fact) : fact,
  )

/** What was written last: one command is told to both players, and most of what it does both may see. */
let last: { readonly facts: readonly Fact[]; readonly text: string } = { facts: [], text: '[]' }

const isSame = (one: readonly Fact[], other: readonly Fact[]): boolean =>
  one.length === other.length && one.every((fact, i) => fact === other[i])

/** The facts in short, as JSON text. */
export function factsText(facts: readonly Fact[]): string {
  if (!isSame(last.facts, facts)) last = { facts, text: JSON.stringify(shortened(facts)) }
  return last.text
}

function isAlike(one: ShortFact, other: ShortFact): boolean {
  if (one.type !== other.type) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => Object.hasOwn(other, key))
}

function news(before: ShortFact, fact: ShortFact): ShortFact {
  const fresh: Record<string, unknown> = {}
  for (const key in fact) if (differenceText(before[key], fact[key]) !== undefined) fresh[key] = fact[key]
  return fresh
}

/** The facts as they were; whoever reads them makes sure that the first one has a type. */
export function lengthened(short: readonly ShortFact[]): Fact[] {
  let last: ShortFact = {}
  return short.map(fact => {
    last = fact.type === undefined ? { ...last, ...fact } : fact
    return last as object as Fact
  })
}
