/** A simulated player: comes to a table, chooses by lot, answers offers, leaves; and holds what he hears against what is kept. */
import { HostError } from '@bivouac/host/client'
import { type RemoteHost, type RemoteSeat, remoteHost } from '@bivouac/host/remote'
import type { Update } from '@bivouac/protocol'
import { canonical } from '@bivouac/protocol/online'
import type { Memory } from '@bivouac/server/parts'
import { keptGame, replayed } from '../kept-games.ts'
import { watchedKeep } from '../player.ts'
import type { Breaches } from './breaches.ts'
import type { Network } from './network.ts'
import type { World } from './world.ts'

/** What players have in common. */
export interface Crowd {
  readonly world: World
  readonly network: Network
  readonly memory: Memory
  readonly breaches: Breaches
  story(game: string): number
  /** Nobody begins anything any more. */
  isOver(): boolean
  /** Of so many moments that players see, one is compared with the log. */
  readonly viewOneIn: number
  /** Since when each command is on its way. */
  readonly unanswered: Map<string, number>
  readonly counts: { visits: number; taken: number; refused: number; offers: number; views: number }
}

export interface Person {
  readonly token: string
  readonly keeping: ReturnType<typeof watchedKeep>
}

/** How somebody plays in one visit. */
export interface Manner {
  readonly thinkMs: readonly [least: number, more: number]
  /** Commands that he gives before he leaves. */
  readonly most: number
  /** Whether he stays until the game is over, or leaves when it is the other's turn. */
  readonly stays: boolean
}

export const newPerson = (token: string): Person => ({ token, keeping: watchedKeep() })

const AGAIN_MS = 3000
const TRIES_MOST = 200
const OFFER_ONE_IN = 60

export const lineOf = ({ network }: Crowd, { token, keeping }: Person): RemoteHost =>
  remoteHost({ enter: async () => {}, open: () => network.open(token), keep: keeping.keep })

/** What is no deed is asked again until it is answered; undefined if it never is. */
export async function again<T>(crowd: Crowd, ask: () => Promise<T>): Promise<T | undefined> {
  for (let tries = 0; tries < TRIES_MOST; tries++) {
    try {
      return await ask()
    } catch {
      await crowd.world.wait(AGAIN_MS)
    }
  }
  crowd.breaches.note('stuck', 'a question was never answered')
  return undefined
}

/** One visit to a game. */
export async function visit(crowd: Crowd, person: Person, game: string, manner: Manner): Promise<void> {
  const { world } = crowd
  crowd.counts.visits++
  const host = lineOf(crowd, person)
  const seat = host.seat(game)
  let newest: Update | undefined
  let moved: () => void = () => {}
  seat.host.onNews(news => {
    if (news.news !== 'update') return
    newest = news.update
    judgeView(crowd, news.update)
    moved()
  })
  const answering = seat.around.subscribe(() => void answerOffers(crowd, host, seat, game))
  const opening = await again(crowd, () => seat.host.ask('open', { game, seat: -1 }))
  newest ??= opening?.update
  if (opening !== undefined) judgeView(crowd, opening.update)
  for (let given = 0; newest !== undefined && given < manner.most && !crowd.isOver(); ) {
    if (newest.outcome !== undefined) break
    if (newest.legal.length === 0) {
      if (!manner.stays) break
      const before: Update = newest
      // Whoever waits looks up now and then: the end of the day comes without news.
      await Promise.race([new Promise<void>(resolve => (moved = resolve)), world.wait(60_000)])
      if (newest === before && seat.around.get()?.game.status !== 'playing') break
      continue
    }
    await world.wait(manner.thinkMs[0] + world.draw(manner.thinkMs[1]))
    if (newest.outcome !== undefined || newest.legal.length === 0) continue
    if (manner.stays && world.draw(OFFER_ONE_IN) === 0) await makeOffer(crowd, host, game, newest)
    if (await give(crowd, person, host, newest)) given++
    else await world.wait(AGAIN_MS)
  }
  answering()
  await seat.host.ask('close', { game }).catch(() => {})
  host.end()
}

/** A command by lot; true if it was taken. */
async function give(crowd: Crowd, { keeping }: Person, host: RemoteHost, update: Update): Promise<boolean> {
  const { world, counts, memory, breaches, unanswered } = crowd
  const { game, asked, legal } = update
  const answer = host.ask('give', { game, asked, command: legal[world.draw(legal.length)] })
  const id = keeping.lastId()
  unanswered.set(id, world.now())
  const isKept = (): boolean =>
    memory.one('select 1 from entry where game = ? and id = ?', game, id) !== undefined
  try {
    await answer
    counts.taken++
    if (!isKept()) breaches.note('lost', `${game}: ${id}`)
    return true
  } catch (error) {
    counts.refused++
    if (isKept()) breaches.note('ghost', `${game}: ${id}, ${codeOf(error)}`)
    return false
  } finally {
    unanswered.delete(id)
  }
}

const codeOf = (error: unknown): string => (error instanceof HostError ? error.problem.code : String(error))

async function makeOffer(
  { world, counts }: Crowd,
  host: RemoteHost,
  game: string,
  { seq }: Update,
): Promise<void> {
  counts.offers++
  const offers = [
    { what: 'pause' },
    { what: 'end' },
    ...(seq > 1 ? [{ what: 'back' as const, to: seq - 1 }] : []),
  ] as const
  // That it cannot be offered now is an answer too.
  await host.ask('offer', { game, offer: offers[world.draw(offers.length)] }).catch(() => {})
}

/** Says yes or no to what the other offers, and goes on with a game after a pause. */
async function answerOffers(
  { world }: Crowd,
  host: RemoteHost,
  seat: RemoteSeat,
  game: string,
): Promise<void> {
  const around = seat.around.get()
  if (around === undefined || around.game.status !== 'playing') return
  const quietly = (): void => {}
  for (const { number, by } of around.offers)
    if (by !== around.game.mine) {
      await world.wait(1000 + world.draw(5000))
      await host.ask('answer', { game, number, yes: world.draw(2) === 0 }).catch(quietly)
    }
  if (!around.paused) return
  await world.wait(20_000 + world.draw(60_000))
  await host.ask('resume', { game }).catch(quietly)
}

/** Now and then: what he sees against what follows from the log, if nothing has happened since. */
function judgeView(crowd: Crowd, { game, entry, seq, seat, view }: Update): void {
  const { world, memory, breaches, story, counts, viewOneIn } = crowd
  if (world.draw(viewOneIn) !== 0 || story(game) !== entry) return
  counts.views++
  const kept = keptGame(memory, game)
  const match = kept && replayed(kept)
  if (!match?.ok) return breaches.note('fold', `${game}: ${match?.problem.text ?? 'nothing is kept'}`)
  const { module, table, log } = match.value
  const fold: unknown = JSON.parse(JSON.stringify(module.view(table, seat)))
  if (seq !== log.length || canonical(fold) !== canonical(view)) breaches.note('view', `${game} at ${seq}`)
}
