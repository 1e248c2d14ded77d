/** Somebody at the table: choosing, taking back, waiting for the bot. */
import type { Question, Thinking } from '@bivouac/host/thinking'
import { AGREE, SPECTATOR, TIMEOUT, unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import { describe, expect, test } from 'vitest'
import { AGAINST_REGULAR, type Bench, bot, inProcess, newBench, PEOPLE } from './bench.ts'

async function begun(bench: Bench, plan = PEOPLE, seat = 0) {
  const { id: game } = await bench.ask('create', { plan })
  const { update } = await bench.ask('open', { game, seat })
  return { game, update }
}

/** Opens the seat that is to choose and gives its first choice. */
async function giveFirst(bench: Bench, game: string): Promise<void> {
  const [summary] = (await bench.ask('games', {})).filter(one => one.id === game)
  const seat = summary.decision!.seats[0]
  const { update } = await bench.ask('open', { game, seat })
  await bench.ask('give', { game, seat, asked: update.asked, command: update.legal[0] })
}

/** A bot that answers when the test wants it to. */
function slowBot() {
  const asked: { question: Question; answer: PromiseWithResolvers<number> }[] = []
  const forgotten: string[] = []
  const thinking: Thinking = {
    choose(question) {
      const answer = Promise.withResolvers<number>()
      asked.push({ question, answer })
      return answer.promise
    },
    hint: async ({ legal }) => [{ command: legal[0], chance: 0.5, visits: 1 }],
    forget: game => void forgotten.push(game),
  }
  return { asked, forgotten, thinking }
}

const calm = () => new Promise(resolve => setTimeout(resolve, 5))

describe('giving commands', () => {
  test('a seq that is not the newest is stale, and giving twice does no harm', async () => {
    const bench = newBench()
    const { game, update } = await begun(bench)
    const give = { game, seat: 0, asked: 0, command: update.legal[0] }
    const [first, second] = await Promise.all([bench.refused('give', give), bench.refused('give', give)])
    expect([first, second]).toEqual(['answered null', 'stale'])
    expect(bench.updates().map(one => one.seq)).toEqual([1])
    expect(await bench.refused('give', { ...give, asked: 7 })).toBe('stale')
    expect(await bench.refused('undo', { game, seat: 0, seq: 0 })).toBe('stale')
  })

  test('what is not allowed is refused with its clause, and changes nothing', async () => {
    const bench = newBench()
    const { game, update } = await begun(bench)
    const board = unwrap(normandy.board(normandy.scenarios[0].data))
    const notHeld = unwrap(normandy.parseCommand(board, 'bid rifleman-a'))
    expect(update.legal).not.toContain(notHeld)
    await expect(bench.ask('give', { game, seat: 0, asked: 0, command: notHeld })).rejects.toMatchObject({
      problem: { code: 'illegal', clause: expect.stringMatching(/^N-/) },
    })
    expect(await bench.refused('give', { game, seat: 0, asked: 0, command: 12345 })).toBe('no-such-command')
    expect(bench.updates()).toEqual([])
  })

  test('nobody plays a seat that is not his', async () => {
    const bench = newBench({ thinking: slowBot().thinking })
    const { game, update } = await begun(bench, AGAINST_REGULAR)
    const [command] = update.legal
    expect(await bench.refused('open', { game, seat: 1 })).toBe('not-your-seat')
    expect(await bench.refused('open', { game, seat: 2 })).toBe('not-your-seat')
    expect(await bench.refused('give', { game, seat: 1, asked: 0, command })).toBe('not-your-seat')
    expect(await bench.refused('give', { game, seat: SPECTATOR, asked: 0, command })).toBe('not-your-seat')
    expect(await bench.refused('history', { game, seat: 1 })).toBe('not-your-seat')
    expect(await bench.refused('moment', { game, seat: 1, seq: 0 })).toBe('not-your-seat')
    expect(await bench.refused('share', { game, seat: 1, seq: 0 })).toBe('not-your-seat')
    expect(await bench.refused('hint', { game, seat: 1 })).toBe('not-your-seat')
    for (const command of [AGREE, TIMEOUT])
      expect(await bench.refused('give', { game, seat: 0, asked: 0, command })).toBe('illegal')
  })

  test('what does not exist is said plainly', async () => {
    const bench = newBench()
    expect(await bench.refused('open', { game: 'x', seat: 0 })).toBe('no-such-game')
    expect(await bench.refused('create', { plan: { ...PEOPLE, module: 'chess' } })).toBe('unknown-game')
    expect(await bench.refused('create', { plan: { ...PEOPLE, scenario: 'moon' } })).toBe('unknown-scenario')
    const seats = [bot('genius'), bot('regular')] as const
    expect(await bench.refused('create', { plan: { ...PEOPLE, seats } })).toBe('unknown-level')
    expect(await bench.refused('dance' as 'games', {})).toBe('unknown-request')
  })
})

describe('two people at one screen', () => {
  test('the screen sees through the eyes that opened the game last', async () => {
    const bench = newBench()
    const { game } = await begun(bench)
    for (let i = 0; i < 12; i++) await giveFirst(bench, game)
    const updates = bench.updates()
    expect(new Set(updates.map(one => one.seat))).toEqual(new Set([0, 1]))
    expect(updates.map(one => one.seq)).toEqual(updates.map((_, i) => i + 1))
  })

  test('undo takes back what nobody has answered, and no more', async () => {
    const bench = newBench()
    const { game } = await begun(bench)
    let taken = 0
    for (let i = 0; i < 40 && taken < 3; i++) {
      await giveFirst(bench, game)
      const now = bench.updates().at(-1)!
      if (!now.canUndo) {
        expect(await bench.refused('undo', { game, seat: now.seat, seq: now.seq })).toBe('nothing-to-undo')
        continue
      }
      taken++
      const before = await bench.ask('moment', { game, seat: now.seat, seq: now.seq - 1 })
      await bench.ask('undo', { game, seat: now.seat, seq: now.seq })
      const back = bench.updates().at(-1)!
      expect(back).toMatchObject({
        seq: now.seq - 1,
        steps: [],
        view: before.view,
        decision: before.decision,
      })
      await bench.ask('give', { game, seat: now.seat, asked: back.asked, command: back.legal[0] })
    }
    expect(taken).toBe(3)
  })
})

describe('a bot', () => {
  const PLAN = { ...AGAINST_REGULAR, module: 'great-war', scenario: 'opening-action-1' }

  test('thinks at once, but acts only when the screen has shown what led to it', async () => {
    const { asked, thinking } = slowBot()
    const bench = newBench({ thinking })
    const { game, update } = await begun(bench, PLAN)
    let now = update
    while (now.legal.length > 0) {
      await bench.ask('give', { game, seat: 0, asked: now.asked, command: now.legal[0] })
      now = bench.updates().at(-1)!
    }
    const { seq } = now
    await calm()
    expect(asked).toHaveLength(1)
    expect(bench.news().filter(one => one.news === 'thinking')).toEqual([
      { news: 'thinking', game, seat: 1, on: true },
    ])
    const next = bench.heard(one => one.news === 'update')
    asked[0].answer.resolve(asked[0].question.legal[0])
    await calm()
    expect(bench.updates().at(-1)!.seq).toBe(seq)
    await bench.ask('shown', { game, seq })
    expect(await next).toMatchObject({ update: { seq: seq + 1 } })
  })

  test('is not asked while nobody looks, and not heard when everybody has gone', async () => {
    const { asked, thinking } = slowBot()
    const bench = newBench({ thinking })
    const { id: game } = await bench.ask('create', {
      plan: { ...PLAN, seats: [bot('regular'), bot('regular')] },
    })
    await calm()
    expect(asked).toHaveLength(0)
    await bench.ask('open', { game, seat: SPECTATOR })
    await calm()
    expect(asked).toHaveLength(1)
    await bench.ask('close', { game })
    asked[0].answer.resolve(asked[0].question.legal[0])
    await calm()
    expect(bench.updates()).toEqual([])
    expect((await bench.ask('games', {}))[0].seq).toBe(0)
  })

  test('knows nothing of what a person chooses at the same time', async () => {
    const seen: string[] = []
    for (const choice of [0, 1]) {
      const { asked, thinking } = slowBot()
      const bench = newBench({ thinking })
      const { game, update } = await begun(bench, AGAINST_REGULAR)
      expect(update.decision.seats).toEqual([0, 1])
      await calm()
      expect(asked).toHaveLength(0)
      await bench.ask('give', { game, seat: 0, asked: 0, command: update.legal[choice] })
      await calm()
      const { seed: _, ...question } = asked[0].question
      seen.push(JSON.stringify(question))
    }
    expect(seen[0]).toBe(seen[1])
  })

  test('answers no sooner and no later when it holds nothing that fits (G-13.4)', async () => {
    const { asked, thinking } = slowBot()
    const waits: { ms: number; over: PromiseWithResolvers<void> }[] = []
    const wait = (ms: number): Promise<void> => {
      const over = Promise.withResolvers<void>()
      waits.push({ ms, over })
      return over.promise
    }
    const bench = newBench({ thinking, wait })
    const { game, update } = await begun(bench, PLAN)
    let now = update
    while (now.legal.length > 0) {
      await bench.ask('give', { game, seat: 0, asked: now.asked, command: now.legal[0] })
      now = bench.updates().at(-1)!
    }
    expect(now.decision.kind).toBe('answer')
    await bench.ask('shown', { game, seq: now.seq })
    await calm()
    const [{ question, answer }] = asked
    expect(waits).toHaveLength(1)
    expect(question.ms).toBeLessThan(waits[0].ms)
    answer.resolve(question.legal[0])
    await calm()
    const thinkingNews = () => bench.news().filter(one => one.news === 'thinking').length
    expect([bench.updates().at(-1)!.seq, thinkingNews()]).toEqual([now.seq, 1])
    waits[0].over.resolve()
    await calm()
    expect([bench.updates().at(-1)!.seq, thinkingNews()]).toEqual([now.seq + 1, 2])
  })

  test('that fails is told of, the game stays, and whoever sits down again asks once more', async () => {
    const { asked, thinking } = slowBot()
    const bench = newBench({ thinking })
    const { game, update } = await begun(bench, AGAINST_REGULAR)
    await bench.ask('give', { game, seat: 0, asked: 0, command: update.legal[0] })
    await calm()
    asked[0].answer.reject(new Error('out of memory'))
    await calm()
    expect(bench.troubles()).toMatchObject([{ code: 'bot-failed', text: 'out of memory' }])
    await bench.ask('open', { game, seat: 0 })
    await calm()
    expect(asked).toHaveLength(2)
    asked[1].answer.resolve(99999)
    await calm()
    expect(bench.troubles()[1].code).toBe('bot-failed')
    await bench.ask('open', { game, seat: 0 })
    await calm()
    const next = bench.heard(one => one.news === 'update')
    asked[2].answer.resolve(asked[2].question.legal[0])
    expect(await next).toMatchObject({ update: { seq: 2 } })
  })

  test('lets nobody undo across its answer', async () => {
    const bench = newBench({ thinking: inProcess() })
    const { game, update } = await begun(bench, AGAINST_REGULAR)
    const answered = bench.heard(one => one.news === 'update' && one.update.seq === 2)
    await bench.ask('give', { game, seat: 0, asked: 0, command: update.legal[0] })
    await bench.ask('shown', { game, seq: 1 })
    const news = await answered
    expect(news).toMatchObject({ update: { canUndo: false } })
    expect(await bench.refused('undo', { game, seat: 0, seq: 2 })).toBe('nothing-to-undo')
  })

  test('is not heard about what has been taken back', async () => {
    const { asked, forgotten, thinking } = slowBot()
    const bench = newBench({ thinking })
    const { game, update } = await begun(bench, AGAINST_REGULAR)
    const [first, second] = update.legal
    await bench.ask('give', { game, seat: 0, asked: 0, command: first })
    await calm()
    await bench.ask('undo', { game, seat: 0, seq: 1 })
    expect(forgotten).toEqual([game])
    expect(bench.news().at(-1)).toMatchObject({ news: 'thinking', on: false })
    await bench.ask('give', { game, seat: 0, asked: 0, command: second })
    await bench.ask('shown', { game, seq: 1 })
    await calm()
    expect(asked).toHaveLength(2)
    asked[0].answer.resolve(asked[0].question.legal[0])
    await calm()
    expect(bench.updates().map(one => one.seq)).toEqual([1, 0, 1])
    asked[1].answer.resolve(asked[1].question.legal[0])
    await calm()
    expect(bench.updates().at(-1)?.seq).toBe(2)
  })

  test('may be put in a seat in mid-game, and be asked for advice', async () => {
    const { asked, thinking } = slowBot()
    const bench = newBench({ thinking })
    const { game } = await begun(bench)
    const hint = await bench.ask('hint', { game, seat: 0 })
    expect(hint).toMatchObject({ seq: 0, lines: [{ visits: 1 }] })
    const plan = { seats: [{ who: 'person' }, bot('expert')] } as const
    expect((await bench.ask('reseat', { game, plan })).plan.seats).toEqual(plan.seats)
    const { update } = await bench.ask('open', { game, seat: 0 })
    await bench.ask('give', { game, seat: 0, asked: 0, command: update.legal[0] })
    await calm()
    expect(asked[0].question).toMatchObject({ level: 'expert', seat: 1, scenario: 'la-raye' })
  })
})
