/** A guest who plays at random, whatever happens to the line or the page, and keeps book of what was given and seen. */
import { HostError } from '@bivouac/host/client'
import { type Keep, memoryKeep, type RemoteHost } from '@bivouac/host/remote'
import type { GameId, Update } from '@bivouac/protocol'
import type { Dice } from './dice.ts'
import { type Guest, lineOf, newGuest } from './guest.ts'

/** A command, and what its giver has heard of it. */
interface Given {
  readonly game: GameId
  readonly id: string
  state: 'unanswered' | 'taken' | 'refused'
  /** Why it was refused: the problem's code. */
  why?: string
}

export interface Player {
  readonly given: readonly Given[]
  /** The newest moment that was seen of each game. */
  readonly seen: ReadonlyMap<GameId, Update>
  host(): RemoteHost
  /** Plays this game until it is over. */
  play(game: GameId): Promise<void>
  /** The page is loaded anew: what was not answered is sent again by the next one. */
  reload(): void
  /** Gives nothing more; true when all that was given is answered. */
  rest(): boolean
  end(): void
}

export async function newPlayer(base: string, name: string, dice: Dice): Promise<Player> {
  const guest: Guest = await newGuest(base, name)
  const given: Given[] = []
  const seen = new Map<GameId, Update>()
  const { keep, lastId, isEmpty } = watchedKeep()
  let host = lineOf(base, guest, keep)
  let current: { readonly game: GameId; over(): void } | undefined
  let isResting = false
  let isGiving = false

  function sitDown(): void {
    if (current === undefined) return
    const { game } = current
    const mine = host
    const table = host.seat(game).host
    table.onNews(news => {
      if (mine === host && news.news === 'update') look(news.update)
    })
    const open = (): void =>
      void table.ask('open', { game, seat: -1 }).then(
        ({ update }) => mine === host && look(update),
        // A game is not there at once: its first player's bytes are waited for.
        () => mine === host && setTimeout(open, 50),
      )
    open()
  }

  function look(update: Update): void {
    if (update.game !== current?.game) return
    seen.set(update.game, update)
    if (update.outcome) current.over()
    else if (update.legal.length > 0 && !isGiving && !isResting) void give(update)
  }

  async function give({ game, asked, legal }: Update): Promise<void> {
    isGiving = true
    const answer = host.ask('give', { game, asked, command: legal[dice(legal.length)] })
    const one: Given = { game, id: lastId(), state: 'unanswered' }
    given.push(one)
    try {
      await answer
      one.state = 'taken'
    } catch (error) {
      // Without a line the host has ended: its successor sends the command again.
      const code = error instanceof HostError ? error.problem.code : String(error)
      if (code !== 'no-line') {
        one.state = 'refused'
        one.why = code
      }
    }
    isGiving = false
    const newest = seen.get(game)
    // What has arrived meanwhile was not acted upon; a command that was refused leaves the question open.
    if (newest) look(newest)
  }

  return {
    given,
    seen,
    host: () => host,
    play: game =>
      new Promise(over => {
        current = { game, over }
        sitDown()
      }),
    reload() {
      const old = host
      host = lineOf(base, guest, keep)
      old.end()
      sitDown()
    },
    rest() {
      isResting = true
      return isEmpty() && !isGiving
    },
    end: () => host.end(),
  }
}

/** A memory that outlives its page and knows the id of the last deed that was put into it. */
export function watchedKeep() {
  const inner = memoryKeep()
  let last = ''
  const keep: Keep = {
    ...inner,
    put(key, text) {
      if (isDeed(key)) last = JSON.parse(text).asks.id
      inner.put(key, text)
    },
  }
  return { keep, lastId: () => last, isEmpty: () => !inner.all().some(([key]) => isDeed(key)) }
}

const isDeed = (key: string): boolean => key.startsWith('deed ')
