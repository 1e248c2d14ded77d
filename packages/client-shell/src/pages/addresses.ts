/** The addresses that only pages lead to, beside those of the whole shell. */
import { paths } from '../paths.ts'

export const addresses = {
  ...paths,
  allScenarios: '/scenarios',
  scenario: (game: string, scenario: string): string => `${paths.scenarios(game)}/${scenario}`,
  campaigns: '/campaign',
  allRules: '/rules',
} as const
