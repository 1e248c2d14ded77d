/** Openings and cards of games that are over; nothing of those that go on. */
import { RESIGN } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { newBench, PEOPLE } from './bench.ts'

test('a game is told of when it is over, by what its sides began with and played', async () => {
  const bench = newBench()
  const { id } = await bench.ask('create', { plan: PEOPLE })
  const give = async (pick: (legal: readonly number[]) => number): Promise<boolean> => {
    for (const seat of [0, 1]) {
      const { update } = await bench.ask('open', { game: id, seat })
      if (update.legal.length === 0) continue
      await bench.ask('give', { game: id, seat, asked: update.asked, command: pick(update.legal) })
      return true
    }
    return false
  }
  for (let n = 0; n < 30; n++) await give(([first]) => first)
  expect(await bench.ask('library', {})).toEqual([])
  await give(() => RESIGN)
  const [entry, ...others] = await bench.ask('library', {})
  expect(others).toEqual([])
  expect(entry.game).toBe(id)
  expect(entry.openings.map(command => command?.split(' ')[0])).toEqual(['bid', 'bid'])
  const played = entry.cards.flatMap(cards => Object.values(cards)).reduce((sum, count) => sum + count, 0)
  const text = await bench.ask('export', { game: id })
  expect(played).toBe(text.match(/^\d+ (?:us|german) (?!bid )[a-z]+(?:-[a-z]+)+ [a-z-]+(?= [=|])/gm)?.length)
  // Asked once more, it is not read again and says the same.
  expect(await bench.ask('library', {})).toEqual([entry])
})
