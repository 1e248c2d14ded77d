/** Keeps games while the program runs: for tests, and where the browser keeps nothing. */
import { ok } from '@bivouac/kernel'
import type { Campaign } from '@bivouac/protocol'
import { damagedGame, noSuchGame, taken } from './problems.ts'
import { areSoundLines, asText, isSoundCampaign, isSoundHead } from './sound.ts'
import type { GameStore, StoredGame, StoredLine } from './store.ts'

export function memoryStore(): GameStore {
  const games = new Map<string, { head: StoredGame; readonly lines: StoredLine[] }>()
  const campaigns = new Map<string, Campaign>()
  // Copies on the way in and out, as with any other store: nobody holds what is kept.
  const copy = <T>(value: T): T => structuredClone(value)
  return {
    list: async () => ok(copy([...games.values()].map(({ head }) => head).filter(isSoundHead))),
    async load(game) {
      const stored = games.get(game)
      if (stored === undefined) return noSuchGame()
      return isSoundHead(stored.head) && areSoundLines(stored.lines) ? ok(copy(stored)) : damagedGame()
    },
    async create(game) {
      if (games.has(game.head.id)) return taken()
      games.set(game.head.id, { head: copy(game.head), lines: copy([...game.lines]) })
      return ok(undefined)
    },
    async change(game, { after, lines, head }) {
      const stored = games.get(game)
      if (stored === undefined) return noSuchGame()
      if (stored.head.revision !== after) return taken()
      const revision = after + 1
      stored.head = copy({ ...head, id: game, revision })
      stored.lines.push(...copy(lines))
      return ok(revision)
    },
    async remove(game) {
      games.delete(game)
      return ok(undefined)
    },
    campaigns: async () => ok(copy([...campaigns.values()].filter(isSoundCampaign))),
    async addCampaign(campaign) {
      campaigns.set(campaign.id, copy(campaign))
      return ok(undefined)
    },
    async removeCampaign(id) {
      campaigns.delete(id)
      return ok(undefined)
    },
    damaged: async () =>
      ok([
        ...[...games].flatMap(([id, { head }]) => (isSoundHead(head) ? [] : [{ what: 'game', id } as const])),
        ...[...campaigns].flatMap(([id, one]) =>
          isSoundCampaign(one) ? [] : [{ what: 'campaign', id } as const],
        ),
      ]),
    textOf: async ({ what, id }) => ok(asText(what === 'game' ? games.get(id) : campaigns.get(id))),
    async removeDamaged({ what, id }) {
      if (what === 'game') games.delete(id)
      else campaigns.delete(id)
      return ok(undefined)
    },
  }
}
