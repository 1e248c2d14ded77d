/** Plays games over a server's wire as two clients would: by what they are sent, and nothing else. */
import { type Change, checkOf, type Known, knownOf, type Patch, patched } from '@bivouac/protocol/online'
import { newId, type TestLine } from './server.ts'

/** What one client knows of a game: kept up to date by differences alone. */
export interface Follower {
  update: Known & { readonly entry: number }
  /** Checks of the whole that came and held. */
  checks: number
}

export async function follow(line: TestLine, game: string): Promise<Follower> {
  const { update } = await line.ask('open', { game })
  const follower: Follower = { update: { ...knownOf(update), entry: update.entry }, checks: 0 }
  line.socket.on('message', data => {
    const message = JSON.parse(String(data)) as { readonly news?: string; readonly change?: Change }
    if (message.news === 'change' && message.change?.game === game) take(follower, message.change)
  })
  return follower
}

function take(follower: Follower, { from, entry, patch, hash }: Change): void {
  const { entry: before, ...known } = follower.update
  if (from !== before) throw new Error(`a change from ${from} came at ${before}`)
  const next = patched(known, patch as Patch | undefined) as Known
  follower.update = { ...next, entry }
  if (hash === undefined) return
  if (hash !== checkOf(next)) throw new Error('the check of the whole does not hold')
  follower.checks++
}

/** Gives one command for whoever is asked; false when nobody is. `choose` picks by index. */
export async function oneMove(
  lines: readonly TestLine[],
  followers: readonly Follower[],
  choose: (count: number) => number,
): Promise<boolean> {
  const seat = followers.findIndex(({ update }) => update.legal.length > 0)
  if (seat < 0) return false
  const { game, asked, legal } = followers[seat].update
  const before = followers[seat].update.entry
  await lines[seat].ask('give', { game, id: newId(), asked, command: legal[choose(legal.length)] })
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
