/** Undaunted: Normandy as a module of the kernel. */
import type { GameModule, Outcome } from '@bivouac/kernel'
import { casualtiesOf } from './campaign.ts'
import { cardName, KIND, kindOf } from './cards/cards.ts'
import { everyCommand, formatCommand, parseCommand } from './commands.ts'
import { apply, legal, toChoose } from './decisions/decisions.ts'
import { type NormandyFact, seenBy } from './facts.ts'
import { IDENTITY, RULES_VERSION } from './identity.ts'
import { brokenRules } from './invariants.ts'
import { printPosition } from './position/print-position.ts'
import { parsePosition } from './position/read-position.ts'
import { setup } from './rules/sequence.ts'
import { finish } from './rules/victory.ts'
import { type NormandyBoard, openScenario } from './scenario/scenario.ts'
import { scenarios } from './scenario/scenarios.ts'
import { endingOf, LAYOUT, type NormandyTable, roundOf, winnerOf } from './state/state.ts'
import { decision } from './view/decision.ts'
import { explain, forecast } from './view/explain.ts'
import { imagine } from './view/imagine.ts'
import { type NormandyView, view } from './view/view.ts'
import { isOwnUnit, SIDES, unitNumber } from './vocabulary.ts'

export { normandyBots } from './bots/index.ts'
export { normandyDrawing } from './drawing/setup-map.ts'
export { normandyMind } from './mind/mind.ts'
export { normandyMotifs } from './motifs.ts'
export { normandyFace } from './text/face.ts'
export { KINDS } from './vocabulary.ts'

function outcome(t: NormandyTable): Outcome | undefined {
  const reason = endingOf(t)
  return reason && { winner: winnerOf(t), reason }
}

export const normandy: GameModule<NormandyBoard, NormandyView, NormandyFact> = {
  ...IDENTITY,
  rulesVersion: RULES_VERSION,
  layout: LAYOUT,
  scenarios,
  board: openScenario,
  setup,
  toChoose,
  decision,
  outcome,
  legal,
  apply,
  finish,
  view,
  seenBy,
  imagine,
  formatCommand,
  parseCommand,
  everyCommand,
  printPosition,
  parsePosition,
  pileName: pile => `${SIDES[pile]}-deck`,
  itemName: (_, card) => cardName(card),
  itemKind: (_, card) => KIND[kindOf[card]].name,
  explain,
  forecast,
  broken: brokenRules,
  tally: t => ({
    rounds: roundOf(t),
    'casualties.us': casualtiesOf(t, 0),
    'casualties.german': casualtiesOf(t, 1),
  }),
  pieces: view => [tilesOf(view, 0), tilesOf(view, 1)],
}

const tilesOf = ({ units }: NormandyView, seat: number): string[] =>
  units.filter(({ unit }) => isOwnUnit(seat, unitNumber(unit))).map(({ tile }) => tile)
