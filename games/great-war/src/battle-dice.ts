/**
 * G-2.2, G-6.5, G-7.2 What battle dice do, without a table: the one place that knows it, for the rules, forecasts, bots
 * and the luck page.
 */
import { BATTLE_DIE, BOMBER, DIE_FACES, type DieFace } from './vocabulary.ts'

/** Hits among dice that have fallen, when so many soldiers are ignored. */
export const hitsOf = (
  soldiers: number,
  skulls: number,
  bursts: number,
  soldiersIgnored: number,
  skullsHit: boolean,
): number => bursts + Math.max(0, soldiers - soldiersIgnored) + (skullsHit ? skulls : 0)

/** The same dice one by one: the places of those that hit. Of the soldiers the last ones are ignored. */
export function placesOfHits(
  faces: readonly DieFace[],
  soldiersIgnored: number,
  skullsHit: boolean,
): readonly number[] {
  let soldiersLeft = faces.filter(face => face === 'soldier').length - soldiersIgnored
  const hits = (face: DieFace): boolean =>
    face === 'burst' || (face === 'skull' && skullsHit) || (face === 'soldier' && soldiersLeft-- > 0)
  return faces.flatMap((face, place) => (hits(face) ? [place] : []))
}

/** G-6.5, G-7.2 Whether skulls hit: in close combat, and from a bomber at range 2. */
export const skullsHitFrom = (kind: number, range: number, close: boolean): boolean =>
  close || (kind === BOMBER && range === 2)

/** G-9.3 More flags than anybody ever rolls, and more soldiers. */
export const EVERY_FLAG = 31
export const EVERY_SOLDIER = 31

/** How many of the six faces show this. */
const sidesWith = (face: DieFace): number => DIE_FACES.filter(one => one === face).length
const SOLDIERS = sidesWith('soldier')
const SKULLS = sidesWith('skull')
const BURSTS = sidesWith('burst')
const FLAGS = sidesWith('flag')
const REST = BATTLE_DIE - SOLDIERS - SKULLS - BURSTS - FLAGS

/** In how many ways `k` of `n` can be chosen. */
export function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

/** The chance that one of `sides` faces is shown `count` times by so many dice. */
export const chanceOf = (dice: number, count: number, sides: number): number =>
  (choose(dice, count) * sides ** count * (BATTLE_DIE - sides) ** (dice - count)) / BATTLE_DIE ** dice

/** Calls back for everything that so many dice can show, with its exact chance. */
export function forEachRoll(
  dice: number,
  visit: (soldiers: number, skulls: number, bursts: number, flags: number, chance: number) => void,
): void {
  for (let soldiers = 0; soldiers <= dice; soldiers++)
    for (let skulls = 0; soldiers + skulls <= dice; skulls++)
      for (let bursts = 0; soldiers + skulls + bursts <= dice; bursts++)
        for (let flags = 0; soldiers + skulls + bursts + flags <= dice; flags++) {
          const rest = dice - soldiers - skulls - bursts - flags
          const ways =
            choose(dice, soldiers) *
            choose(dice - soldiers, skulls) *
            choose(rest + flags + bursts, bursts) *
            choose(rest + flags, flags)
          const sides = SOLDIERS ** soldiers * SKULLS ** skulls * BURSTS ** bursts * FLAGS ** flags
          visit(soldiers, skulls, bursts, flags, (ways * sides * REST ** rest) / BATTLE_DIE ** dice)
        }
}
