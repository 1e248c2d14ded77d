/** The state of a game at this screen, and what each thing that happens makes of it. Pure: talks to nobody and waits for nothing. */
import { type Seat, SPECTATOR } from '@bivouac/kernel'
import type { GameSummary, Hint, Moment, Step, Update } from '@bivouac/protocol'
import { eyesFor, isHotSeat } from './eyes.ts'
import { advanced, arrived, caughtUp, type Playing, playedOut, satDown } from './playing.ts'
import type { Trouble } from './trouble.ts'

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

/** All that can happen at an open table. */
export type TableEvent =
  | { readonly type: 'sat-down'; readonly eyes: Seat; readonly summary: GameSummary; readonly update: Update }
  /** The story so far has been fetched for these eyes. */
  | { readonly type: 'remembered'; readonly eyes: Seat; readonly steps: readonly Step[] }
  | { readonly type: 'arrived'; readonly update: Update }
  | { readonly type: 'played-out' | 'advanced' | 'caught-up' | 'came-back' | 'asked-for-hint' }
  | { readonly type: 'advised'; readonly hint: Hint | undefined }
  | { readonly type: 'summed-up'; readonly summary: GameSummary }
  | { readonly type: 'thought'; readonly seat: Seat; readonly on: boolean }
  | { readonly type: 'troubled'; readonly trouble: Trouble | undefined }
  | { readonly type: 'curtain-fell'; readonly for: Seat }
  | { readonly type: 'looked-back'; readonly past: Moment }
  | { readonly type: 'paused'; readonly on: boolean }

/** Nobody's secrets are shown before it is known who sits here. */
export const opened = (
  summary: GameSummary,
  update: Update,
  trouble: Trouble | undefined = undefined,
): TableState => ({
  summary,
  eyes: SPECTATOR,
  playing: satDown(update),
  steps: [],
  past: undefined,
  thinking: [],
  hint: undefined,
  trouble,
  curtainFor: undefined,
  isPaused: false,
})

export function reduce(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'sat-down': {
      const { eyes, summary, update } = event
      const { thinking, trouble, isPaused } = state
      return { ...opened(summary, update, trouble), eyes, thinking, isPaused }
    }
    case 'remembered': {
      if (event.eyes !== state.eyes) return state
      // What has happened while the story was being fetched comes after it.
      const last = event.steps.at(-1)?.seq ?? -1
      return { ...state, steps: [...event.steps, ...state.steps.filter(step => step.seq > last)] }
    }
    case 'arrived': {
      const { update } = event
      if (update.seat !== state.eyes) return state
      const playing = arrived(state.playing, update)
      return { ...state, playing, steps: continued(state.steps, update), hint: undefined }
    }
    case 'played-out':
      return { ...state, playing: playedOut(state.playing) }
    case 'advanced':
      return { ...state, playing: advanced(state.playing) }
    case 'caught-up':
      return { ...state, playing: caughtUp(state.playing) }
    case 'asked-for-hint':
      return { ...state, hint: 'thinking' }
    case 'advised':
      // Another moment may have come meanwhile: the advice is for one that is past.
      return { ...state, hint: event.hint?.seq === state.playing.now.seq ? event.hint : undefined }
    case 'summed-up':
      return { ...state, summary: event.summary }
    case 'thought': {
      const others = state.thinking.filter(seat => seat !== event.seat)
      return { ...state, thinking: event.on ? [...others, event.seat] : others }
    }
    case 'troubled':
      return { ...state, trouble: event.trouble }
    case 'curtain-fell':
      return { ...state, curtainFor: event.for }
    case 'looked-back':
      return { ...state, past: event.past, hint: undefined }
    case 'came-back':
      return { ...state, past: undefined }
    case 'paused':
      return { ...state, isPaused: event.on }
  }
}

/** The story so far, kept in step with the newest moment: longer with each update, shorter after an undo. */
export function continued(steps: readonly Step[], update: Pick<Update, 'seq' | 'steps'>): readonly Step[] {
  const first = update.steps[0]?.seq ?? update.seq + 1
  const kept = steps.at(-1) && steps.at(-1)!.seq >= first ? steps.filter(step => step.seq < first) : steps
  return update.steps.length === 0 && kept.length === steps.length ? steps : [...kept, ...update.steps]
}

/** What a table does by itself next: plays out what it shows, shows the next, or rests until something happens. */
export function nextOf({ past, curtainFor, playing }: TableState): 'play-out' | 'advance' | 'rest' | 'hold' {
  if (past !== undefined || curtainFor !== undefined) return 'hold'
  if (playing.isPlaying) return 'play-out'
  return playing.waiting.length > 0 ? 'advance' : 'rest'
}

/** Who takes over the screen now that all has been seen; undefined if nobody does. */
export function handOverTo({ summary, playing, eyes }: TableState): Seat | undefined {
  if (playing.now.outcome) return undefined
  const next = eyesFor(summary.plan, playing.now.decision, eyes)
  return next === eyes ? undefined : next
}

/** Two people at one screen take it one after the other from the beginning. */
export const beginsBehindCurtain = ({ summary: { plan }, playing }: TableState): boolean =>
  isHotSeat(plan) && plan.curtain === true && !playing.now.outcome
