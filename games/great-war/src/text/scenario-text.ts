/** Whatever a scenario file says, in the language of the words. */
import { byEnglish } from './by-english.ts'
import { SCENARIOS } from './messages/en/scenarios.ts'
import { TITLES } from './messages/en/titles.ts'

export const scenarioText = byEnglish({ ...TITLES, ...SCENARIOS })
