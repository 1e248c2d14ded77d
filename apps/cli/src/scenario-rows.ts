/** The scenarios of a game as lists tell of them, for people and for programs. */
import type { GameModule } from '@bivouac/kernel'

export const scenarioRows = ({ module }: { readonly module: GameModule }) =>
  module.scenarios.map(({ id, number, name, place, date, victory }) => ({
    game: module.id,
    id,
    number,
    name,
    place,
    date,
    victory: Object.fromEntries(module.sides.map((side, i) => [side, victory[i]])),
  }))
