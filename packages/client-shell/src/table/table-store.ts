/** A game at this screen: talks to the host, plays out what arrives, looks back, and keeps whose eyes are looking. */

import type { HostClient } from '@bivouac/host/client'
import { RESIGN, type Seat, SPECTATOR } from '@bivouac/kernel'
import type {
  Answer,
  Asks,
  GameId,
  GameSummary,
  Hint,
  Moment,
  News,
  RequestName,
  Step,
  Update,
} from '@bivouac/protocol'
import { type Followed, oneValue } from '../touch/one-value.ts'
import { eyesFor, isHotSeat } from './eyes.ts'
import { type Given, newsKeeper } from './given.ts'
import { continued } from './history.ts'
import { advanced, arrived, caughtUp, type Playing, playedOut, satDown } from './playing.ts'
import { newRules, type Trouble, troubleOf } from './trouble.ts'

export interface TableState {
  readonly summary: GameSummary
  readonly eyes: Seat
  readonly playing: Playing
  readonly steps: readonly Step[]
  /** A moment one looks back at. */
  readonly past: Moment | undefined
  readonly thinking: readonly Seat[]
  readonly hint: Hint | 'thinking' | undefined
  readonly trouble: Trouble | undefined
  /** Who should take the screen before anything is shown. */
  readonly curtainFor: Seat | undefined
  /** Watching bots, and holding them. */
  readonly isPaused: boolean
}

export interface TableOptions {
  readonly host: HostClient
  readonly game: GameId
  /** How long it takes to see the update, in milliseconds at the speed that is set. */
  pace(update: Update): number
  /** Called when a command was given: `then` when the screen shows that it was. */
  shown?(then: () => void): void
}

/** Between the last thing seen and the curtain, so that one sees what one has done. */
const HAND_OVER_MS = 900

export interface TableStore {
  get(): TableState | undefined
  subscribe(listener: () => void): () => void
  /** A value of its own, since giving changes nothing else on the table. */
  readonly given: Followed<Given | undefined>
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

export function tableStore({ host, game, pace, shown = then => then() }: TableOptions): TableStore {
  let state: TableState | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening: (() => void) | undefined
  let isOpen = false
  /** The last moment the host was told of. */
  let told = -1
  /** A trouble that was told before the game is open. */
  let early: Trouble | undefined
  const given = oneValue<Given | undefined>(undefined)
  const keeper = newsKeeper(hear)
  const listeners = new Set<() => void>()

  const change = (part: Partial<TableState>): void => {
    if (!state) return
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const ask: TableStore['ask'] = async (name, asks) => {
    try {
      return await host.ask(name, asks)
    } catch (error) {
      change({ trouble: troubleOf(error, name) })
      return undefined
    }
  }

  /** Goes on: plays out, shows the next, hands over, and tells the host when all is seen. */
  function goOn(): void {
    if (!isOpen || !state || state.past || state.curtainFor !== undefined || timer !== undefined) return
    const { playing } = state
    if (playing.isPlaying)
      return wait(pace(playing.now), () => change({ playing: playedOut(state!.playing) }))
    if (playing.waiting.length > 0) {
      change({ playing: advanced(playing) })
      return goOn()
    }
    handOver()
    if (!state.isPaused) tellShown()
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
  function tellShown(): void {
    if (!state || told === state.playing.now.seq) return
    told = state.playing.now.seq
    void ask('shown', { game, seq: told })
  }
  function handOver(): void {
    if (!state || state.playing.now.outcome) return
    const { summary, playing, eyes } = state
    const next = eyesFor(summary.plan, playing.now.decision, eyes)
    if (next === eyes) return
    if (!summary.plan.curtain) void sitDown(next)
    else wait(HAND_OVER_MS, () => change({ curtainFor: next }))
  }

  async function sitDown(eyes: Seat): Promise<void> {
    const opened = await ask('open', { game, seat: eyes })
    if (!opened) return
    const { summary, update } = opened
    if (opened.newRules) change({ trouble: newRules(opened.newRules) })
    given.set(undefined)
    change({
      summary,
      eyes,
      steps: [],
      playing: satDown(update),
      past: undefined,
      hint: undefined,
      curtainFor: undefined,
    })
    goOn()
    const told = await ask('history', { game, seat: eyes })
    if (!told || state?.eyes !== eyes) return
    // What has happened while the story was being fetched comes after it.
    const last = told.at(-1)?.seq ?? -1
    change({ steps: [...told, ...state.steps.filter(step => step.seq > last)] })
  }

  function hear(news: News): void {
    if (news.news === 'trouble' && (news.game === undefined || news.game === game)) {
      early = { problem: news.problem, about: undefined }
      change({ trouble: early })
    }
    if (!state) return
    if (news.news === 'thinking' && news.game === game) {
      const others = state.thinking.filter(seat => seat !== news.seat)
      change({ thinking: news.on ? [...others, news.seat] : others })
    }
    if (news.news === 'update' && news.update.game === game && news.update.seat === state.eyes)
      receive(news.update)
  }
  function receive(update: Update): void {
    if (!state) return
    const playing = arrived(state.playing, update)
    if (playing.now.seq !== state.playing.now.seq) stopWaiting()
    if (playing.now.seq < told) told = playing.now.seq
    change({ playing, steps: continued(state.steps, update), hint: undefined })
    given.set(undefined)
    if (update.outcome) void refreshSummary()
    goOn()
  }
  /** Who fell and how many is told when the game is over. */
  async function refreshSummary(): Promise<void> {
    const summary = (await ask('games', {}))?.find(one => one.id === game)
    if (summary) change({ summary })
  }

  function catchUp(): boolean {
    if (!state || state.past) return false
    if (given.get()) return true
    const hadWaiting = state.playing.waiting.length > 0
    if (!hadWaiting && !state.playing.isPlaying) return false
    stopWaiting()
    change({ playing: caughtUp(state.playing) })
    goOn()
    return hadWaiting
  }

  function backToNow(): void {
    change({ past: undefined })
    goOn()
  }

  function giveAt({ seq, asked }: Update, command: number): void {
    if (!state || given.get()?.seq === seq) return
    given.set({ seq, command })
    keeper.keep()
    shown(keeper.letGo)
    void ask('give', { game, seat: state.eyes, asked, command }).then(answer => {
      if (answer === undefined) given.set(undefined)
    })
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    given,
    ask,
    async open() {
      isOpen = true
      stopListening = host.onNews(keeper.hear)
      // Nobody's secrets are shown before it is known who sits here.
      const { summary, update } = await host.ask('open', { game, seat: SPECTATOR })
      state = {
        summary,
        eyes: SPECTATOR,
        playing: satDown(update),
        steps: [],
        past: undefined,
        thinking: [],
        hint: undefined,
        trouble: early,
        curtainFor: undefined,
        isPaused: false,
      }
      const eyes = eyesFor(summary.plan, update.decision, SPECTATOR)
      if (isHotSeat(summary.plan) && summary.plan.curtain && !update.outcome) change({ curtainFor: eyes })
      else await sitDown(eyes)
    },
    close() {
      isOpen = false
      keeper.forget()
      stopWaiting()
      stopListening?.()
      stopListening = undefined
      host.ask('close', { game }).catch(() => undefined)
    },
    give: command => state && giveAt(state.playing.now, command),
    resign: () => state && state.eyes !== SPECTATOR && giveAt(state.playing.now, RESIGN),
    undo() {
      if (!state) return
      catchUp()
      void ask('undo', { game, seat: state.eyes, seq: state.playing.now.seq })
    },
    catchUp,
    lookAt(seq) {
      if (!state || seq < 0 || seq > state.playing.now.seq) return
      if (seq === state.playing.now.seq) return backToNow()
      void ask('moment', { game, seat: state.eyes, seq }).then(
        past => past && change({ past, hint: undefined }),
      )
    },
    backToNow,
    askHint() {
      if (!state || state.hint === 'thinking') return
      change({ hint: 'thinking' })
      void ask('hint', { game, seat: state.eyes }).then(hint =>
        // Another moment has come meanwhile: the advice is for one that is past.
        change({ hint: hint && hint.seq === state?.playing.now.seq ? hint : undefined }),
      )
    },
    dropHint: () => change({ hint: undefined }),
    liftCurtain() {
      if (state?.curtainFor !== undefined) void sitDown(state.curtainFor)
    },
    setPaused(isPaused) {
      change({ isPaused })
      goOn()
    },
    stepOn() {
      if (!catchUp()) tellShown()
    },
    dropTrouble: () => change({ trouble: undefined }),
  }
}
