/** The table of The Great War in the browser. */
import type { GameUi } from '@bivouac/client-shell'
import type { GreatWarFact } from '../../src/facts.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { attempt } from './attempt.ts'
import { Board } from './board/board.tsx'
import { Ceremony } from './ceremony/ceremony.tsx'
import { deed } from './deed.ts'
import { Hand } from './hand/hand.tsx'
import { idle } from './idle.ts'
import { screenModule } from './module.ts'
import { EnemyPanel } from './panels/enemy-panel.tsx'
import { OwnPanel } from './panels/own-panel.tsx'
import { Piles } from './panels/piles.tsx'
import { pathOf } from './path-of.ts'
import { boardThings, placeOf } from './places.ts'
import { Plate } from './plate/plate.tsx'
import { Slip } from './slip/slip.tsx'
import { spoken } from './spoken.ts'
import { goal, steps } from './steps.ts'
import { diceOf, logRole, sideOf, soundsOf, thingsIn } from './telling.ts'
import { duration } from './timeline.ts'
import { wordsIn } from './words.ts'

export const greatWarUi: GameUi<GreatWarBoard, GreatWarView, GreatWarFact> = {
  module: screenModule,
  wordsIn,
  hasWideHand: true,
  parts: { Board, Hand, Slip, Plate, EnemyPanel, OwnPanel, Ceremony, Piles },
  steps,
  goal,
  pathOf,
  attempt,
  idle,
  placeOf,
  spoken,
  boardThings,
  deed,
  duration,
  soundsOf,
  thingsIn,
  logRole,
  sideOf,
  diceOf,
  loadLuck: async () => (await import('../luck/index.ts')).greatWarLuck,
  loadCoach: async () => (await import('../coach/index.ts')).greatWarCoach,
}
