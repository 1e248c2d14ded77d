/** The table of The Great War in the browser. */
import type { GameUi } from '@bivouac/client-shell'
import { firstOf, verbOf } from '@bivouac/kernel'
import { sheetOf } from '../../src/art/sheet.ts'
import { DICE } from '../../src/commands.ts'
import type { GreatWarFact } from '../../src/facts.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { SIDES } from '../../src/vocabulary.ts'
import { asks } from './asks.ts'
import { attempt } from './attempt.ts'
import { Board } from './board/board.tsx'
import { Ceremony } from './ceremony/ceremony.tsx'
import { clauseOf } from './clauses.ts'
import { deed } from './deed.ts'
import { CombatTray } from './hand/combat-tray.tsx'
import { Hand } from './hand/hand.tsx'
import { Offer } from './hand/offer.tsx'
import { SightTool } from './hand/sight-tool.tsx'
import { idle } from './idle.ts'
import { screenModule } from './module.ts'
import { EnemyPanel } from './panels/enemy-panel.tsx'
import { OwnPanel } from './panels/own-panel.tsx'
import { Piles } from './panels/piles.tsx'
import { pathOf } from './path-of.ts'
import { boardThings, placeOf } from './places.ts'
import { Plate } from './plate/plate.tsx'
import { Slip } from './slip/slip.tsx'
import { about, does, spoken } from './spoken.ts'
import { goal, steps } from './steps.ts'
import { diceOf, dieFace, logRole, markOf, sideOf, soundsOf, thingsIn } from './telling.ts'
import { meantBy } from './things.ts'
import { duration } from './timeline.ts'
import { wordsIn } from './words.ts'

export const greatWarUi: GameUi<GreatWarBoard, GreatWarView, GreatWarFact> = {
  module: screenModule,
  wordsIn,
  parts: {
    Board,
    Hand,
    Third: CombatTray,
    Pad: OwnPanel,
    Offer,
    Tool: SightTool,
    Slip,
    Plate,
    EnemyPanel,
    OwnPanel,
    Ceremony,
    Piles,
  },
  // Turned or not, a desk sees it from one of its long sides.
  ratio: () => sheetOf(0).width / sheetOf(0).height,
  steps,
  goal,
  pathOf,
  attempt,
  asks,
  idle,
  placeOf,
  meantBy,
  spoken,
  does,
  about,
  boardThings,
  deed,
  brief: command => (verbOf(command) === DICE ? String(firstOf(command)) : undefined),
  duration,
  soundsOf,
  thingsIn,
  logRole,
  markOf,
  sideOf,
  turnOf: fact => (fact.type === 'turnStarted' ? SIDES.indexOf(fact.side) : undefined),
  diceOf,
  dieFace,
  clauseOf,
  loadLuck: async () => (await import('../luck/index.ts')).greatWarLuck,
  loadCoach: async () => (await import('../coach/index.ts')).greatWarCoach,
}
