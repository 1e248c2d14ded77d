/** Infantry Assault: all infantry of one chosen section, three hexes or two and battle; without infantry one unit (G-12.6). */
import { add, end, firstOf, verbOf } from '@bivouac/kernel'
import { SECTION, section } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { infantryAmong, orderAmong, orderEverybody, PLENTY, unitsInSections } from '../../rules/orders.ts'
import { setReach } from '../../state/doors.ts'
import * as f from '../../state/frames.ts'
import { type GreatWarTable, unitsOnBoard } from '../../state/state.ts'
import { COMMAND } from '../../vocabulary.ts'
import { type Choice, commandCard, commandNumber } from '../vocabulary.ts'
import { bestSection } from '../worth.ts'

const infantryIn = (t: GreatWarTable, side: number, i: number): number =>
  infantryAmong(t, unitsInSections(t, side, 1 << i))

const chooseSection: Choice = {
  prompt: 'prompt.choose.infantry-assault',
  list(t, seat, out) {
    for (let i = 0; i < 3; i++) if (infantryIn(t, seat, i) !== 0) add(out, section(i))
  },
  whyNot(t, seat, command) {
    if (verbOf(command) !== SECTION) return no.OTHER_DECISION
    return infantryIn(t, seat, firstOf(command)) !== 0 ? no.OK : no.NOT_A_CHOICE
  },
  choose(t, seat, command) {
    end(t)
    orderAmong(t, infantryIn(t, seat, firstOf(command)), PLENTY, 0, 0)
    setReach(t, 3, 2)
    orderEverybody(t)
  },
}

export const infantryAssault = commandCard({
  title: 'infantry-assault',
  clause: 'G-12.6',
  copies: 3,
  command(t, side) {
    const units = unitsOnBoard(t, side)
    if (infantryAmong(t, units) === 0) orderAmong(t, units, 0, 0, 1)
    else f.choose.call(t, COMMAND, commandNumber('infantry-assault'), side, 0, 0)
  },
  choice: chooseSection,
  picture: { scene: 'infantry-assault', sign: 'bayonet' },
  worth: { inHand: 5, brings: bestSection(1.15) },
})
