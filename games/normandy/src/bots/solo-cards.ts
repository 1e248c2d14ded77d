/** What the solo sheet does with each card: the first use in its list that is possible. */
import { play, ready } from '../commands.ts'
import * as s from '../state/state.ts'
import * as w from '../vocabulary.ts'
import * as aims from './solo-aims.ts'

type T = s.NormandyTable

/** The total defences at which each title shoots. */
export const GUNNER_ATTACK = [4, 7] as const
export const GUNNER_SUPPRESS = [8, 9] as const
export const SNIPER_ATTACK = [0, 9] as const
export const SCOUT_ATTACK = [4, 6] as const
export const ANY_DEFENCE = [0, 99] as const

const SERGEANT = w.KINDS.indexOf('platoon-sergeant')
const GUIDE_CARD = w.KINDS.indexOf('platoon-guide')

/** How a card is to be used now; undefined if it cannot be, or not well. */
export function wayOfCard(t: T, side: number, kind: number, legal: readonly number[]): number | undefined {
  const may = (action: number, value = 0): number | undefined => {
    const command = play(kind, action, value)
    return legal.includes(command) ? command : undefined
  }
  // N-3.9 A card of a suppressed unit can only ready it.
  if (legal.includes(ready(kind))) return ready(kind)
  if (!w.isCombat(kind)) return wayOfCommandCard(t, side, kind, may)
  const unit = w.unitOf(side, kind)
  const from = s.actsFrom(t, unit)
  if (from < 0) return undefined
  const sees = ([low, high]: readonly [number, number], onlyReady = false): boolean =>
    aims.pickTarget(t, side, from, low, high, onlyReady) !== aims.NOBODY
  const goes = (action: number): number | undefined =>
    aims.nextTile(t, side, unit, from, action) === aims.NOWHERE ? undefined : may(action)

  switch (aims.titleOf(kind)) {
    case aims.RIFLEMEN:
      // Silent in the sheet: only objectives are worth a Control.
      return (s.worthOf(t, from) > 0 ? may(w.CONTROL) : undefined) ?? goes(w.MOVE) ?? may(w.ATTACK)
    case aims.SCOUTS:
      // Silent: a Conceal that would change nothing gives way to a long shot.
      return (
        goes(w.SCOUT) ??
        may(w.RECON) ??
        (sees(SCOUT_ATTACK) ? may(w.ATTACK) : undefined) ??
        (s.hasKind(t, w.enemyOf(side), w.SUPPLY, w.FOG) ? may(w.CONCEAL) : undefined) ??
        may(w.ATTACK)
      )
    case aims.SNIPERS:
      return (sees(SNIPER_ATTACK) ? may(w.ATTACK) : undefined) ?? goes(w.STALK) ?? may(w.ATTACK)
    case aims.GUNNERS:
      // Silent: what is suppressed already is not suppressed again; with no way to go it shoots all the same.
      return (
        (sees(GUNNER_ATTACK) ? may(w.ATTACK) : undefined) ??
        (sees(GUNNER_SUPPRESS, true) ? may(w.SUPPRESS) : undefined) ??
        goes(w.MOVE) ??
        may(w.ATTACK)
      )
    default:
      return wayOfMortar(t, side, from, may)
  }
}

type May = (action: number, value?: number) => number | undefined

/** Silent in the sheet: Blast where it hurts, else aim where it would; the Mortar itself stays where it is. */
function wayOfMortar(t: T, side: number, from: number, may: May): number | undefined {
  const aimed = s.targetOf(t, side)
  if (aimed >= 0 && aims.shellWorth(t, side, aimed) > 0) return may(w.BLAST)
  return aims.tileToShell(t, side, from) === aims.NOWHERE ? undefined : may(w.TARGET)
}

/** Silent in the sheet: Riflemen are brought up first; then the Sergeant draws, Leaders inspire and the Guide guides. */
function wayOfCommandCard(t: T, side: number, kind: number, may: May): number | undefined {
  if (kind === GUIDE_CARD)
    return (aims.someoneToGuide(t, side) === aims.NOBODY ? undefined : may(w.GUIDE)) ?? may(w.BOLSTER)
  const bolster = may(w.BOLSTER)
  if (kind === SERGEANT) {
    const waiting = [0, 1, 2].some(riflemen => s.hasKind(t, side, w.SUPPLY, riflemen))
    return (waiting ? bolster : undefined) ?? may(w.COMMAND, 2) ?? bolster
  }
  const riflemen = kind - w.KINDS.indexOf('squad-leader-a')
  return (s.hasKind(t, side, w.SUPPLY, riflemen) ? bolster : undefined) ?? may(w.INSPIRE) ?? bolster
}
