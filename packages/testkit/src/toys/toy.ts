/** A complete small game for trying the testkit out: secret bids, hidden hands, shuffled decks and a die. */
import { fail, fingerprint, frameKind, type GameModule, ok } from '@bivouac/kernel'
import * as rules from './rules.ts'
import * as w from './state.ts'
import * as text from './text.ts'
import * as sight from './view.ts'

const KINDS = ['over', 'bid', 'act', 'answer', 'keep']

const entry = (id: string, number: number, goal: number) => ({
  id,
  number,
  name: id,
  place: 'nowhere',
  date: 'once',
  victory: [`points ${goal}`, `points ${goal}`] as const,
  data: { id, goal },
})

export type ToyModule = GameModule<w.ToyBoard, sight.ToyView, w.ToyFact>

export const toy: ToyModule = {
  id: 'toy',
  name: 'Toy',
  rulesVersion: 1,
  sides: w.SIDES,
  layout: w.LAYOUT,
  scenarios: [entry('short', 1, 3), entry('long', 2, 5)],
  board(data) {
    const { id, goal } = data as { id: string; goal: number }
    if (goal < 1) return fail('bad-scenario', 'The goal must be above 0.')
    return ok({ scenario: id, name: id, fingerprint: fingerprint(data), rules: 1, goal })
  },
  setup: rules.setup,
  toChoose: rules.toChoose,
  decision(t) {
    const bits = rules.toChoose(t)
    const kind = frameKind(t)
    return { seats: [0, 1].filter(seat => bits & (1 << seat)), kind: KINDS[kind], clause: `T-${kind}` }
  },
  outcome(t) {
    const winner = w.winnerOf(t)
    if (winner < 0) return undefined
    return { winner, reason: w.pointsOf(t, winner) >= t.board.goal ? 'points' : 'time' }
  },
  legal: rules.legal,
  apply: rules.apply,
  finish: (t, _how, seat) => rules.finish(t, 1 - seat),
  view: sight.view,
  seenBy: sight.seenBy,
  imagine: sight.imagine,
  formatCommand: (_, command) => text.formatCommand(command),
  parseCommand: (_, words) => text.parseCommand(words),
  everyCommand: sight.everyCommand,
  printPosition: text.printPosition,
  parsePosition: text.parsePosition,
  pileName: pile => `${w.SIDES[pile]}-deck`,
  itemName: (_, item) => text.cardName(item),
  itemKind: (_, item) => `${w.worth(item)}`,
  explain: sight.explain,
  forecast(_, view, command) {
    if (text.formatCommand(command) !== 'attack' || view.frame !== w.ACT) return undefined
    return { parts: [{ clause: 'T-2', amount: 4 }], total: 4, dice: 1, chance: 0.5 }
  },
  broken(t) {
    const problems: string[] = []
    for (let seat = 0; seat < 2; seat++) {
      for (let card = 1; card <= w.CARDS; card++)
        if (w.zoneOf(t, seat, card) > w.PEEKED) problems.push(`${w.SIDES[seat]}'s card ${card} lies nowhere`)
      const inDeck = w.count(t, seat, w.IN_DECK)
      if (inDeck !== w.deckCount(t, seat))
        problems.push(`${w.SIDES[seat]}'s deck counts ${w.deckCount(t, seat)} cards but holds ${inDeck}`)
      for (let i = 0; i < w.deckCount(t, seat); i++) {
        const card = t.cells[w.deckAt(seat) + i]
        if (card < 1 || card > w.CARDS || w.zoneOf(t, seat, card) !== w.IN_DECK)
          problems.push(`${w.SIDES[seat]}'s card ${card} is not in the deck that lists it`)
      }
    }
    return problems
  },
}
