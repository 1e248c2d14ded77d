/** What a program of version 1 of the rules has left behind. */
import { memoryStore } from '@bivouac/host'
import { boardUnder, type GameModule, RESIGN } from '@bivouac/kernel'
import { HOST_GAMES } from '../../src/workers/host-games.ts'
import { newBench, PEOPLE, type Screen } from './bench.ts'

/** The game as a program of version 1 had it. */
function asOfVersionOne<M extends GameModule>(module: M): M {
  const board = (data: unknown) => {
    const newest = module.board(data)
    return newest.ok ? boardUnder(module, newest.value, 1) : newest
  }
  return { ...module, rulesVersion: 1, board }
}

export const YESTERDAY = HOST_GAMES.map(game => ({ ...game, module: asOfVersionOne(game.module) }))

/** Gives the first choice of whoever is asked, so many times. */
export async function playOn(screen: Screen, game: string, commands: number): Promise<void> {
  for (let i = 0; i < commands; i++) {
    const [summary] = (await screen.ask('games', {})).filter(one => one.id === game)
    const [seat] = summary.decision!.seats
    const { update } = await screen.ask('open', { game, seat })
    await screen.ask('give', { game, seat, asked: update.asked, command: update.legal[0] })
  }
}

/** A store that a program of version 1 has left behind, with a game of so many commands. */
export async function leftBehind(commands: number, isOver = false) {
  const store = memoryStore()
  const before = newBench({ store, games: YESTERDAY, name: 'v' })
  const { id: game } = await before.ask('create', { plan: PEOPLE })
  await playOn(before, game, commands)
  if (isOver) await before.ask('give', { game, seat: 0, asked: 0, command: RESIGN })
  const text = await before.ask('export', { game })
  if (!text.includes('\nrules 1\nscenario')) throw new Error('this is no game of version 1')
  return { store, game, text, before }
}
