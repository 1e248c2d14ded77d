/** What came of a simulated day. */
import type { Memory } from '@bivouac/server/parts'
import { round } from '../chaos.ts'
import type { Breaches } from './breaches.ts'
import type { Ledger } from './ledger.ts'
import type { Crowd } from './player.ts'

export interface FleetReport {
  readonly players: number
  readonly hours: number
  readonly seed: string
  readonly games: { readonly begun: number; readonly over: number; readonly live: number }
  readonly commands: number
  readonly flags: number
  readonly visits: number
  readonly viewsCompared: number
  /** The most games in the memory of all servers at once, and the most of the process's own memory. */
  readonly most: { readonly rooms: number; readonly heapMb: number }
  readonly trouble: Readonly<Record<string, unknown>>
  /** By law; empty if nothing was broken. */
  readonly breaches: Breaches['counts']
  readonly first: readonly string[]
  readonly digest: string
  readonly events: number
  readonly seconds: number
  readonly checkSeconds: number
  /** Processor time of everything in the process for each command: servers, players, store, checks. */
  readonly usPerCommand: number
  readonly commandsPerPlayer: number
  /** What lies in the store at the end: logs, heads, players. */
  readonly storeMb: number
}

interface Found
  extends Pick<FleetReport, 'players' | 'hours' | 'seed' | 'most' | 'events' | 'seconds' | 'checkSeconds'> {
  readonly memory: Memory
  readonly ledger: Ledger
  readonly breaches: Breaches
  readonly counts: Crowd['counts']
  readonly trouble: object
  readonly cpuSeconds: number
}

export function reportOf(found: Found): FleetReport {
  const { players, hours, seed, most, events, memory, ledger, breaches, counts } = found
  const count = (where: string): number =>
    memory.one<{ n: number }>(`select count(*) as n from game where opening is not null and ${where}`)?.n ?? 0
  const { commands, flags, others } = ledger.counts
  return {
    players,
    hours,
    seed,
    games: { begun: count('true'), over: count("status = 'over'"), live: count(`plan like '%"live"%'`) },
    commands,
    flags,
    visits: counts.visits,
    viewsCompared: counts.views,
    most,
    trouble: { ...found.trouble, offers: counts.offers, refused: counts.refused, otherEntries: others },
    breaches: breaches.counts,
    first: breaches.first,
    digest: ledger.digest(),
    events,
    seconds: round(found.seconds),
    checkSeconds: round(found.checkSeconds),
    usPerCommand: Math.round((found.cpuSeconds / Math.max(1, commands)) * 1e6),
    commandsPerPlayer: round(commands / players),
    storeMb: Math.round(storeBytes(memory) / 1e5) / 10,
  }
}

const storeBytes = (memory: Memory): number =>
  memory.one<{ bytes: number }>(
    'select page_count * page_size as bytes from pragma_page_count, pragma_page_size',
  )?.bytes ?? 0
