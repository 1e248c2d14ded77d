/** Three on a Match: one die at an enemy unit; a soldier or a burst is a hit, and terrain does not protect (G-13.5). */
import { rollDie } from '@bivouac/kernel'
import { hexIn } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { loseFigures, noteRoll } from '../../state/doors.ts'
import { hasUnitOf, unitOn } from '../../state/state.ts'
import { BATTLE_DIE, DIE_FACES, enemyOf, SIDES } from '../../vocabulary.ts'
import { combatCard } from '../vocabulary.ts'
import { hits } from '../worth.ts'

export const threeOnAMatch = combatCard({
  title: 'three-on-a-match',
  clause: 'G-13.5',
  copies: 1,
  cost: 1,
  point: 'with-command',
  aim: 'unit',
  whyNot: (t, side, aim) => (hasUnitOf(t, enemyOf(side), hexIn(aim)) ? no.OK : no.NO_ENEMY_THERE),
  resolve(t, side, aim) {
    const die = rollDie(t, BATTLE_DIE)
    const face = DIE_FACES[die]
    const isHit = face === 'soldier' || face === 'burst'
    if (t.recorder) noteRoll(t, SIDES[side], hexIn(aim), 'three-on-a-match', [die], [], isHit ? [0] : [])
    if (isHit) loseFigures(t, unitOn(t, hexIn(aim)), 1, 'G-13.5', t.board.unitMedal)
  },
  scene: 'three-on-a-match',
  rolls: 'three-on-a-match',
  worth: { inHand: 0.5, brings: hits(0.5) },
})
