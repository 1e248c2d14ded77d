/** Which cards can be played or chosen now, and in a few words why the others cannot. */
import type { Thing } from '@bivouac/client-shell'
import { COMBAT_TITLES } from '../../../src/cards/cards.ts'
import * as c from '../../../src/commands.ts'
import { explain } from '../../../src/view/explain.ts'
import { pathOf } from '../path-of.ts'
import type { GreatWarSeen } from '../seen.ts'
import { doingNow, kindOf, nameOf, seatOf } from '../things.ts'
import type { TableWords } from '../words.ts'
import { costOf } from './card-face.tsx'

/** By thing that a command begins with, the commands. */
export function openings({ board, view, legal }: GreatWarSeen): ReadonlyMap<Thing, readonly number[]> {
  const found = new Map<Thing, number[]>()
  for (const command of legal) {
    const [first] = pathOf(board, view, command)
    found.set(first, [...(found.get(first) ?? []), command])
  }
  return found
}

/** Reasons that are short enough to lie across a card; the prompt tells all of them in full. */
const SHORT = ['too-few-hq', 'combat-limit', 'no-effect'] as const
type Short = (typeof SHORT)[number]
const isShort = (key: string): key is Short => (SHORT as readonly string[]).includes(key)

/** Where combat cards are asked for at all: elsewhere a reason would only be noise. */
const ASKED: readonly unknown[] = ['with-card', 'answer', 'battle', 'take-ground']

export function whyNotShort(seen: GreatWarSeen, words: TableWords, thing: Thing): string | undefined {
  const { board, view, seat, decision, isLive } = seen
  const isAsked = isLive && decision.seats.includes(seat) && ASKED.includes(doingNow(view)?.kind)
  if (!isAsked || kindOf(thing) !== 'combat') return undefined
  const title = nameOf(thing)
  const why = explain(board, view, c.combat(COMBAT_TITLES.indexOf(title)))
  if (why === undefined || !isShort(why.key)) return undefined
  const hq = [view.british.hq, view.german.hq][seatOf(view)] ?? 0
  return words.say(`hand.why.${why.key}`, { cost: costOf(board, title), hq })
}
