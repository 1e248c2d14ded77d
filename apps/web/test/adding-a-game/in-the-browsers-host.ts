/** Plays a few commands of the toy with the host's games of the tree it lies in, and prints what came of it. */
import { memoryStore, newHost, ownDevice } from '@bivouac/host'
import { newHostClient } from '@bivouac/host/client'
import { botsAtWork } from '@bivouac/host/thinking'
import type { FromHost, GamePlan } from '@bivouac/protocol'
import { HOST_GAMES } from '../../src/workers/host-games.ts'
import { THINK_GAMES } from '../../src/workers/think-games.ts'

let made = 0
const host = newHost({
  games: HOST_GAMES,
  store: memoryStore(),
  thinking: botsAtWork(THINK_GAMES, { clock: () => performance.now() }),
  windows: undefined,
  clock: () => ++made,
  wait: async () => {},
  newId: () => `toy-${++made}`,
  newSeed: () => 'toy',
  newSecret: () => '70'.repeat(32),
  whenUnsaved: 'go-on',
  botsWaitForScreens: true,
})
const listeners: ((message: FromHost) => void)[] = []
const line = host.connect({
  rights: ownDevice,
  post(message) {
    for (const listener of listeners) listener(message)
  },
})
const { ask } = newHostClient({
  send: message => line.receive(message),
  onMessage: listener => listeners.push(listener),
  onFailure: () => {},
})

const person = { who: 'person' } as const
const plan: GamePlan = { module: 'toy', scenario: 'short', seats: [person, person] }
const { id: game } = await ask('create', { plan })
const given: number[] = []
while (given.length < 6) {
  const before = given.length
  for (const seat of [0, 1]) {
    const { update } = await ask('open', { game, seat })
    if (update.legal.length === 0) continue
    given.push(update.legal[0])
    await ask('give', { game, seat, asked: update.asked, command: update.legal[0] })
  }
  if (given.length === before) throw new Error('Nobody may do anything.')
}
const [{ seq }] = await ask('games', {})
console.log(JSON.stringify({ given: given.length, seq, thinks: THINK_GAMES.map(one => one.module.id) }))
