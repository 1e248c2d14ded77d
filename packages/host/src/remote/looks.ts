/**
 * The games that are looked at. The server sends differences: each says from which entry it starts, and now and then what must
 * come out. Whatever does not fit is not argued with; the whole is asked for again.
 */
import type { GameId } from '@bivouac/protocol'
import {
  type Change,
  type ChatLine,
  canonical,
  changed,
  type OnlineNews,
  type OnlineOpening,
  type TableState,
  type WireUpdate,
} from '@bivouac/protocol/online'
import { problemOf } from '../host-error.ts'
import { newStore, type Store, type Watched } from '../watched.ts'
import type { Questions } from './questions.ts'

type Step = WireUpdate['steps'][number]
type Bare = Omit<WireUpdate, 'steps' | 'clocks'>

interface Look {
  /** The newest moment; undefined until the first opening is answered. */
  update: Bare | undefined
  /** The story as it was asked for and has gone on since: only for those who have asked for it. */
  story: readonly Step[] | undefined
  /** Players, clocks, offers; undefined until the game is open. */
  readonly around: Store<TableState | undefined>
  readonly chat: Store<readonly ChatLine[]>
  /** An opening is on its way: what comes before its answer is part of it. */
  opening: Promise<OnlineOpening> | undefined
  /** How often it could not be opened again since the line was lost. */
  fails: number
  /** When it is tried again. */
  timer: ReturnType<typeof setTimeout> | undefined
}

/** What stands between a player and his game for a while, as when the server's database is away. */
const PASSING: readonly string[] = ['server-failed', 'server-unsaved', 'draining', 'too-fast', 'no-line']

export interface Looks {
  open(game: GameId): Promise<OnlineOpening>
  close(game: GameId): void
  history(game: GameId): Promise<readonly Step[]>
  around(game: GameId): Watched<TableState | undefined>
  chat(game: GameId): Watched<readonly ChatLine[]>
  /** Sits down anew at every table: the line is another. */
  openAll(): void
  /** Asks how all games stand that are looked at; gives what is on its way then. */
  lookAgain(): readonly Promise<unknown>[]
  hear(news: OnlineNews): void
}

interface LookOptions {
  readonly ask: Questions['ask']
  /** Hears of each newest moment as a whole, and of what cannot be opened again. */
  tell(news: OnlineNews): void
  isLive(): boolean
  /** The only game that is looked at is this one. */
  goNear(game: GameId): void
  /** How long to wait after so many failures. */
  restMs(fails: number): number
}

// long: what is known of each game, and the ways in which it changes
export function newLooks({ ask, tell, isLive, goNear, restMs }: LookOptions): Looks {
  const looks = new Map<GameId, Look>()
  const lookAt = (game: GameId): Look => {
    const known = looks.get(game)
    if (known) return known
    const look: Look = {
      update: undefined,
      story: undefined,
      around: newStore<TableState | undefined>(undefined),
      chat: newStore<readonly ChatLine[]>([]),
      opening: undefined,
      fails: 0,
      timer: undefined,
    }
    looks.set(game, look)
    return look
  }

  function open(game: GameId): Promise<OnlineOpening> {
    const look = lookAt(game)
    if (look.opening) return look.opening
    if (![...looks.values()].some(other => other !== look && (other.update ?? other.opening))) goNear(game)
    const seen = look.update?.seq
    const isMine = (): boolean => look.opening === opening
    const asked = ask('open', seen === undefined ? { game } : { game, after: seen }, answer => {
      if (!isMine()) return
      look.opening = undefined
      take(look, answer)
    })
    // The game may have gone on before whoever asked gets to read the answer.
    const opening = asked.then(answer => ({ ...answer, update: { ...answer.update, ...look.update } }))
    look.opening = opening
    opening.catch(() => {
      if (isMine()) look.opening = undefined
    })
    return opening
  }

  function take(look: Look, { update: { steps, clocks: _, ...update }, table, chat }: OnlineOpening): void {
    look.around.set(table)
    look.chat.set(chat)
    const before = look.update
    look.update = update
    if (before === undefined || canonical(before) === canonical(update)) return
    // Every entry is a command that stands: then nothing was taken back, and the steps go on where ours ended.
    if (update.entry - before.entry === update.seq - before.seq) return show(look, update, steps)
    if (look.story) void retell(look, look.story, update)
    else show(look, update, steps)
  }

  /** Something was taken back while we were away: what is still true of the story is known by comparing. */
  async function retell(look: Look, story: readonly Step[], update: Bare): Promise<void> {
    const fresh = await ask('history', { game: update.game }).catch(() => [])
    if (look.update !== update) return
    const first = fresh.findIndex((step, i) => canonical(step) !== canonical(story[i]))
    show(look, update, first < 0 ? [] : fresh.slice(first))
  }

  function show(look: Look, update: Bare, steps: readonly Step[]): void {
    look.update = update
    if (look.story) look.story = continued(look.story, update.seq, steps)
    tell({ news: 'update', update: { ...update, steps: [...steps] } })
  }

  function hearChange(look: Look, change: Change): void {
    const { update } = look
    // What an opening on its way brings is newer than this, or this comes again after it.
    if (update === undefined || look.opening !== undefined || change.entry <= update.entry) return
    const next = changed(update, change)
    if (next === undefined) return void openAgain(change.game)
    const { steps, clocks: _, ...newer } = next
    show(look, newer, steps)
  }

  function openAgain(game: GameId): Promise<unknown> {
    const look = lookAt(game)
    return open(game).then(
      () => {
        look.fails = 0
      },
      error => {
        const problem = problemOf(error, 'no-line')
        if (look.fails++ === 0) tell({ news: 'trouble', game, problem })
        // Without it nothing would be heard of the game for as long as the line stands.
        clearTimeout(look.timer)
        if (PASSING.includes(problem.code)) look.timer = setTimeout(openUnlessDone, restMs(look.fails), game)
      },
    )
  }

  /** What is still to be opened; without a line that is done with the next one. */
  function openUnlessDone(game: GameId): void {
    const { opening, update, fails } = lookAt(game)
    if (isLive() && opening === undefined && update !== undefined && fails > 0) void openAgain(game)
  }

  function lookAgain(): readonly Promise<unknown>[] {
    return [...looks].flatMap(([game, { opening, update, fails }]) => {
      // A question that is still unanswered has gone out again by itself, and what has failed has its own time.
      if (opening) return [opening]
      return update === undefined || fails > 0 ? [] : [openAgain(game)]
    })
  }

  return {
    open,
    close(game) {
      const look = lookAt(game)
      look.update = undefined
      look.story = undefined
      look.opening = undefined
    },
    async history(game) {
      const look = lookAt(game)
      const story = await ask('history', { game })
      look.story = look.update ? continued(story, look.update.seq, []) : story
      return story
    },
    around: game => lookAt(game).around,
    chat: game => lookAt(game).chat,
    openAll() {
      for (const look of looks.values()) look.fails = 0
      lookAgain()
    },
    lookAgain,
    hear(news) {
      if (news.news === 'change') {
        const look = looks.get(news.game)
        if (!look) return
        wind(look, news.clocks)
        hearChange(look, news)
      } else if (news.news === 'update') {
        const look = looks.get(news.update.game)
        if (!look || look.opening) return
        const { steps, clocks, ...update } = news.update
        wind(look, clocks)
        show(look, update, steps)
      } else if (news.news === 'table') looks.get(news.table.game.id)?.around.set(news.table)
      else if (news.news === 'chat') {
        const chat = looks.get(news.game)?.chat
        if (chat && !chat.get().some(line => line.number === news.line.number))
          chat.set([...chat.get(), news.line])
      }
    },
  }
}

/** Clocks come with what happened, and belong to what stands around the board. */
function wind({ around }: Look, clocks: TableState['clocks']): void {
  const now = around.get()
  if (now !== undefined && clocks !== undefined) around.set({ ...now, clocks })
}

/** A story that goes on with these steps, or ends earlier after something was taken back. */
function continued(story: readonly Step[], seq: number, steps: readonly Step[]): readonly Step[] {
  const first = steps[0]?.seq ?? seq + 1
  return [...story.filter(step => step.seq < first), ...steps]
}
