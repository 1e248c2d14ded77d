/** Battle Fury: after a won close combat the unit takes ground and attacks again with one die more, twice at most (G-7.3). */

import * as no from '../../refusals.ts'
import { grantFury, moveIn, mustStopIn } from '../../rules/take-ground.ts'
import * as f from '../../state/frames.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

const BONUS_ATTACKS = 2

export const battleFury = combatCard({
  title: 'battle-fury',
  clause: 'G-7.3',
  copies: 1,
  cost: 2,
  point: 'own-ground',
  whyNot: t => (mustStopIn(t, f.takeGround.unit(t), f.takeGround.hex(t)) ? no.NO_EFFECT : no.OK),
  play(t) {
    const unit = f.takeGround.unit(t)
    moveIn(t)
    grantFury(t, unit, BONUS_ATTACKS)
  },
  scene: 'battle-fury',
  worth: { inHand: 1, brings: guess(2.2) },
})
