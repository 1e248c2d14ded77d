/**
 * A table at which one lesson is played: a host of one game, in memory, whose dice and whose other side follow a script. Whatever
 * is allowed may be tried; what the lesson does not ask for is answered, and nothing has happened.
 */
import {
  type Board,
  callsIn,
  type GameModule,
  keyedBy,
  type Scripted as Line,
  matchFrom,
  scripted,
  seeded,
  seedTable,
  unwrap,
} from '@bivouac/kernel'
import type { Answer, Asks, GameSummary, News, RequestName, Sitter, Update } from '@bivouac/protocol'
import type { HostClient } from '../client.ts'
import { act, takeBackTo } from '../deeds.ts'
import { HostError, orRefuse, refuse } from '../host-error.ts'
import type { Viewer } from '../rights.ts'
import { isOver, newRoom, newStory, type Room, seqOf } from '../room.ts'
import { publicTally } from '../tally.ts'
import { legalFor, momentOf, stepsSince, updateOf } from '../viewer.ts'
import { newStore, type Watched } from '../watched.ts'
import type { Lesson, LessonDeed } from './lesson.ts'
import { type Asked, askedIn, type Played, played, rightLine, wrongTry } from './script.ts'

/** What was tried and is not asked for; without an id there is nothing particular to say of it. */
interface Tried {
  readonly id: string | undefined
  readonly clause: string
}

/** How the lesson stands. */
interface LessonState {
  /** What is asked; undefined when all is done. */
  readonly asked: Asked | undefined
  /** How many commands stood when each deed was asked for, this one and those before it. */
  readonly since: readonly number[]
  /** The command that is meant. */
  readonly command: number | undefined
  /** All that may be given now to go on: the command that is meant, and others where the order is the learner's. */
  readonly open: readonly number[]
  readonly tried: Tried | undefined
  /** How often something else was tried at this deed. */
  readonly tries: number
}

export interface LessonTable extends HostClient {
  readonly summary: GameSummary
  readonly state: Watched<LessonState>
}

/** What is asked of the host of a lesson; nothing of it is kept, so nothing else can be asked. */
type Handlers = { readonly [Name in RequestName]?: (asks: Asks<Name>) => Promise<Answer<Name>> }

// long: one closure over the room, the script and who listens; its parts would hand these to each other.
export function lessonTable<B extends Board>(
  game: GameModule<B>,
  lesson: Lesson,
  /** The step to begin at: those before it are done already. */
  from = 0,
  board: Board = lessonBoard(game, lesson),
): LessonTable {
  const module = game as unknown as GameModule
  const script = [...askedIn(lesson)]
  let dice: readonly Line[] = []
  const room = openRoom(module, board, lesson, () => dice)
  const { seat } = lesson
  const listeners = new Set<(news: News) => void>()
  const since = [0]
  const state = newStore<LessonState>(stateNow(undefined, 0))
  let viewer: Viewer = { seat, plays: true }

  function stateNow(tried: Tried | undefined, tries: number): LessonState {
    const asked = script[since.length - 1]
    const open = openNow(script, since.length - 1).flatMap(one => meantBy(one)?.command ?? [])
    return { asked, since: [...since], command: open[0], open, tried, tries }
  }
  /** What is shown where several will do: the first that is allowed. */
  function meantBy({ deed: { right, or = [] } }: Asked): Played | undefined {
    const allowed = legalFor(room, seat)
    return [right, ...or].map(line => played(module, board, line)).find(one => allowed.includes(one.command))
  }
  const summary = (): GameSummary => ({
    id: room.id,
    plan: room.plan,
    seq: seqOf(room),
    begun: 0,
    touched: 0,
    decision: module.decision(room.match.table),
    tally: publicTally(room.match),
    fallen: [],
  })
  const update = async (steps: Update['steps']): Promise<Update> => ({
    ...updateOf(room, viewer, steps),
    canUndo: viewer.plays && since.length > 1 && !isOver(room),
  })
  async function tell(from: number): Promise<void> {
    const steps = from < seqOf(room) ? stepsSince(room, viewer.seat, from) : []
    const news: News = { news: 'update', update: await update(steps) }
    for (const listener of [...listeners]) listener(news)
  }
  function carryOut(by: number, { command, dice: faces }: Played): void {
    dice = faces
    // Whatever is done once more comes out as it did before.
    seedTable(room.match.table, `${lesson.id} ${seqOf(room)}`)
    orRefuse(act(room, by, command, 0))
    const rolled = room.match.log.at(-1)?.drawn.filter(one => 'die' in one) ?? []
    if (rolled.length !== faces.length)
      throw new Error(`The script has ${faces.length} dice, but ${rolled.length} were rolled.`)
  }
  /** Carries out what is right, and what follows it; each command is shown by itself. */
  async function goOn({ deed }: Asked, line: Played, shown: (from: number) => Promise<void>): Promise<void> {
    carryOut(seat, line)
    for (const next of deed.follows ?? []) {
      await shown(seqOf(room) - 1)
      carryOut(toChoose(room), played(module, board, next))
    }
    since.push(seqOf(room))
    state.set(stateNow(undefined, 0))
    // Told last: news of which nothing has happened would cut short what is being played out.
    await shown(seqOf(room) - 1)
  }
  async function give({ command }: Asks<'give'>): Promise<null> {
    const asked = script[since.length - 1]
    if (asked === undefined) return refuse('over', 'The lesson is over.')
    if (!legalFor(room, seat).includes(command)) return refuse('illegal', 'That is not allowed now.')
    const meant = asLiked(script, since.length - 1, deed => rightLine(module, board, deed, command))
    if (meant === undefined) {
      const wrong = wrongTry(module, board, asked.deed, command)
      const { clause } = wrong ?? module.decision(room.match.table)
      state.set(stateNow({ id: wrong?.id, clause }, state.get().tries + 1))
      await tell(seqOf(room))
      return null
    }
    await goOn(script[since.length - 1], meant, tell)
    return null
  }
  async function undo(): Promise<null> {
    const to = since.at(-2)
    if (to === undefined) return refuse('nothing-to-undo', 'Nothing has been done yet.')
    orRefuse(await takeBackTo(room, to, 0))
    since.pop()
    state.set(stateNow(undefined, 0))
    await tell(seqOf(room))
    return null
  }

  const ready = (async () => {
    for (const asked of script.filter(one => one.at < from))
      await goOn(
        asked,
        meantBy(asked) ?? refuse('illegal', `Nothing of '${asked.deed.right}' is allowed.`),
        async () => undefined,
      )
    state.set(stateNow(undefined, 0))
  })()
  const handlers: Handlers = {
    games: async () => [summary()],
    open: async ({ seat: eyes }) => {
      viewer = { seat: eyes, plays: eyes === seat }
      return { summary: summary(), update: await update([]) }
    },
    close: async () => null,
    shown: async () => null,
    give,
    undo,
    history: async ({ seat: eyes }) => stepsSince(room, eyes, -1),
    moment: ({ seat: eyes, seq }) => momentOf(room, eyes, seq),
  }
  return {
    summary: summary(),
    state,
    async ask(name, asks) {
      await ready
      const handler = handlers[name] as ((asks: unknown) => Promise<never>) | undefined
      if (handler === undefined)
        throw new HostError({ code: 'unknown-request', text: `A lesson knows no '${name}'.` })
      return handler(asks)
    },
    onNews(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * What a command fulfils: the deed that is asked for, or one after it where their order is the learner's, which comes first then.
 */
function asLiked(
  script: Asked[],
  now: number,
  fulfilled: (deed: LessonDeed) => Played | undefined,
): Played | undefined {
  for (const asked of openNow(script, now)) {
    const line = fulfilled(asked.deed)
    if (line === undefined) continue
    script.splice(now, 0, ...script.splice(script.indexOf(asked), 1))
    return line
  }
  return undefined
}

/** What may be fulfilled now: the deed that is asked for, and what is left of its step where the order is the learner's. */
function openNow(script: readonly Asked[], now: number): readonly Asked[] {
  const rest = script.slice(now)
  const isOpen = ({ step }: Asked, i: number): boolean =>
    i === 0 || (step === rest[0].step && !!step.inAnyOrder)
  return rest.filter(isOpen)
}

const toChoose = ({ match: { module, table } }: Room): number => (module.toChoose(table) & 1 ? 0 : 1)

/** The room of a lesson. Dice are read from the script; what it leaves open, as the order of a pile, comes from the position. */
function openRoom(module: GameModule, board: Board, lesson: Lesson, dice: () => readonly Line[]): Room {
  const { id, scenario, seat, position } = lesson
  const begun = unwrap(matchFrom(module, board, position))
  const match = keyedBy(begun, () => scripted(dice(), callsIn(module), seeded))
  const person: Sitter = { who: 'person' }
  const other: Sitter = { who: 'bot', level: 'recruit' }
  const seats: readonly [Sitter, Sitter] = seat === 0 ? [person, other] : [other, person]
  return newRoom(
    {
      id: `lesson-${id}`,
      game: { module },
      begun: 0,
      touched: 0,
      plan: { module: module.id, scenario, seats, position },
      dice: undefined,
      seed: undefined,
      chance: undefined,
      kept: undefined,
    },
    newStory(match),
  )
}

/** The board that a lesson is played on. */
export function lessonBoard<B extends Board>(game: GameModule<B>, { scenario }: Lesson): B {
  return unwrap(game.board(game.scenarios.find(one => one.id === scenario)?.data))
}
