/** G-10.1, G-10.2 The target of the reserve artillery, and how many dice are paid for. */
import { add, decision, firstOf, lowestBit, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { aimShells, diceMost, payDice, sectionsInReach, whyNotDice, whyNotShell } from '../rules/artillery.ts'
import { endShelling } from '../rules/flow.ts'
import * as f from '../state/frames.ts'
import { ALL_SECTIONS } from '../vocabulary.ts'
import { type T, whyNotHere } from './common.ts'

export const shell = decision<T>({
  frame: f.shell,
  exact: 'the hexes of any choice of sections are kept as a set of the board',
  candidates(t, seat, out) {
    const at = (seat * (ALL_SECTIONS + 1) + sectionsInReach(t)) * 4
    for (let cell = 0; cell < 4; cell++)
      for (let bits = t.board.sectionSets[at + cell]; bits !== 0; bits &= bits - 1)
        add(out, c.shell((cell << 5) + lowestBit(bits)))
    add(out, c.done)
  },
  whyNot(t, seat, command) {
    if (verbOf(command) === c.DONE) return no.OK
    return verbOf(command) === c.SHELL ? whyNotShell(t, seat, firstOf(command)) : whyNotHere(t, seat, command)
  },
  apply(t, _, command) {
    if (verbOf(command) === c.SHELL) aimShells(t, firstOf(command))
    else endShelling(t)
  },
})

export const shellDice = decision<T>({
  frame: f.shellDice,
  candidates(t, seat, out) {
    const most = diceMost(t, seat)
    for (let count = 1; count <= most; count++) add(out, c.dice(count))
  },
  whyNot: (t, seat, command) =>
    verbOf(command) === c.DICE ? whyNotDice(t, seat, firstOf(command)) : whyNotHere(t, seat, command),
  apply: (t, seat, command) => payDice(t, seat, firstOf(command)),
})
