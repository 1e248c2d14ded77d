/** All decisions of the game: whose they are, what may be chosen, why not, and what a choice does. */
import { decisions } from '@bivouac/kernel'
import '../cards/index.ts'
import * as no from '../refusals.ts'
import { goOn } from '../rules/flow.ts'
import { activeSide, isOver } from '../state/state.ts'
import { retreat, takeGround } from './after-battle.ts'
import { answer, choose, standing } from './answer.ts'
import { battle, crossFire } from './battle.ts'
import { order, playCard, withCard } from './command-phase.ts'
import type { T } from './common.ts'
import { endTurn, keep, race } from './end-of-turn.ts'
import { advancing, move } from './movement.ts'
import { shell, shellDice } from './shelling.ts'

const rows = decisions<T>(
  [
    playCard,
    withCard,
    order,
    move,
    advancing,
    shell,
    shellDice,
    battle,
    crossFire,
    retreat,
    takeGround,
    answer,
    choose,
    race,
    keep,
    endTurn,
    standing,
  ],
  {
    isOver,
    /** Most decisions are made by the side whose turn it is. */
    toChoose: t => 1 << activeSide(t),
    over: no.GAME_OVER,
    notYours: () => no.NOT_YOUR_DECISION,
  },
)

export const { toChoose, legal, whyNot } = rows

/** Carries out a command of the legal list and goes on to the next choice. */
export const apply = (t: T, seat: number, command: number): void => {
  rows.apply(t, seat, command)
  goOn(t)
}
