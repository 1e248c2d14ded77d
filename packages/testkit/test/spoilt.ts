/** The toy game with one thing wrong at a time, to show that the fuzzer finds it. */
import { code, frameKind, ok, rollDie } from '@bivouac/kernel'
import { moveCard, VERBS } from '../src/toys/rules.ts'
import * as w from '../src/toys/state.ts'
import { formatCommand, printPosition } from '../src/toys/text.ts'
import { type ToyModule, toy } from '../src/toys/toy.ts'

interface Spoilt {
  readonly name: string
  /** The check that must find it. */
  readonly check: string
  readonly module: ToyModule
}

const spoil = (name: string, check: string, change: Partial<ToyModule>): Spoilt => ({
  name,
  check,
  module: { ...toy, ...change },
})

function forgetful(): Spoilt {
  let bids = 0
  return spoil('something is kept outside the state', 'undo', {
    apply(t, seat, command) {
      if (formatCommand(command).startsWith('bid')) bids++
      toy.apply(t, seat, command)
    },
    view: (t, seat) => ({ ...toy.view(t, seat), bidsEver: bids }),
  })
}

export const SPOILT: readonly Spoilt[] = [
  spoil("the view shows the other side's hand", 'secrecy', {
    view: (t, seat) => ({ ...toy.view(t, seat), theirs: w.valuesIn(t, seat === 0 ? 1 : 0, w.IN_HAND) }),
  }),
  spoil('the fact of a bid tells its value', 'secrecy', {
    seenBy: (fact, seat) => (fact.type === 'bid' ? fact : toy.seenBy(fact, seat)),
  }),
  spoil('the fact of a draw tells the card', 'secrecy', {
    seenBy: (fact, seat) => (fact.type === 'drew' ? fact : toy.seenBy(fact, seat)),
  }),
  spoil("the order of the legal list follows the other side's hand", 'secrecy', {
    legal(t, seat, out) {
      toy.legal(t, seat, out)
      if (w.find(t, 1 - seat, w.IN_HAND, 4)) out.codes.subarray(0, out.count).reverse()
    },
  }),
  spoil('a look at the deck is kept from the kernel', 'secrecy', {
    apply(t, seat, command) {
      const shown = t.cells.slice(w.LAYOUT.at.revealed, w.LAYOUT.at.revealed + 2)
      toy.apply(t, seat, command)
      if (formatCommand(command) === 'peek') t.cells.set(shown, w.LAYOUT.at.revealed)
    },
  }),
  spoil('a view goes on showing what was there before', 'views', {
    view: (t, seat, before) => ({ ...toy.view(t, seat), ...(before === undefined ? {} : before.view) }),
  }),
  spoil('a card is missing from the box', 'invariants', {
    setup(t) {
      toy.setup(t)
      moveCard(t, 0, 1, 9)
    },
  }),
  spoil('a buried card is lost', 'applying', {
    apply(t, seat, command) {
      const card = w.valuesIn(t, seat, w.PEEKED).length
      toy.apply(t, seat, command)
      if (card && formatCommand(command) === 'bury')
        for (let c = 1; c <= w.CARDS; c++)
          if (w.zoneOf(t, seat, c) === w.IN_DISCARD) return moveCard(t, seat, c, 9)
    },
  }),
  forgetful(),
  spoil('a legal command throws', 'applying', {
    apply(t, seat, command) {
      if (formatCommand(command) === 'discard 4') throw new Error('no such pile')
      toy.apply(t, seat, command)
    },
  }),
  spoil('a seat is asked but offered nothing', 'applying', {
    legal(t, seat, out) {
      if (frameKind(t) !== w.KEEP || w.roundOf(t) < 3) toy.legal(t, seat, out)
    },
  }),
  spoil('the game goes on although it is lost from the start', 'choices', {
    outcome: t => toy.outcome(t) ?? { winner: 1, reason: 'points' },
  }),
  spoil('the game goes on although it has an outcome', 'applying', {
    outcome: t => toy.outcome(t) ?? (w.pointsOf(t, 1) === 2 ? { winner: 1, reason: 'points' } : undefined),
  }),
  spoil("the position's text forgets the points", 'positions', {
    printPosition: t => printPosition(t).replace(/points \d+ \d+/, 'points 0 0'),
  }),
  spoil("the position's text cannot be read", 'positions', {
    printPosition: t => printPosition(t).replace('red', 'rot'),
  }),
  spoil('a legal command is refused', 'explain', {
    explain(board, view, command) {
      const peek = formatCommand(command) === 'peek' && view.sides[view.seat]?.deck === 0
      return peek ? { clause: 'T-4', key: 'wrong', about: {} } : toy.explain(board, view, command)
    },
  }),
  spoil('an illegal command is not refused', 'explain', {
    explain(board, view, command) {
      const why = toy.explain(board, view, command)
      return why?.key === 'not-in-hand' ? undefined : why
    },
  }),
  spoil('a command reads back as another', 'notation', {
    parseCommand: (board, text) =>
      text === 'bury' ? ok(code(VERBS.indexOf('keep'))) : toy.parseCommand(board, text),
  }),
  spoil('a recorder changes the game', 'replay', {
    apply(t, seat, command) {
      toy.apply(t, seat, command)
      if (t.recorder && formatCommand(command) === 'pass') rollDie(t, 6)
    },
  }),
  spoil('nobody can resign', 'ending', { finish() {} }),
  spoil('who resigns has won', 'ending', { finish: (t, how, seat) => toy.finish(t, how, 1 - seat) }),
  spoil('the setup fails', 'setup', {
    setup() {
      throw new Error('the box is empty')
    },
  }),
]

/** The spoilt game whose name has these words in it. */
export const spoiltBy = (words: string): ToyModule =>
  (SPOILT.find(spoilt => spoilt.name.includes(words)) as Spoilt).module

/** Nobody ever scores and the clock stands still: found only by the length of the game. */
export const endless: ToyModule = {
  ...toy,
  apply(t, seat, command) {
    toy.apply(t, seat, command)
    t.cells[w.LAYOUT.at.round] = 1
    t.cells.fill(0, w.LAYOUT.at.points, w.LAYOUT.at.points + 2)
  },
}
