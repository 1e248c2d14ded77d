/** Undaunted: Normandy before it is loaded: what the home page shows, and where the rest is to be found. */
import type { GameCover, GameUi } from '@bivouac/client-shell'
import { CAMPAIGNS } from '../../src/campaigns.ts'
import { IDENTITY } from '../../src/identity.ts'
import { scenarios } from '../../src/scenario/scenarios.ts'
import { coverWordsIn, fetchCoverWords } from './say.ts'
import { scenarioCoversIn } from './scenarios.ts'
import { fetchTitles, titlesIn } from './titles.ts'

const idsBetween = (from: number, to: number): string[] =>
  scenarios.filter(({ number }) => number >= from && number <= to).map(({ id }) => id)

export const normandyCover: GameCover = {
  id: IDENTITY.id,
  name: IDENTITY.name,
  shapes: ['round', 'square'],
  counts: 'rounds',
  sideIds: IDENTITY.sides,
  liveries: ['us', 'german'],
  fetchWords: language => Promise.all([fetchCoverWords(language), fetchTitles(language)]),
  pitch: language => coverWordsIn(language).say('pitch'),
  sides: language => {
    const { say } = titlesIn(language)
    return [say('side.us'), say('side.german')]
  },
  scenarios: scenarioCoversIn,
  campaigns: language => {
    const { say } = coverWordsIn(language)
    return [
      { id: 'all', name: say('campaign.all'), scenarios: scenarios.map(({ id }) => id) },
      ...CAMPAIGNS.map(({ id, from, to }) => ({
        id,
        name: say(`campaign.${id}`),
        scenarios: idsBetween(from, to),
      })),
    ]
  },
  loadLid: async () => (await import('./lid.ts')).lid(),
  // The shell hands a game's parts nothing but that game's own boards and views.
  loadUi: async () => (await import('../table/index.ts')).normandyUi as GameUi,
  loadUnitNames: async language => (await import('./unit-names.ts')).unitNamesIn(language),
  loadScoring: async () => (await import('./scoring.ts')).scoring,
  loadCourse: async () => (await import('../lessons/index.ts')).normandyCourse,
  loadPuzzles: async () => (await import('../puzzles/index.ts')).normandyPuzzles,
  loadReference: async () => (await import('../reference/index.ts')).normandyReference,
}
