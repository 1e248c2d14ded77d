/**
 * G-13.4 What a standing order answers in the window that is open. The rules ask all the same: whoever runs the game gives the
 * answer, after the time that any answer takes, so that the enemy cannot tell an order from its player.
 */
import { cloneTable, end, frameKind, type Seat } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { mayBeLost } from './attack.ts'
import { ASK, stopsHere } from './windows.ts'

type T = s.GreatWarTable

/** The command that the seat has ordered beforehand; undefined where it wants to be asked. */
export function ordered(t: T, seat: Seat): number | undefined {
  if (frameKind(t) !== f.ANSWER || f.answer.side(t) !== seat) return undefined
  const orders = s.standingOf(t, seat)
  if (orders === ASK) return undefined
  return stopsHere(orders, f.answer.point(t), f.answer.unit(t), isInPeril(t)) ? undefined : c.pass
}

/** Whether the attack that the window interrupts may destroy its target. */
function isInPeril(t: T): boolean {
  const point = f.answer.point(t)
  if (point !== f.BEFORE_CLOSE && point !== f.AFTER_ROLL) return false
  const attack = cloneTable(t)
  end(attack)
  return mayBeLost(attack)
}
