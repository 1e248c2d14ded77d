/** Commands & Colors: The Great War before it is loaded: what the home page shows, and where the rest is to be found. */
import type { GameCover, GameUi } from '@bivouac/client-shell'
import { CAMPAIGNS } from '../../src/campaigns.ts'
import { IDENTITY } from '../../src/identity.ts'
import { scenarios } from '../../src/scenario/scenarios.ts'
import { coverWordsIn, fetchCoverWords } from './say.ts'
import { scenarioCoversIn } from './scenarios.ts'
import { fetchTitles, titlesIn } from './titles.ts'

const ALL = scenarios.map(({ id }) => id)

export const greatWarCover: GameCover = {
  id: IDENTITY.id,
  name: IDENTITY.name,
  shapes: ['round', 'square'],
  counts: 'turns',
  sideIds: IDENTITY.sides,
  liveries: ['british', 'imperial'],
  fetchWords: language => Promise.all([fetchCoverWords(language), fetchTitles(language)]),
  pitch: language => coverWordsIn(language).say('pitch'),
  sides: language => {
    const { say } = titlesIn(language)
    return [say('side.british'), say('side.german')]
  },
  scenarios: scenarioCoversIn,
  campaigns: language => {
    const { say } = coverWordsIn(language)
    return [
      { id: 'all', name: say('campaign.all'), scenarios: ALL },
      ...CAMPAIGNS.map(id => ({
        id,
        name: say(`campaign.${id}`),
        scenarios: ALL.filter(scenario => scenario.startsWith(`${id}-`)),
      })),
    ]
  },
  loadLid: async () => (await import('./lid.ts')).lid(),
  // The shell hands a game's parts nothing but that game's own boards and views.
  loadUi: async () => (await import('../table/index.ts')).greatWarUi as GameUi,
  loadCourse: async () => (await import('../lessons/index.ts')).greatWarCourse,
  loadPuzzles: async () => (await import('../puzzles/index.ts')).greatWarPuzzles,
  loadReference: async () => (await import('../reference/index.ts')).greatWarReference,
}
