/** Registered games with just enough in them to be found. */
import { type Board, fail, ok } from '@bivouac/kernel'
import type { Registered } from '../src/games.ts'

const entry = (number: number, id: string, more: object = {}) => ({
  id,
  number,
  name: id,
  place: '',
  date: '',
  data: { id, ...more },
})

const SCENARIOS = [entry(1, 'la-raye'), entry(2, 'montmartin'), entry(3, 'mortain'), entry(10, 'hill-314')]

/** With other scenarios, these are numbered from 1 and have the fields `more` besides. */
export function stubGame(id: string, ids?: readonly string[], more?: object): Registered {
  const scenarios = ids?.map((scenario, i) => entry(i + 1, scenario, more)) ?? SCENARIOS
  const module = {
    id,
    name: `The game ${id}`,
    sides: ['us', 'german'],
    scenarios,
    board: (data: { id?: string }) =>
      typeof data.id === 'string'
        ? ok<Board>({ scenario: data.id, name: data.id, rules: 1, fingerprint: '0' })
        : fail('bad-scenario', 'An id is needed.', { where: 'id' }),
  }
  return { module, bots: { clever: () => ({ name: 'clever' }) } } as unknown as Registered
}
