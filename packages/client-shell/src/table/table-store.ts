/** A game at this screen: talks to the host, lets time pass while something is played out, and hands the rest to the reducer. */
import type { HostClient } from '@bivouac/host/client'
import { RESIGN, type Seat, SPECTATOR } from '@bivouac/kernel'
import type { Answer, Asks, GameId, News, RequestName, Update } from '@bivouac/protocol'
import { newStore, type Watched } from '../store/store.ts'
import { eyesFor } from './eyes.ts'
import { type Given, newsKeeper } from './given.ts'
import {
  beginsBehindCurtain,
  handOverTo,
  nextOf,
  opened,
  reduce,
  type TableEvent,
  type TableState,
} from './table-state.ts'
import { newRules, type Trouble, troubleOf } from './trouble.ts'

interface TableOptions {
  readonly host: HostClient
  readonly game: GameId
  /** How long it takes to see the update, in milliseconds at the speed that is set. */
  pace(update: Update): number
  /** Called when a command was given: `then` when the screen shows that it was. */
  shown?(then: () => void): void
}

/** Between the last thing seen and the curtain, so that one sees what one has done. */
const HAND_OVER_MS = 900

export interface TableStore extends Watched<TableState | undefined> {
  /** A value of its own, since giving changes nothing else on the table. */
  readonly given: Watched<Given | undefined>
  open(): Promise<void>
  close(): void
  give(command: number): void
  resign(): void
  undo(): void
  /** Ends what is being played out; true if another moment is shown by it, or is about to come. */
  catchUp(): boolean
  lookAt(seq: number): void
  backToNow(): void
  askHint(): void
  dropHint(): void
  liftCurtain(): void
  setPaused(on: boolean): void
  /** While paused: lets the bots do one thing. */
  stepOn(): void
  dropTrouble(): void
  /** For everything else that is asked of the host: a problem becomes a note, and the answer undefined. */
  ask<Name extends RequestName>(name: Name, asks: Asks<Name>): Promise<Answer<Name> | undefined>
}

// long: one closure over the timer, the news and what was reported; taken apart, its parts would hand these to each other.
export function tableStore({ host, game, pace, shown = then => then() }: TableOptions): TableStore {
  const store = newStore<TableState | undefined>(undefined)
  const given = newStore<Given | undefined>(undefined)
  const keeper = newsKeeper(hear)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening: (() => void) | undefined
  let isOpen = false
  /** The last moment that the host knows to have been seen. */
  let reported = -1
  /** A trouble from before the game was open. */
  let early: Trouble | undefined
  /** The table until it is known through whose eyes it is seen: to draw it for nobody first would take as long again. */
  let unseen: TableState | undefined

  const happen = (event: TableEvent): void => {
    const state = store.get()
    if (state) store.set(reduce(state, event))
    else if (unseen) unseen = reduce(unseen, event)
  }
  const show = (): void => {
    if (unseen) store.set(unseen)
    unseen = undefined
  }
  const ask: TableStore['ask'] = async (name, asks) => {
    try {
      return await host.ask(name, asks)
    } catch (error) {
      happen({ type: 'troubled', trouble: troubleOf(error, name) })
      return undefined
    }
  }

  /** Goes on: plays out, shows the next, hands over, and reports to the host when all is seen. */
  function goOn(): void {
    const state = store.get()
    if (!isOpen || !state || timer !== undefined) return
    switch (nextOf(state)) {
      case 'hold':
        return
      case 'play-out':
        return wait(pace(state.playing.now), () => happen({ type: 'played-out' }))
      case 'advance':
        happen({ type: 'advanced' })
        return goOn()
      case 'rest':
        handOver(state)
        if (!state.isPaused) reportShown(state)
    }
  }
  function wait(ms: number, then: () => void): void {
    timer = setTimeout(() => {
      timer = undefined
      then()
      goOn()
    }, ms)
  }
  function stopWaiting(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function reportShown({ playing }: TableState): void {
    if (reported === playing.now.seq) return
    reported = playing.now.seq
    void ask('shown', { game, seq: reported })
  }
  function handOver(state: TableState): void {
    const next = handOverTo(state)
    if (next === undefined) return
    if (!state.summary.plan.curtain) void sitDown(next)
    else wait(HAND_OVER_MS, () => happen({ type: 'curtain-fell', for: next }))
  }

  async function sitDown(eyes: Seat): Promise<void> {
    const answer = await ask('open', { game, seat: eyes })
    if (!answer) return show()
    if (answer.newRules) happen({ type: 'troubled', trouble: newRules(answer.newRules) })
    given.set(undefined)
    happen({ type: 'sat-down', eyes, summary: answer.summary, update: answer.update })
    show()
    goOn()
    const steps = await ask('history', { game, seat: eyes })
    if (steps) happen({ type: 'remembered', eyes, steps })
  }

  function hear(news: News): void {
    if (news.news === 'trouble' && (news.game === undefined || news.game === game)) {
      early = { problem: news.problem, about: undefined }
      happen({ type: 'troubled', trouble: early })
    }
    if (news.news === 'thinking' && news.game === game)
      happen({ type: 'thought', seat: news.seat, on: news.on })
    if (news.news === 'update' && news.update.game === game) receive(news.update)
  }
  function receive(update: Update): void {
    const before = store.get()
    if (!before || update.seat !== before.eyes) return
    happen({ type: 'arrived', update })
    const { seq } = store.get()!.playing.now
    if (seq !== before.playing.now.seq) stopWaiting()
    // After an undo the same moments are seen, and reported, once more.
    reported = Math.min(reported, seq)
    given.set(undefined)
    if (update.outcome) void sumUp()
    goOn()
  }
  /** Who fell and how many is known when the game is over. */
  async function sumUp(): Promise<void> {
    const summary = (await ask('games', {}))?.find(one => one.id === game)
    if (summary) happen({ type: 'summed-up', summary })
  }

  function catchUp(): boolean {
    const state = store.get()
    if (!state || state.past) return false
    if (given.get()) return true
    const hadWaiting = state.playing.waiting.length > 0
    if (!hadWaiting && !state.playing.isPlaying) return false
    stopWaiting()
    happen({ type: 'caught-up' })
    goOn()
    return hadWaiting
  }

  function backToNow(): void {
    happen({ type: 'came-back' })
    goOn()
  }

  function give(command: number): void {
    const state = store.get()
    if (!state) return
    const { seq, asked } = state.playing.now
    if (given.get()?.seq === seq) return
    given.set({ seq, command })
    keeper.keep()
    shown(keeper.letGo)
    void ask('give', { game, seat: state.eyes, asked, command }).then(answer => {
      if (answer === undefined) given.set(undefined)
    })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    given,
    ask,
    async open() {
      isOpen = true
      stopListening = host.onNews(keeper.hear)
      const { summary, update } = await host.ask('open', { game, seat: SPECTATOR })
      unseen = opened(summary, update, early)
      const eyes = eyesFor(summary.plan, update.decision, SPECTATOR)
      if (!beginsBehindCurtain(unseen)) return sitDown(eyes)
      happen({ type: 'curtain-fell', for: eyes })
      show()
    },
    close() {
      isOpen = false
      keeper.forget()
      stopWaiting()
      stopListening?.()
      stopListening = undefined
      host.ask('close', { game }).catch(() => undefined)
    },
    give,
    resign() {
      if (store.get()?.eyes !== SPECTATOR) give(RESIGN)
    },
    undo() {
      catchUp()
      const state = store.get()
      if (state) void ask('undo', { game, seat: state.eyes, seq: state.playing.now.seq })
    },
    catchUp,
    lookAt(seq) {
      const state = store.get()
      if (!state || seq < 0 || seq > state.playing.now.seq) return
      if (seq === state.playing.now.seq) return backToNow()
      void ask('moment', { game, seat: state.eyes, seq }).then(
        past => past && happen({ type: 'looked-back', past }),
      )
    },
    backToNow,
    askHint() {
      const state = store.get()
      if (!state || state.hint === 'thinking') return
      happen({ type: 'asked-for-hint' })
      void ask('hint', { game, seat: state.eyes }).then(hint => happen({ type: 'advised', hint }))
    },
    dropHint: () => happen({ type: 'advised', hint: undefined }),
    liftCurtain() {
      const seat = store.get()?.curtainFor
      if (seat !== undefined) void sitDown(seat)
    },
    setPaused(on) {
      happen({ type: 'paused', on })
      goOn()
    },
    stepOn() {
      if (catchUp()) return
      const state = store.get()
      if (state) reportShown(state)
    },
    dropTrouble: () => happen({ type: 'troubled', trouble: undefined }),
  }
}
