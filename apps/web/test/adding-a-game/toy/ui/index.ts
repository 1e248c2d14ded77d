/** The toy on the home page. */
import type { GameCover, GameReference, GameUi } from '@bivouac/client-shell'
import { toy } from '../src/game.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>'
const nothingYet = (): never => {
  throw new Error('The toy has no table of its own.')
}

export const toyCover: GameCover = {
  id: toy.id,
  name: 'Toy Soldiers',
  shapes: ['round', 'square'],
  counts: 'rounds',
  sideIds: ['red', 'blue'],
  liveries: ['us', 'german'],
  loadLid: async () => PICTURE,
  pitch: () => 'Secret bids and a die.',
  sides: () => ['Red', 'Blue'],
  scenarios: () =>
    toy.scenarios.map(({ id, number, name, place, date }) => ({
      id,
      number,
      name,
      place,
      date,
      special: 'A short one.',
      minutes: 5,
      victory: ['Reach the goal.', 'Reach the goal.'],
      balance: { share: 0.5, games: 100 },
      thumbnail: PICTURE,
    })),
  campaigns: () => [{ id: 'all', name: 'All', scenarios: toy.scenarios.map(({ id }) => id) }],
  loadUi: async (): Promise<GameUi> => nothingYet(),
  loadReference: async (): Promise<GameReference> => nothingYet(),
}
