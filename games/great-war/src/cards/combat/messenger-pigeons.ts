/** Messenger Pigeons: with a Recon, Probe or Attack card, one more unit in each section of the card (G-13.5). */
import * as no from '../../refusals.ts'
import { orderMore } from '../../rules/orders.ts'
import * as s from '../../state/state.ts'
import { inForce } from '../in-force.ts'
import { COMMAND_CARDS, combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

export const messengerPigeons = combatCard({
  title: 'messenger-pigeons',
  clause: 'G-13.5',
  copies: 1,
  cost: 1,
  point: 'with-command',
  whyNot: t => (COMMAND_CARDS[s.commandTitle(t)].pigeons ? no.OK : no.NO_EFFECT),
  inForce: inForce({ flag: 'pigeons', changeOrders: orderMore }),
  scene: 'messenger-pigeons',
  worth: { inHand: 0.5, brings: guess(1.6) },
})
