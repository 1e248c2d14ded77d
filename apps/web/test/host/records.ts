/** Records of short games that have ended, made by the host itself: their dice were committed to, and are revealed. */
import { RESIGN } from '@bivouac/kernel'
import type { GamePlan } from '@bivouac/protocol'
import { inProcess, newBench, playAlong } from './bench.ts'

const person = { who: 'person' } as const
const recruit = { who: 'bot', level: 'recruit' } as const

const PLANS: Readonly<Record<'normandy' | 'greatWar', GamePlan>> = {
  normandy: { module: 'normandy', scenario: 'la-raye', seats: [person, recruit] },
  greatWar: { module: 'great-war', scenario: 'somme-beaumont-hamel', seats: [person, recruit] },
}

/** So many commands, then the person gives up; `false` for a game that goes on. */
export async function recordOf(game: keyof typeof PLANS, commands: number, isOver = true): Promise<string> {
  const bench = newBench({ thinking: inProcess(), name: game })
  const { id } = await bench.ask('create', { plan: PLANS[game] })
  const { asked } = await playAlong(bench, id, 0, ({ seq, legal }) => seq >= commands && legal.length > 0)
  if (isOver) await bench.ask('give', { game: id, seat: 0, asked, command: RESIGN })
  return bench.ask('export', { game: id })
}
