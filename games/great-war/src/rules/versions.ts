/**
 * What each version of the rules changed, one question for each change. A new game is played under the newest version; the
 * older answer is there for one reason, so that games recorded under it can be replayed to the last cell.
 */
import type { GreatWarTable } from '../state/state.ts'

type T = GreatWarTable

const since = (t: T, version: number): boolean => t.board.rules >= version

/** Since version 2: G-6.8 cross fire is ranged combat, so a gun next to the target cannot join. */
export const crossFireIsRanged = (t: T): boolean => since(t, 2)

/** Since version 2: G-10.6 a mortar's burst removes wire in close combat too. */
export const closeBurstsCutWire = (t: T): boolean => since(t, 2)

/** Since version 2: G-13.5 a raider may go home at the end of its raid, battle or no battle, ground or no ground. */
export const raidersMayAlwaysReturn = (t: T): boolean => since(t, 2)

/** Since version 2: G-13.5 only the unit it attacked, not shells, drives a raider all the way home. */
export const onlyAnswersDriveHome = (t: T): boolean => since(t, 2)

/** Since version 2: G-13.5 what Counter Intelligence fetched goes back to the discards when the messenger is lost. */
export const fetchedCardsGoBack = (t: T): boolean => since(t, 2)

/** Since version 2: G-12.8 a unit that rushed ends next to a friend after an advance, too. */
export const advancesEndBesideFriends = (t: T): boolean => since(t, 2)

/** Since version 2: G-13.5 a unit advances over the top directly after its move or not at all. */
export const advanceFollowsMove = (t: T): boolean => since(t, 2)

/** Since version 2: G-12.9 in a Storm of Fire an ordered unit that has a target must fire. */
export const stormMustFire = (t: T): boolean => since(t, 2)

/** Since version 2: G-14.1 of equal cards in a hand the one that others have seen is played first, so that its twin stays a secret. */
export const seenCardsGoFirst = (t: T): boolean => since(t, 2)

/** Since version 3: G-13.4 a standing order closes no window; it answers there, so that nobody can tell it from its player. */
export const ordersAnswer = (t: T): boolean => since(t, 3)
