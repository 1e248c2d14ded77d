/** The request about all games that are over at once: how they were opened, and which cards were played. */
import { parseRecord, recordText, standingLines } from '@bivouac/kernel'
import type { CardCounts, LibraryGame } from '@bivouac/protocol'
import type { LibraryCore } from '../core.ts'
import { orRefuse } from '../host-error.ts'
import type { HostGame } from '../host-game.ts'
import type { Stored } from '../store/store.ts'
import type { HandlersOf } from './handlers.ts'

export function libraryRequests(core: LibraryCore): HandlersOf<'library'> {
  /** A game that is over changes no more, unless its last move is taken back. */
  const known = new Map<string, { readonly revision: number; readonly entry: LibraryGame }>()
  return {
    async library() {
      const over = orRefuse(await core.store.list()).filter(({ outcome }) => outcome !== undefined)
      const entries: LibraryGame[] = []
      for (const { id, revision, plan } of over) {
        const before = known.get(id)
        if (before?.revision === revision) {
          entries.push(before.entry)
          continue
        }
        const game = core.games.find(one => one.module.id === plan.module)
        const stored = await core.store.load(id)
        const entry = game && stored.ok ? entryOf(game, stored.value) : undefined
        if (entry === undefined) continue
        known.set(id, { revision, entry })
        entries.push(entry)
      }
      return entries
    },
  }
}

/** Undefined for a game whose lines cannot be read any more: it is listed without this. */
function entryOf(game: HostGame, { head, lines }: Stored): LibraryGame | undefined {
  const text = recordText([...head.opening, ...lines.map(line => line.text), ...head.closing])
  const record = parseRecord(text)
  if (!record.ok) return undefined
  const standing = standingLines(record.value)
  const { sides } = game.module
  const openingOf = (side: string): string | null =>
    standing.find(line => line.side === side)?.command ?? null
  const cardsOf = (side: string): CardCounts => {
    const counts: Record<string, number> = {}
    for (const line of standing) {
      const card = line.side === side ? game.cardIn?.(line.command) : undefined
      if (card !== undefined) counts[card] = (counts[card] ?? 0) + 1
    }
    return counts
  }
  return {
    game: head.id,
    openings: [openingOf(sides[0]), openingOf(sides[1])],
    cards: [cardsOf(sides[0]), cardsOf(sides[1])],
  }
}
