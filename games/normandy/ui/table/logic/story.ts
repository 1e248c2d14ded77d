/** What facts mean for the eye and the ear: how long they take, how they sound, what they light up, how they are worded. */
import type { LogRole, SoundName, StoryMark, Thing, TurnStep } from '@bivouac/client-shell'
import { picture, tenDie } from '@bivouac/face-kit/art'
import type { Seat } from '@bivouac/kernel'
import type { NormandyFact } from '../../../src/facts.ts'
import { partsOf, sideSlots } from '../../../src/text/names.ts'
import type { NormandyView } from '../../../src/view/view.ts'
import { SIDES, type SideName } from '../../../src/vocabulary.ts'
import type { TableWords } from '../say.ts'
import { turnOrder } from './deeds.ts'
import { tileThing, unitThing } from './things.ts'

/** Milliseconds at usual speed. */
const TIMES: Partial<Record<NormandyFact['type'], number>> = {
  roundStarted: 500,
  bidsRevealed: 2200,
  cardPlayed: 420,
  deckShuffled: 300,
  counterEntered: 320,
  counterMoved: 240,
  counterRemoved: 600,
  counterTurned: 320,
  markerPlaced: 220,
  markerTurned: 320,
  objectiveRaised: 320,
  targetPlaced: 320,
  diceRolled: 1400,
  casualty: 1300,
  gameEnded: 600,
}

const timeOf = (fact: NormandyFact): number => TIMES[fact.type] ?? 0

export const duration = (facts: readonly NormandyFact[]): number =>
  facts.reduce((sum, fact) => sum + timeOf(fact), 0)

const SOUNDS: Partial<Record<NormandyFact['type'], SoundName>> = {
  bidsRevealed: 'card',
  cardPlayed: 'card',
  deckShuffled: 'shuffle',
  counterEntered: 'counter',
  counterMoved: 'counter',
  counterTurned: 'counter',
  markerPlaced: 'tick',
  markerTurned: 'flutter',
  objectiveRaised: 'tick',
  targetPlaced: 'tick',
  casualty: 'hush',
  gameEnded: 'bell',
}

export function soundsOf(fact: NormandyFact): readonly SoundName[] {
  if (fact.type === 'diceRolled') return fact.use === 'blast' ? ['thump', 'dice'] : ['dice']
  const sound = SOUNDS[fact.type]
  return sound === undefined ? [] : [sound]
}

/** The counters and tiles that a fact speaks of. */
export function thingsIn(fact: NormandyFact): readonly Thing[] {
  switch (fact.type) {
    case 'counterEntered':
    case 'counterRemoved':
      return [unitThing(fact.unit), tileThing(fact.tile)]
    case 'counterMoved':
      return [unitThing(fact.unit), tileThing(fact.from), tileThing(fact.to)]
    case 'counterTurned':
    case 'casualty':
      return [unitThing(fact.unit)]
    case 'markerPlaced':
    case 'markerTurned':
    case 'objectiveRaised':
    case 'targetPlaced':
      return [tileThing(fact.tile)]
    case 'diceRolled':
      return [unitThing(fact.by), unitThing(fact.at)]
    default:
      return []
  }
}

export function logRole(fact: NormandyFact): LogRole {
  if (fact.type === 'roundStarted') return 'heading'
  const opens: readonly NormandyFact['type'][] = ['bidsRevealed', 'turnStarted', 'cardPlayed', 'gameEnded']
  return opens.includes(fact.type) ? 'opens' : 'line'
}

const MARKS: Partial<Record<NormandyFact['type'], StoryMark>> = {
  casualty: 'loss',
  markerTurned: 'objective',
  cardPlayed: 'card',
}

/** A tile that is only lost again is told by the one who takes it. */
export const markOf = (fact: NormandyFact): StoryMark | undefined =>
  fact.type === 'markerTurned' && !fact.controlled ? undefined : MARKS[fact.type]

export function sideOf(fact: NormandyFact): Seat | undefined {
  const side = sideNameOf(fact)
  return side === undefined ? undefined : SIDES.indexOf(side)
}

function sideNameOf(fact: NormandyFact): SideName | undefined {
  if (fact.type === 'diceRolled') return partsOf(fact.by).side
  if (fact.type === 'gameEnded') return fact.winner
  if (fact.type === 'bidsRevealed') return fact.initiative
  if ('side' in fact) return fact.side
  return 'unit' in fact ? partsOf(fact.unit).side : undefined
}

/** N-7.4 A die hits that reaches the defence, or shows 0. */
export const dieHits = (face: number, total: number): boolean => face === 0 || face >= total

export const dieFace = (_: number, face: number) => ({
  name: `${face}`,
  picture: picture(30, 38, tenDie(face, false)),
})

export const diceOf = (fact: NormandyFact): readonly string[] =>
  fact.type === 'diceRolled'
    ? fact.faces.map(face => picture(30, 38, tenDie(face, dieHits(face, fact.total))))
    : []

export function steps(view: NormandyView, words: TableWords): readonly TurnStep[] {
  const { say } = words
  const isOver = view.winner !== 'nobody'
  const isBidding = view.doing[0]?.kind === 'bid'
  return [
    { label: say('step.round', { round: view.round }), isNow: false },
    { label: say('step.draw'), isNow: false },
    { label: say('step.initiative'), isNow: !isOver && isBidding },
    ...turnOrder(view).map(side => ({
      label: say(`step.turn.${side}`),
      isNow: !isOver && !isBidding && view.active === side,
    })),
  ]
}

/** What the seat must do to win; for those who watch, what each side must. */
export function goal(view: NormandyView, words: TableWords): string {
  const { say, sayCounted, names } = words
  if (view.seat !== 'spectator') {
    const { need } = view[view.seat]
    return need > 0 ? sayCounted('goal.points', need) : say('goal.pin')
  }
  return SIDES.map(side => {
    const { need } = view[side]
    const slots = sideSlots(names, 'side', side)
    return need > 0 ? names.sayCounted('map.goal.points', need, slots) : names.say('map.goal.pin', slots)
  }).join(' · ')
}
