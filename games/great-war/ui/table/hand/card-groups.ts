/** The own cards in groups: both hands, and whatever else lies open to be chosen from. */
import type { Thing } from '@bivouac/client-shell'
import type { TablePart } from '../seen.ts'
import { cardThing, seatOf } from '../things.ts'
import { tableWords } from '../words.ts'
import { byTitle } from './card-words.ts'

export interface CardGroup {
  readonly key: 'command' | 'combat' | 'drawn' | 'discards'
  readonly title: string
  readonly none: string
  readonly things: readonly (readonly [thing: Thing, copy: number])[]
}

/** Two of a title are two cards, though pressing either is the same. */
const copies = (kind: 'card' | 'combat' | 'drawn', cards: readonly string[]): CardGroup['things'] =>
  byTitle(cards).flatMap(([title, count]) =>
    Array.from({ length: count }, (_, i) => [cardThing(kind, title), i] as const),
  )

/** Undefined for who only watches. */
export function bothHands({
  seen: { view },
  words,
}: TablePart): Record<'command' | 'combat', CardGroup> | undefined {
  const { say } = tableWords(words)
  const own = seatOf(view) < 0 ? undefined : view[seatOf(view) === 0 ? 'british' : 'german'].own
  if (own === undefined) return undefined
  return {
    command: {
      key: 'command',
      title: say('hand.command'),
      none: say('hand.command.none'),
      things: copies('card', own.command),
    },
    combat: {
      key: 'combat',
      title: say('hand.combat'),
      none: say('hand.combat.none'),
      things: copies('combat', own.combat),
    },
  }
}

/** Cards that are being looked at, or discards one of which may be taken. */
export function offered({ seen: { view }, hands, words }: TablePart): CardGroup | undefined {
  const { say } = tableWords(words)
  const discards = [...hands.next.keys()].filter(thing => thing.startsWith('discard:'))
  if (discards.length > 0)
    return {
      key: 'discards',
      title: say('hand.discards'),
      none: '',
      things: discards.map(thing => [thing, 0]),
    }
  const drawn = [...(view.command.drawnCards ?? []), ...(view.combat.drawnCards ?? [])]
  if (drawn.length === 0) return undefined
  return { key: 'drawn', title: say('hand.drawn'), none: '', things: copies('drawn', drawn) }
}
