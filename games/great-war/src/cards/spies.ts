/** What both spies do: look at three random combat cards of the enemy, give one back, discard the rest (G-13.5). */
import { add, end, firstOf, rollDie, verbOf } from '@bivouac/kernel'
import { GIVE_BACK, giveBack as giveBackCommand } from '../commands.ts'
import * as no from '../refusals.ts'
import { giveBack, spyOut } from '../state/doors/cards.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMBAT, DRAWN, enemyOf, handOf } from '../vocabulary.ts'
import { COMBAT_TITLES } from './cards.ts'
import { type Choice, titleNumber } from './vocabulary.ts'

type T = s.GreatWarTable
export const CARDS_SEEN = 3

export const whyNotSpy = (t: T, side: number): number =>
  s.isEmpty(t, COMBAT, handOf(enemyOf(side))) ? no.NO_EFFECT : no.OK

export const spy = (t: T, side: number, title: string): void => {
  const hand = handOf(enemyOf(side))
  for (let i = 0; i < CARDS_SEEN && !s.isEmpty(t, COMBAT, hand); i++) {
    const count = s.cardCount(t, COMBAT, hand)
    spyOut(t, side, nthCard(t, hand, count > 1 ? rollDie(t, count) : 0))
  }
  if (!s.isEmpty(t, COMBAT, DRAWN)) f.choose.call(t, COMBAT, titleNumber(title), side, 0, 0)
}

const nthCard = (t: T, zone: number, n: number): number => {
  let left = n
  for (let card = 0; ; card++) if (s.hasCard(t, COMBAT, zone, card) && left-- === 0) return card
}

export const chooseReturned: Choice = {
  prompt: 'prompt.choose.espionage',
  list(t, _, out) {
    for (let title = 0; title < COMBAT_TITLES.length; title++)
      if (s.hasTitle(t, COMBAT, DRAWN, title)) add(out, giveBackCommand(title))
  },
  whyNot(t, _, command) {
    if (verbOf(command) !== GIVE_BACK) return no.OTHER_DECISION
    return s.hasTitle(t, COMBAT, DRAWN, firstOf(command)) ? no.OK : no.NOT_DRAWN
  },
  choose(t, seat, command) {
    end(t)
    giveBack(t, seat, s.lowestOf(t, COMBAT, DRAWN, firstOf(command)))
  },
}
