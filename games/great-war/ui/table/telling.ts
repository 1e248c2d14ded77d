/** What the log, the loudspeaker and the lamp over the board make of a fact. */
import type { LogRole, SoundName, StoryMark, Thing } from '@bivouac/client-shell'
import { picture } from '@bivouac/face-kit/art'
import { battleDieFace, targetingDie } from '../../src/art/tokens.ts'
import type { GreatWarFact } from '../../src/facts.ts'
import { hexNamed } from '../../src/geometry.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { isUnit, sideNamed } from '../../src/text/names.ts'
import { BATTLE_DIE, DIE_FACES, SIDES, type SideName } from '../../src/vocabulary.ts'

export function logRole(fact: GreatWarFact): LogRole {
  switch (fact.type) {
    case 'turnStarted':
      return 'heading'
    // A combat card belongs to what it is played with or against: what follows does not hang on it.
    case 'cardPlayed':
      return fact.deck === 'combat' ? 'line' : 'opens'
    case 'attackDeclared':
    case 'targetingRolled':
    // The hands that are dealt before the first turn hang on it.
    case 'deckShuffled':
      return 'opens'
    case 'unitOrdered':
      return 'joins'
    // What is taken at the end of a turn does not belong to its last attack.
    case 'hqMoved':
      return fact.clause === 'G-4.6' ? 'opens' : 'line'
    default:
      return 'line'
  }
}

const MARKS: Partial<Record<GreatWarFact['type'], StoryMark>> = {
  unitDestroyed: 'loss',
  cardPlayed: 'card',
}

/** A medal for a unit that was destroyed stands there already, as the loss of the other side. */
export function markOf(fact: GreatWarFact): StoryMark | undefined {
  if (fact.type === 'medalsChanged') return fact.for === 'unit' ? undefined : 'objective'
  return MARKS[fact.type]
}

const seat = (side: SideName): number => SIDES.indexOf(side)

export function sideOf(fact: GreatWarFact): number | undefined {
  if ('side' in fact) return seat(fact.side)
  if ('unit' in fact) return seat(sideNamed(fact.unit))
  if (fact.type === 'gameEnded') return seat(fact.winner)
  if ('by' in fact) {
    if (isUnit(fact.by)) return seat(sideNamed(fact.by))
    const side = SIDES.indexOf(fact.by as SideName)
    return side < 0 ? undefined : side
  }
  return undefined
}

const SOUNDS: Readonly<Partial<Record<GreatWarFact['type'], readonly SoundName[]>>> = {
  turnStarted: ['drum'],
  cardMoved: ['card'],
  cardPlayed: ['card'],
  deckShuffled: ['shuffle'],
  unitMoved: ['counter'],
  unitOrdered: ['tick'],
  unitDestroyed: ['hush'],
  flagIgnored: ['flutter'],
  wireRemoved: ['tick'],
  groundCratered: ['thump'],
  diceRolled: ['dice'],
  targetingRolled: ['dice'],
  hqMoved: ['tick'],
  medalsChanged: ['tick'],
  gameEnded: ['bell'],
}

export function soundsOf(fact: GreatWarFact): readonly SoundName[] {
  if (fact.type === 'diceRolled' && fact.use === 'shell') return ['thump', 'dice']
  if (fact.type === 'unitMoved' && fact.how === 'retreat') return ['flutter', 'counter']
  return SOUNDS[fact.type] ?? []
}

/** Hexes come first to last as they are named: where something began, then where it went. */
export function thingsIn(_: GreatWarBoard, fact: GreatWarFact): readonly Thing[] {
  const fields: Readonly<Record<string, unknown>> = { ...fact }
  const names = fact.type === 'cardMoved' ? [] : ['from', 'to', 'hex', 'at'].map(field => fields[field])
  const things = names
    .filter((name): name is string => typeof name === 'string' && hexNamed(name) >= 0)
    .map((name): Thing => `hex:${name}`)
  return [...new Set(things)]
}

export function diceOf(fact: GreatWarFact): readonly string[] {
  if (fact.type === 'diceRolled')
    return fact.faces.map((face, i) => picture(36, 38, battleDieFace(face, fact.hits.includes(i))))
  if (fact.type !== 'targetingRolled') return []
  const isDoubled = (number: number): boolean => fact.numbers.filter(other => other === number).length > 1
  return fact.numbers.map(number => picture(36, 38, targetingDie(number, isDoubled(number))))
}

/** Dice of battle and of targeting have as many faces: the number is for these. */
export const dieFace = (faces: number, face: number) =>
  faces === BATTLE_DIE
    ? { name: `${face + 1}`, picture: picture(36, 38, battleDieFace(DIE_FACES[face], false)) }
    : undefined
