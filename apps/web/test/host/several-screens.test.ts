/** Several screens at one host: each sees what it may, and none is in another's way. */
import { ownDevice, type Rights } from '@bivouac/host'
import { AGREE, RESIGN, SPECTATOR } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { AGAINST_REGULAR, bot, inProcess, newBench, PEOPLE, playAlong, type Screen } from './bench.ts'

/** Somebody far away who plays one seat of a game between people. */
const farAway = (own: number): Rights => ({
  mayPlay: (_, seat) => seat === own,
  mayLook: (game, seat) => seat === own || seat === SPECTATOR || game.isOver,
  mayHold: () => false,
  mayMend: false,
})

/** Two people who sit far apart, and one who watches. */
async function threeScreens() {
  const us = newBench({ rights: farAway(0) })
  const german = us.another(farAway(1))
  const watcher = us.another(farAway(SPECTATOR))
  const { id: game } = await us.ask('create', { plan: PEOPLE })
  const screens: Screen[] = [us, german, watcher]
  const opened = await Promise.all([0, 1, SPECTATOR].map((seat, i) => screens[i].ask('open', { game, seat })))
  return { us, german, watcher, game, opened: opened.map(one => one.update) }
}

describe('two who bid at the same time (N-3.2)', () => {
  test('are both taken, though each bid from the same moment', async () => {
    const { us, german, watcher, game, opened } = await threeScreens()
    const [first, second] = opened
    expect(first.decision).toMatchObject({ kind: 'bid', seats: [0, 1] })
    const both = await Promise.all([
      us.refused('give', { game, seat: 0, asked: first.asked, command: first.legal[0] }),
      german.refused('give', { game, seat: 1, asked: second.asked, command: second.legal[0] }),
    ])
    expect(both).toEqual(['answered null', 'answered null'])
    for (const screen of [us, german, watcher]) expect(screen.updates().map(one => one.seq)).toEqual([1, 2])
    expect(german.updates().map(one => one.asked)).toEqual([0, 2])
    expect(watcher.updates().every(one => one.legal.length === 0 && !one.canUndo)).toBe(true)
  })

  test('may take their own bid back while the other still thinks, who notices nothing', async () => {
    const { us, german, game, opened } = await threeScreens()
    const [mine, theirs] = opened
    await us.ask('give', { game, seat: 0, asked: 0, command: mine.legal[0] })
    expect(us.updates().at(-1)).toMatchObject({ seq: 1, asked: 1, canUndo: true })
    await us.ask('undo', { game, seat: 0, seq: 1 })
    expect(us.updates().at(-1)).toMatchObject({ seq: 0, asked: 0, view: mine.view })
    await us.ask('give', { game, seat: 0, asked: 0, command: mine.legal[1] })
    await german.ask('give', { game, seat: 1, asked: theirs.asked, command: theirs.legal[0] })
    expect(german.updates().at(-1)?.seq).toBe(2)
    expect(await us.refused('undo', { game, seat: 0, seq: 2 })).toBe('nothing-to-undo')
  })

  test('give nothing twice, and nothing that was meant for another decision', async () => {
    const { us, german, game, opened } = await threeScreens()
    const [mine, theirs] = opened
    const give = { game, seat: 0, asked: 0, command: mine.legal[0] }
    const twice = await Promise.all([us.refused('give', give), us.refused('give', give)])
    expect(twice).toEqual(['answered null', 'stale'])
    await german.ask('give', { game, seat: 1, asked: 0, command: theirs.legal[0] })
    expect(await german.refused('give', { game, seat: 1, asked: 0, command: theirs.legal[0] })).toBe('stale')
    expect(await us.refused('give', { ...give, asked: 0, command: AGREE })).toBe('stale')
    // Whoever gives up need not have seen the newest moment.
    await us.ask('give', { ...give, asked: 0, command: RESIGN })
    expect(german.updates().at(-1)?.outcome).toEqual({ winner: 1, reason: 'resigned' })
  })

  test('are asked the same after the game was loaded again', async () => {
    const { us, german, game, opened } = await threeScreens()
    await us.ask('give', { game, seat: 0, asked: 0, command: opened[0].legal[0] })
    for (const screen of [us, german]) await screen.ask('close', { game })
    const { update } = await german.ask('open', { game, seat: 1 })
    expect(update).toMatchObject({ seq: 1, asked: 0 })
  })
})

describe('each screen', () => {
  test('gets the updates of its own eyes, until it gets up or is gone', async () => {
    const { us, german, watcher, game, opened } = await threeScreens()
    await us.ask('give', { game, seat: 0, asked: 0, command: opened[0].legal[0] })
    expect([us, german, watcher].map(one => one.updates()[0].seat)).toEqual([0, 1, SPECTATOR])
    expect(JSON.stringify(german.updates()[0].view)).not.toBe(JSON.stringify(us.updates()[0].view))
    await watcher.ask('close', { game })
    us.hangUp()
    await german.ask('give', { game, seat: 1, asked: 0, command: opened[1].legal[0] })
    expect([us, german, watcher].map(one => one.updates().length)).toEqual([1, 2, 1])
  })

  test('gets no answers and no troubles of another', async () => {
    const { us, german, game } = await threeScreens()
    const before = german.messages.length
    await us.refused('give', { game, seat: 0, asked: 77, command: 0 })
    await us.ask('history', { game, seat: 0 })
    expect(german.messages.length).toBe(before)
  })

  test('plays and sees only what it has a right to', async () => {
    const { us, german, watcher, game, opened } = await threeScreens()
    const [command] = opened[0].legal
    expect(await german.refused('give', { game, seat: 0, asked: 0, command })).toBe('not-your-seat')
    expect(await german.refused('open', { game, seat: 0 })).toBe('not-your-seat')
    expect(await watcher.refused('history', { game, seat: 1 })).toBe('not-your-seat')
    expect(await watcher.refused('hint', { game, seat: 1 })).toBe('not-your-seat')
    await us.ask('give', { game, seat: 0, asked: 0, command: RESIGN })
    expect(await german.refused('history', { game, seat: 0 })).toMatch(/^answered/)
  })

  test('has the whole game only when it is over, unless it is its own device that keeps it', async () => {
    const { us, game } = await threeScreens()
    expect(await us.refused('export', { game })).toBe('still-played')
    expect(await us.refused('branch', { game, seq: 0 })).toBe('still-played')
    expect(await us.another(ownDevice).ask('export', { game })).toContain('\nsetup | us-deck')
    await us.ask('give', { game, seat: 0, asked: 0, command: RESIGN })
    expect(await us.ask('export', { game })).toContain('\nsetup | us-deck')
  })
})

test('bots wait for those who play, not for those who only watch', async () => {
  const bench = newBench({ thinking: inProcess() })
  const watcher = bench.another()
  const { id: game } = await bench.ask('create', { plan: AGAINST_REGULAR })
  await watcher.ask('open', { game, seat: SPECTATOR })
  const last = await playAlong(bench, game, 0, now => now.seq >= 6)
  expect(watcher.updates().at(-1)?.seq).toBe(last.seq)

  const plan = { ...PEOPLE, seats: [bot('recruit'), bot('recruit')] as const }
  const { id: other } = await bench.ask('create', { plan })
  await watcher.ask('open', { game: other, seat: SPECTATOR })
  expect((await playAlong(watcher, other, SPECTATOR, now => now.seq >= 4)).seq).toBe(4)
})
