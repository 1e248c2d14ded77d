/**
 * Trench Raid: one ordered infantry unit moves up to four hexes without terrain stops, battles close with one die more,
 * and at the end may go back to where it started (G-13.5). rules/movement.ts moves it, rules/raid.ts lets it go home.
 */
import { add, end, firstOf, verbOf } from '@bivouac/kernel'
import { STAY, stay, TO, to } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { moveUnit } from '../../state/doors.ts'
import * as f from '../../state/frames.ts'
import * as s from '../../state/state.ts'
import { inForce } from '../in-force.ts'
import { type Choice, combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

const goHome: Choice = {
  prompt: 'prompt.choose.trench-raid',
  isOfUnit: true,
  onHex: to,
  toLabel: 'label.to.home',
  list(t, _, out) {
    add(out, to(f.choose.more(t)))
    add(out, stay)
  },
  whyNot(t, _, command) {
    if (verbOf(command) === STAY) return no.OK
    if (verbOf(command) !== TO) return no.OTHER_DECISION
    return firstOf(command) === f.choose.more(t) ? no.OK : no.NOT_A_CHOICE
  },
  choose(t, _, command) {
    const unit = f.choose.left(t)
    end(t)
    if (verbOf(command) === TO) moveUnit(t, unit, firstOf(command), 'raid')
  },
}

const isRaider = (t: s.GreatWarTable, unit: number): boolean => s.raiderOf(t) === unit

export const trenchRaid = combatCard({
  title: 'trench-raid',
  clause: 'G-13.5',
  copies: 1,
  cost: 3,
  costIs: 'printed',
  point: 'with-command',
  choice: goHome,
  inForce: inForce({
    flag: 'raid',
    bonusDice: (t, unit, close) => (close && isRaider(t, unit) ? 1 : 0),
    closeOnly: isRaider,
  }),
  scene: 'trench-raid',
  worth: { inHand: 0.8, brings: guess(2) },
})
