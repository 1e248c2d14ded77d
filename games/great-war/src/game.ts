/** Commands & Colors: The Great War as a module of the kernel. */
import type { GameModule, Outcome } from '@bivouac/kernel'
import { cardName, TITLES, titleOf } from './cards/cards.ts'
import { apply, legal, toChoose } from './decisions/decisions.ts'
import { type GreatWarFact, seenBy } from './facts.ts'
import { IDENTITY, RULES_VERSION } from './identity.ts'
import { brokenRules } from './invariants.ts'
import { everyCommand, formatCommand, parseCommand } from './notation.ts'
import { printPosition } from './position/print-position.ts'
import { parsePosition } from './position/read-position.ts'
import { ordered } from './rules/by-order.ts'
import { setup } from './rules/setup.ts'
import { finish } from './rules/victory.ts'
import type { GreatWarBoard } from './scenario/board.ts'
import { openScenario } from './scenario/scenario.ts'
import { scenarios } from './scenario/scenarios.ts'
import * as s from './state/state.ts'
import { decision } from './view/decision.ts'
import { explain, forecast } from './view/explain.ts'
import { imagine } from './view/imagine.ts'
import { type GreatWarView, view } from './view/view.ts'
import { DECK_NAMES, type SideName } from './vocabulary.ts'

export { greatWarBots } from './bots/index.ts'
export { greatWarDrawing } from './drawing/setup-map.ts'
export { greatWarMind } from './mind/mind.ts'
export { greatWarMotifs } from './motifs.ts'
export { greatWarFace } from './text/face.ts'

function outcome(t: s.GreatWarTable): Outcome | undefined {
  const reason = s.endingOf(t)
  return reason && { winner: s.winnerOf(t), reason }
}

export const greatWar: GameModule<GreatWarBoard, GreatWarView, GreatWarFact> = {
  ...IDENTITY,
  rulesVersion: RULES_VERSION,
  layout: s.LAYOUT,
  scenarios,
  takesHouseValues: true,
  board: openScenario,
  setup,
  toChoose,
  decision,
  outcome,
  legal,
  apply,
  ordered,
  finish,
  view,
  seenBy,
  imagine,
  formatCommand,
  parseCommand,
  everyCommand,
  printPosition,
  parsePosition,
  pileName: deck => `${DECK_NAMES[deck]}-deck`,
  itemName: cardName,
  itemKind: (deck, card) => TITLES[deck][titleOf(deck, card)],
  explain,
  forecast,
  broken: brokenRules,
  tally: t => ({
    rounds: s.turnOf(t),
    'casualties.british': s.lossesOf(t, 0),
    'casualties.german': s.lossesOf(t, 1),
    'medals.british': s.medalsOf(t, 0),
    'medals.german': s.medalsOf(t, 1),
  }),
  pieces: ({ units }) => [hexesOf(units, 'british'), hexesOf(units, 'german')],
}

const hexesOf = (units: GreatWarView['units'], side: SideName): string[] =>
  units.filter(({ unit }) => unit.startsWith(side)).map(({ hex }) => hex)
