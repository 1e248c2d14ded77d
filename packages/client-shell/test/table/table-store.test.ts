/** A game at the screen against a host of the test's own: playing out, hurrying, looking back, handing over. */

import type { HostClient } from '@bivouac/host/client'
import { HostError } from '@bivouac/host/client'
import type { GamePlan, GameSummary, News, Update } from '@bivouac/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableStore } from '../../src/table/table-store.ts'
import { update } from './updates.ts'

const person = { who: 'person' } as const
const bot = { who: 'bot', level: 'regular' } as const

function testHost(plan: Pick<GamePlan, 'seats' | 'curtain'>, first: Update = update(0, [])) {
  const asked: { name: string; asks: Record<string, unknown> }[] = []
  const summary = {
    id: 'g',
    plan: { module: 'm', scenario: 's', ...plan },
    fallen: [],
    tally: {},
  } as unknown as GameSummary
  let now = first
  let tell: (news: News) => void = () => {}
  const answers: Record<string, (asks: Record<string, unknown>) => unknown> = {
    open: ({ seat }) => ({ summary, update: { ...now, seat } }),
    history: () => [],
    games: () => [summary],
    moment: asks => ({ ...now, ...asks, legal: [] }),
    hint: () => ({ seq: now.seq, lines: [{ command: 1, chance: 0.5, visits: 10 }] }),
  }
  const host: HostClient = {
    async ask(name, asks) {
      asked.push({ name, asks: asks as Record<string, unknown> })
      return (answers[name]?.(asks as Record<string, unknown>) ?? null) as never
    },
    onNews(listener) {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
  }
  return {
    host,
    answers,
    /** What was asked under a name, in order. */
    asked: (name: string) => asked.filter(one => one.name === name).map(one => one.asks),
    news: (news: News) => tell(news),
    arrive(next: Update) {
      now = next
      tell({ news: 'update', update: next })
    },
  }
}

const opened = async (setup: ReturnType<typeof testHost>, pace = 100) => {
  const table = tableStore({ host: setup.host, game: 'g', pace: () => pace })
  await table.open()
  await vi.advanceTimersByTimeAsync(0)
  return table
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('against a bot', () => {
  it('looks first through nobody’s eyes and then through the person’s', async () => {
    const setup = testHost({ seats: [bot, person] })
    const table = await opened(setup)
    expect(setup.asked('open').map(({ seat }) => seat)).toEqual([-1, 1])
    expect(table.get()?.eyes).toBe(1)
    expect(setup.asked('shown')).toEqual([{ game: 'g', seq: 0 }])
  })
  it('shows nothing until it looks through the person’s eyes: a table that is drawn twice takes twice as long', async () => {
    const setup = testHost({ seats: [bot, person] })
    const table = tableStore({ host: setup.host, game: 'g', pace: () => 100 })
    const eyes: (number | undefined)[] = []
    table.subscribe(() => eyes.push(table.get()?.eyes))
    await table.open()
    expect(new Set(eyes)).toEqual(new Set([1]))
  })
  it('hears who thinks while it is being opened', async () => {
    const setup = testHost({ seats: [bot, person] })
    const { open } = setup.answers
    setup.answers.open = asks => {
      if (asks.seat === 1) setup.news({ news: 'thinking', game: 'g', seat: 0, on: true })
      return open(asks)
    }
    expect((await opened(setup)).get()?.thinking).toEqual([0])
  })
  it('shows what everybody may see, and the trouble, where nobody may sit down', async () => {
    const setup = testHost({ seats: [bot, person] })
    const { open } = setup.answers
    setup.answers.open = asks => {
      if (asks.seat === 1) throw new HostError({ code: 'seat-taken', text: 'Somebody sits there.' })
      return open(asks)
    }
    expect((await opened(setup)).get()).toMatchObject({
      eyes: -1,
      trouble: { problem: { code: 'seat-taken' } },
    })
  })
  it('says that a game goes on under newer rules, until somebody has read it', async () => {
    const setup = testHost({ seats: [person, bot] })
    const { open } = setup.answers
    setup.answers.open = asks => ({ ...(open(asks) as object), newRules: { from: 1, to: 2 } })
    const table = await opened(setup)
    expect(table.get()?.trouble?.problem.code).toBe('new-rules')
    table.dropTrouble()
    expect(table.get()?.trouble).toBeUndefined()
  })
  it('plays updates out one by one and then says so', async () => {
    const setup = testHost({ seats: [person, bot] })
    const table = await opened(setup)
    setup.arrive(update(1))
    setup.arrive(update(2))
    expect(table.get()?.playing).toMatchObject({ now: { seq: 1 }, isPlaying: true })
    await vi.advanceTimersByTimeAsync(100)
    expect(table.get()?.playing.now.seq).toBe(2)
    expect(setup.asked('shown').at(-1)).toMatchObject({ seq: 0 })
    await vi.advanceTimersByTimeAsync(100)
    expect(setup.asked('shown').at(-1)).toMatchObject({ seq: 2 })
    expect(table.get()?.steps.map(step => step.seq)).toEqual([1, 2])
  })
  it('hurries when something is pressed, and says whether the picture has changed', async () => {
    const setup = testHost({ seats: [person, bot] })
    const table = await opened(setup)
    setup.arrive(update(1))
    setup.arrive(update(2))
    expect(table.catchUp()).toBe(true)
    expect(table.get()?.playing).toMatchObject({ now: { seq: 2 }, isPlaying: false })
    expect(setup.asked('shown').at(-1)).toMatchObject({ seq: 2 })
    expect(table.catchUp()).toBe(false)
  })
  it('gives a command once, at the moment that is shown', async () => {
    const setup = testHost({ seats: [person, bot] })
    const table = await opened(setup)
    table.give(2)
    table.give(2)
    expect(setup.asked('give')).toEqual([{ game: 'g', seat: 0, asked: 0, command: 2 }])
  })
  it('is quiet from the giving of a command to its answer, and presses in between are for nothing', async () => {
    const setup = testHost({ seats: [person, bot] })
    const table = await opened(setup)
    table.give(2)
    expect(table.given.get()).toEqual({ seq: 0, command: 2 })
    expect(table.catchUp()).toBe(true)
    setup.arrive(update(1))
    expect(table.given.get()).toBeUndefined()
  })
  it('hears the answer when the screen shows that the command was given, not before', async () => {
    const setup = testHost({ seats: [person, bot] })
    let isShown = () => {}
    const shown = (then: () => void) => {
      isShown = then
    }
    const table = tableStore({ host: setup.host, game: 'g', pace: () => 100, shown })
    await table.open()
    await vi.advanceTimersByTimeAsync(0)
    table.give(2)
    setup.arrive(update(1))
    setup.arrive(update(2))
    expect(table.get()?.playing.now.seq).toBe(0)
    isShown()
    expect(table.get()?.playing).toMatchObject({ now: { seq: 1 }, waiting: [{ seq: 2 }] })
    expect(table.given.get()).toBeUndefined()
  })
  it('lets a command be given again when the host refused it, and says why', async () => {
    const setup = testHost({ seats: [person, bot] })
    const table = await opened(setup)
    setup.answers.give = () => {
      throw new HostError({ code: 'stale', text: 'The game has gone on.' })
    }
    table.give(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(table.get()).toMatchObject({ trouble: { problem: { code: 'stale' }, about: 'give' } })
    expect(table.given.get()).toBeUndefined()
    table.give(2)
    expect(setup.asked('give')).toHaveLength(2)
  })
  it('looks back without losing what arrives meanwhile', async () => {
    const setup = testHost({ seats: [person, bot] }, update(5, []))
    const table = await opened(setup)
    table.lookAt(3)
    await vi.advanceTimersByTimeAsync(0)
    expect(table.get()?.past?.seq).toBe(3)
    setup.arrive(update(6))
    await vi.advanceTimersByTimeAsync(500)
    expect(setup.asked('shown').at(-1)).toMatchObject({ seq: 5 })
    table.backToNow()
    await vi.advanceTimersByTimeAsync(500)
    expect(table.get()).toMatchObject({ past: undefined, playing: { now: { seq: 6 } } })
    expect(setup.asked('shown').at(-1)).toMatchObject({ seq: 6 })
  })
  it('drops a hint that comes too late', async () => {
    const setup = testHost({ seats: [person, bot] })
    const table = await opened(setup)
    table.askHint()
    expect(table.get()?.hint).toBe('thinking')
    await vi.advanceTimersByTimeAsync(0)
    expect(table.get()?.hint).toMatchObject({ seq: 0 })
    setup.answers.hint = () => ({ seq: 0, lines: [] })
    setup.arrive(update(1))
    table.askHint()
    await vi.advanceTimersByTimeAsync(0)
    expect(table.get()?.hint).toBeUndefined()
  })
  it('goes back after an undo and tells again what is shown from then on', async () => {
    const setup = testHost({ seats: [person, bot] })
    const table = await opened(setup)
    setup.arrive(update(1))
    await vi.advanceTimersByTimeAsync(200)
    setup.arrive(update(0, []))
    expect(table.get()?.playing.now.seq).toBe(0)
    expect(table.get()?.steps).toEqual([])
    setup.arrive(update(1))
    await vi.advanceTimersByTimeAsync(200)
    expect(setup.asked('shown').at(-1)).toMatchObject({ seq: 1 })
  })
  it('hears who thinks, and of trouble in this game only', async () => {
    const setup = testHost({ seats: [person, bot] })
    const table = await opened(setup)
    setup.news({ news: 'thinking', game: 'g', seat: 1, on: true })
    setup.news({ news: 'trouble', game: 'other', problem: { code: 'x', text: 'X.' } })
    expect(table.get()).toMatchObject({ thinking: [1], trouble: undefined })
    setup.news({ news: 'thinking', game: 'g', seat: 1, on: false })
    setup.news({ news: 'trouble', problem: { code: 'storage-failed', text: 'Full.' } })
    expect(table.get()).toMatchObject({ thinking: [], trouble: { problem: { code: 'storage-failed' } } })
  })
})

describe('two people at one screen', () => {
  const turnOf = (seat: number) => ({ seats: [seat], kind: 'turn', clause: 'N-1' })

  it('begins behind the curtain, and lets it fall again when the other one is to choose', async () => {
    const setup = testHost({ seats: [person, person], curtain: true })
    const table = await opened(setup)
    expect(table.get()).toMatchObject({ curtainFor: 0, eyes: -1 })
    expect(setup.asked('open').map(({ seat }) => seat)).toEqual([-1])
    table.liftCurtain()
    await vi.advanceTimersByTimeAsync(0)
    expect(table.get()).toMatchObject({ curtainFor: undefined, eyes: 0 })
    setup.arrive(update(1, ['x'], { decision: turnOf(1), legal: [] }))
    await vi.advanceTimersByTimeAsync(100)
    expect(table.get()?.curtainFor).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.get()?.curtainFor).toBe(1)
    table.liftCurtain()
    await vi.advanceTimersByTimeAsync(0)
    expect(table.get()).toMatchObject({ curtainFor: undefined, eyes: 1 })
  })
  it('changes over at once without a curtain', async () => {
    const setup = testHost({ seats: [person, person] })
    const table = await opened(setup)
    setup.arrive(update(1, ['x'], { decision: turnOf(1), legal: [] }))
    await vi.advanceTimersByTimeAsync(150)
    expect(table.get()?.eyes).toBe(1)
  })
})

describe('watching two bots', () => {
  it('holds them, and lets them do one thing at a time', async () => {
    const setup = testHost({ seats: [bot, bot] })
    const table = await opened(setup)
    table.setPaused(true)
    setup.arrive(update(1, ['x'], { seat: -1 }))
    await vi.advanceTimersByTimeAsync(500)
    expect(setup.asked('shown').at(-1)).toMatchObject({ seq: 0 })
    table.stepOn()
    expect(setup.asked('shown').at(-1)).toMatchObject({ seq: 1 })
    setup.arrive(update(2, ['y'], { seat: -1 }))
    await vi.advanceTimersByTimeAsync(500)
    expect(setup.asked('shown').at(-1)).toMatchObject({ seq: 1 })
    table.setPaused(false)
    expect(setup.asked('shown').at(-1)).toMatchObject({ seq: 2 })
  })
})
