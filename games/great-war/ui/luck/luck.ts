/** G-6, G-7, G-10 Every throw of a game with the exact chance it had: how much of it was luck. */
import { certain, type StoryStep, type Throw } from '@bivouac/client-shell/luck'
import { skullsHitFrom } from '../../src/battle-dice.ts'
import { COMBAT_CARDS } from '../../src/cards/vocabulary.ts'
import { HITS } from '../../src/cards/worth.ts'
import type { GreatWarFact } from '../../src/facts.ts'
import { hexNamed } from '../../src/geometry.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { soldiersIgnored, wayFrom } from '../../src/terrain.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { HEXES, UNIT_KINDS, type UnitKind } from '../../src/vocabulary.ts'
import { sideOf } from '../table/telling.ts'
import { hitsOf, type Mark, spreadOf } from './hits.ts'
import { type Shelling, shellingOf } from './shelling.ts'
import { type Situation, situationAt } from './situation.ts'

type Fact<Type extends GreatWarFact['type']> = GreatWarFact & { type: Type }
type Cast = Omit<Throw<GreatWarFact>, 'seq'>

/** What happens while shells come down; anything else shows that the barrage is over. */
const WHILE_SHELLED: readonly GreatWarFact['type'][] = [
  'targetingRolled',
  'diceRolled',
  'wireRemoved',
  'figuresLost',
  'unitDestroyed',
  'unitMoved',
  'flagIgnored',
  'medalsChanged',
  'hqMoved',
]

export function throwsIn(
  board: GreatWarBoard,
  opening: GreatWarView,
  story: readonly StoryStep<GreatWarFact>[],
): readonly Throw<GreatWarFact>[] {
  const situation = situationAt(opening)
  /** In the order in which they were begun; a barrage is a throw when all its shells are down. */
  const casts: { readonly seq: number; readonly asThrow: () => Cast }[] = []
  const declared = new Map<string, Fact<'attackDeclared'>>()
  let shelling: Shelling | undefined
  let isOver = true

  for (const { seq, facts } of story)
    for (const fact of facts) {
      if (!WHILE_SHELLED.includes(fact.type)) isOver = true
      if (fact.type === 'attackDeclared') declared.set(fact.by, fact)
      else if (fact.type === 'targetingRolled') {
        shelling = shellingOf(board, situation, fact)
        casts.push({ seq, asThrow: shelling.asThrow })
        isOver = false
      } else if (fact.type === 'diceRolled') {
        const cast =
          fact.use === 'shell' && shelling
            ? shelling.hit(fact)
            : castOf(board, situation, fact, declared.get(fact.by))
        if (cast) casts.push({ seq, asThrow: () => cast })
      }
      situation.follow(fact)
    }
  // A barrage in the midst of which somebody must choose has not shown yet how lucky it is.
  const unfinished = !isOver && shelling?.isUnderWay() ? shelling.asThrow : undefined
  return casts
    .filter(({ asThrow }) => asThrow !== unfinished)
    .map(({ seq, asThrow }) => ({ seq, ...asThrow() }))
}

/** A roll of battle dice that is not part of a barrage. */
function castOf(
  board: GreatWarBoard,
  situation: Situation,
  rolled: Fact<'diceRolled'>,
  attack: Fact<'attackDeclared'> | undefined,
): Cast {
  const { use, faces } = rolled
  const seat = sideOf(rolled) ?? 0
  const isBattle = use === 'battle' && attack !== undefined
  const mark = isBattle ? markOf(board, situation, rolled, attack) : isHit(use) ? UNPROTECTED : undefined
  return {
    seat,
    what: isBattle ? (attack.close ? 'close' : 'ranged') : use,
    // At bare wire (G-10.6), and where dice order units or bring figures back, nobody can be hit.
    spread: mark ? spreadOf(mark, faces.length) : certain(0),
    got: mark ? hitsOf(mark, faces) : 0,
    faces,
    facts: isBattle ? [attack, rolled] : [rolled],
  }
}

/** A card's own roll at a unit. */
const isHit = (use: string): boolean =>
  COMBAT_CARDS.some(card => card.rolls === use && card.worth.brings.how === HITS)

/** G-13.5 It takes one figure at most, whatever the ground. */
const UNPROTECTED: Mark = { figures: 1, soldiersIgnored: 0, skullsHit: false, isOwn: false }

/** G-6.5, G-7.2 The target as it stands when the dice fall. */
function markOf(
  board: GreatWarBoard,
  situation: Situation,
  { by, at }: Fact<'diceRolled'>,
  { from, close }: Fact<'attackDeclared'>,
): Mark | undefined {
  const target = situation.unitOn(at)
  if (target === undefined) return undefined
  const way = wayFrom(situation.terrainOf(from), close)
  const range = board.steps[hexNamed(from) * HEXES + hexNamed(at)]
  const kind = UNIT_KINDS.indexOf((situation.unitCalled(by)?.kind ?? 'infantry') as UnitKind)
  return {
    figures: target.figures,
    soldiersIgnored: soldiersIgnored(board.protection, situation.coverOf(at), way),
    skullsHit: skullsHitFrom(kind, range, close),
    isOwn: false,
  }
}
