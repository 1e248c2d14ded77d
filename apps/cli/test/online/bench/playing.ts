/** Plays games over a server's wire as two clients would: by what they are sent, and nothing else. */
import { changed, type FromServer, type WireUpdate } from '@bivouac/protocol/online'
import { newId, type TestLine } from './server.ts'

/** What one client knows of a game: kept up to date by differences alone. */
interface Follower {
  update: WireUpdate
  /** Checks of the whole that came and held. */
  checks: number
}

export async function follow(line: TestLine, game: string): Promise<Follower> {
  const { update } = await line.ask('open', { game })
  const follower: Follower = { update: bare(update), checks: 0 }
  line.socket.on('message', data => {
    const message = JSON.parse(String(data)) as FromServer
    if (!('news' in message) || message.news !== 'change' || message.game !== game) return
    const next = changed(follower.update, message)
    if (next === undefined)
      throw new Error(`a change to ${message.entry} does not fit ${follower.update.entry}`)
    follower.update = bare(next)
    if (message.hash !== undefined) follower.checks++
  })
  return follower
}

/** As it stands, without how it came about. */
const bare = ({ clocks: _, ...update }: WireUpdate): WireUpdate => ({ ...update, steps: [] })

/** Gives one command for whoever is asked, or hears what a standing order answers; false when the game is over. `choose` picks by index. */
export async function oneMove(
  lines: readonly TestLine[],
  followers: readonly Follower[],
  choose: (count: number) => number,
): Promise<boolean> {
  if (followers[0].update.outcome !== undefined) return false
  const before = followers[0].update.entry
  const seat = followers.findIndex(({ update }) => update.legal.length > 0)
  if (seat >= 0) {
    const { game, asked, legal } = followers[seat].update
    await lines[seat].ask('give', { game, id: newId(), asked, command: legal[choose(legal.length)] })
  }
  while (followers.some(({ update }) => update.entry <= before))
    await new Promise(resolve => setImmediate(resolve))
  return true
}

/** Small and repeatable. */
export function dice(seed: number): (count: number) => number {
  let state = seed >>> 0
  return count => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}
