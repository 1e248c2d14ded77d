/** Normandy on a screen: everything the shell asks of a game. */
import type { GameUi } from '@bivouac/client-shell'
import { memo } from 'react'
import { everyCommand, formatCommand, parseCommand } from '../../src/commands.ts'
import type { NormandyFact } from '../../src/facts.ts'
import { IDENTITY } from '../../src/identity.ts'
import { type NormandyBoard, openScenario } from '../../src/scenario/scenario.ts'
import { scenarios } from '../../src/scenario/scenarios.ts'
import { explain, forecast } from '../../src/view/explain.ts'
import type { NormandyView } from '../../src/view/view.ts'
import { SIDES } from '../../src/vocabulary.ts'
import { Board } from './board/board.tsx'
import { Hand } from './hand/hand.tsx'
import { Offer } from './hand/offer.tsx'
import { whatUseDoes } from './hand/rows.ts'
import { clauseOf } from './logic/clauses.ts'
import { deedName } from './logic/deeds.ts'
import { boardThings, extentOf, placeOf } from './logic/places.ts'
import { about, spoken } from './logic/spoken.ts'
import {
  diceOf,
  dieFace,
  duration,
  goal,
  logRole,
  markOf,
  sideOf,
  soundsOf,
  steps,
  thingsIn,
} from './logic/story.ts'
import { asks, attempt, pathOf } from './logic/things.ts'
import { atMoment } from './parts/at-moment.ts'
import { Bids } from './parts/bids.tsx'
import { Ceremony } from './parts/ceremony.tsx'
import { EnemyPanel, OwnPanel } from './parts/panels.tsx'
import { Piles } from './parts/piles.tsx'
import { Plate } from './parts/plate.tsx'
import { Slip } from './parts/slip.tsx'
import { Third } from './parts/third.tsx'
import { loadWords, tableWordsIn } from './say.ts'

export const normandyUi: GameUi<NormandyBoard, NormandyView, NormandyFact> = {
  module: {
    ...IDENTITY,
    scenarios,
    board: openScenario,
    formatCommand,
    parseCommand,
    everyCommand,
    explain,
    forecast,
  },
  wordsIn: loadWords,
  parts: {
    Board,
    Hand: memo(Hand),
    Third: atMoment(Third),
    Offer: memo(Offer),
    Pad: atMoment(Bids),
    Slip: memo(Slip),
    Plate: atMoment(Plate),
    EnemyPanel: atMoment(EnemyPanel),
    OwnPanel: atMoment(OwnPanel),
    Ceremony: atMoment(Ceremony),
    Piles: atMoment(Piles),
  },
  ratio: board => extentOf(board).width / extentOf(board).height,
  steps: ({ view }, { language }) => steps(view, tableWordsIn(language)),
  goal: ({ view }, { language }) => goal(view, tableWordsIn(language)),
  pathOf: (board, _, command) => pathOf(command, board),
  attempt,
  asks,
  placeOf,
  spoken: (seen, { language, face }, thing) => spoken(seen, tableWordsIn(language), face, thing),
  does: (seen, { language, face }, thing) => whatUseDoes(seen, tableWordsIn(language), face, thing),
  about: (seen, { language, face }, thing) => about(seen, tableWordsIn(language), face, thing),
  boardThings,
  deed: ({ board, view }, { language }, command, facts) =>
    deedName(board, view, tableWordsIn(language), command, facts),
  duration,
  soundsOf,
  thingsIn: (_, fact) => thingsIn(fact),
  logRole,
  markOf,
  sideOf,
  turnOf: fact => (fact.type === 'turnStarted' ? SIDES.indexOf(fact.side) : undefined),
  diceOf,
  dieFace,
  clauseOf,
  loadLuck: async () => (await import('../luck/index.ts')).normandyLuck,
  loadCoach: async () => (await import('../coach/index.ts')).normandyCoach,
}
