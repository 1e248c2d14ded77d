/**
 * What a server counts, for whoever runs it. All labels are words of this program: none ever names a player, a game, an address or
 * anything hidden, so the page may be read by whoever watches over machines.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What somebody had too much of. */
export type Limit =
  | 'messages'
  | 'requests'
  | 'guests'
  | 'games'
  | 'chat'
  | 'lines'
  | 'lines-of-address'
  | 'lines-of-guest'
  | 'unread-bytes'

export interface Metrics {
  readonly registry: Registry
  answered(request: string, outcome: string, seconds: number): void
  refused(limit: Limit): void
  committed(ms: number, jobs: number): void
  folded(outcome: string): void
  dropped(): void
  /** A command was not kept: somebody was faster (`taken`), or the database refused. */
  unsaved(why: string): void
  /** A bot has been asked; call what it gives when it has answered or failed. */
  asked(level: string): (outcome: 'answered' | 'failed') => void
}

/** From a fast disk to a database that is about to be given up. */
const COMMIT_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
const BOT_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 120]
const GROUPS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]

/** Codes are words of ours. Should one ever be made from something else, it is not to be seen here. */
const CODE = /^[a-z]+(?:-[a-z]+){0,4}$/
const word = (code: string): string => (CODE.test(code) ? code : 'other')

// long: one thing that is counted after the other
export function newMetrics(isOwnProcess = false): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor time, open files: they speak of the whole process.
  if (isOwnProcess) collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'bivouac_requests_total',
    help: 'Requests of screens by name and outcome; give is a command.',
    labelNames: ['request', 'outcome'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'bivouac_request_seconds',
    help: 'From a request to its answer. Some answers of the game are held back for a fixed time.',
    labelNames: ['request'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const refused = new Counter({
    name: 'bivouac_refused_total',
    help: 'What was refused because somebody had too much of it, by limit.',
    labelNames: ['limit'],
    registers,
  })
  const commitSeconds = new Histogram({
    name: 'bivouac_commit_seconds',
    help: 'How long a transaction took.',
    buckets: COMMIT_SECONDS,
    registers,
  })
  const group = new Histogram({
    name: 'bivouac_commit_jobs',
    help: 'How many jobs shared a transaction.',
    buckets: GROUPS,
    registers,
  })
  const folds = new Counter({
    name: 'bivouac_games_folded_total',
    help: 'Games read from the log to be folded, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const drops = new Counter({
    name: 'bivouac_games_dropped_total',
    help: 'Games that left memory: nobody looked at them any more, or what was done could not be kept.',
    registers,
  })
  const unsaved = new Counter({
    name: 'bivouac_unsaved_total',
    help: 'Commands that were not kept. taken: somebody was faster, it is tried once more; else the database refused.',
    labelNames: ['why'],
    registers,
  })
  const thinking = new Gauge({
    name: 'bivouac_bots_thinking',
    help: 'Questions to bots that are not answered yet, whether thought about or waiting for a thread.',
    registers,
  })
  const thoughts = new Histogram({
    name: 'bivouac_bot_seconds',
    help: 'From the question to a bot to its answer, by level and outcome.',
    labelNames: ['level', 'outcome'],
    buckets: BOT_SECONDS,
    registers,
  })
  return {
    registry,
    answered(request, outcome, seconds) {
      requests.inc({ request, outcome: word(outcome) })
      requestSeconds.observe({ request }, seconds)
    },
    refused: limit => refused.inc({ limit }),
    committed(ms, jobs) {
      commitSeconds.observe(ms / 1000)
      group.observe(jobs)
    },
    folded: outcome => folds.inc({ outcome: word(outcome) }),
    dropped: () => drops.inc(),
    unsaved: why => unsaved.inc({ why: word(why) }),
    asked(level) {
      const begun = performance.now()
      thinking.inc()
      return outcome => {
        thinking.dec()
        thoughts.observe({ level: word(level), outcome }, (performance.now() - begun) / 1000)
      }
    },
  }
}
