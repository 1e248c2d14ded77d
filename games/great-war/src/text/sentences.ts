/** One line for each fact that is worth one. */

import type { GreatWarFact } from '../facts.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { cardText, isUnit, kindOf, objectiveIn, sideSlots, unitSlots } from './names.ts'
import { capitalised, type Words } from './words.ts'

type Fact<K extends GreatWarFact['type']> = Extract<GreatWarFact, { type: K }>

export function sentence(words: Words, board: GreatWarBoard, fact: GreatWarFact): string | undefined {
  const said = tell(words, board, fact)
  return said && capitalised(words, said)
}

function tell(words: Words, board: GreatWarBoard, fact: GreatWarFact): string | undefined {
  const { say, sayCounted } = words
  const unit = 'unit' in fact ? unitSlots(words, board, 'unit', fact.unit) : {}
  switch (fact.type) {
    case 'turnStarted':
      return say('fact.turnStarted', { turn: fact.turn, ...sideSlots(words, 'side', fact.side) })
    case 'cardMoved':
      return cardMoved(words, fact)
    case 'deckShuffled':
      return say(`fact.deckShuffled.${fact.deck}`, { count: fact.count })
    case 'cardPlayed':
      return cardPlayed(words, fact)
    // That somebody did not answer is seen by the game going on, and the setup on the map.
    case 'windowPassed':
    case 'unitPlaced':
      return undefined
    case 'unitOrdered':
      return say('fact.unitOrdered', { ...unit, hex: fact.hex })
    case 'artilleryOrdered':
      return say('fact.artilleryOrdered', sideSlots(words, 'side', fact.side))
    case 'unitMoved':
      return say(`fact.unitMoved.${fact.how as 'move'}`, { ...unit, from: fact.from, to: fact.to })
    case 'figuresLost':
      return sayCounted(lossOf(fact), fact.count, { ...unit, hex: fact.hex })
    case 'figuresGained':
      return sayCounted('fact.figuresGained', fact.count, { ...unit, hex: fact.hex })
    case 'unitLeft':
    case 'unitDestroyed':
    case 'unitRemoved':
    case 'flagIgnored':
      return say(`fact.${fact.type}`, { ...unit, hex: fact.hex })
    case 'wireRemoved':
      return say('fact.wireRemoved', { hex: fact.hex })
    case 'groundCratered':
      return groundCratered(words, fact)
    case 'attackDeclared':
      return attackDeclared(words, board, fact)
    case 'diceRolled':
      return diceRolled(words, board, fact)
    case 'targetingRolled':
      return say('fact.targetingRolled', {
        ...sideSlots(words, 'side', fact.side),
        hex: fact.hex,
        numbers: fact.numbers.join(', '),
      })
    case 'missed':
      return say(`fact.missed.${fact.use}`, { hex: fact.hex })
    case 'hqMoved':
      return hqMoved(words, fact)
    case 'medalsChanged':
      return medalsChanged(words, fact)
    case 'gameEnded':
      return say('fact.gameEnded', sideSlots(words, 'side', fact.winner))
  }
}

/** G-9.2 A loss that no die has shown says what it comes from. */
const lossOf = ({ clause }: Fact<'figuresLost'>) =>
  clause === 'G-9.2' ? 'fact.figuresLost.blocked' : 'fact.figuresLost'

/** The orders of one card in one line. */
export function together(words: Words, board: GreatWarBoard, facts: readonly GreatWarFact[]): string {
  const units = facts.flatMap(fact =>
    fact.type === 'unitOrdered'
      ? words.say('unit.ordered', { hex: fact.hex, kind: kindOf(words, board, fact.unit) })
      : [],
  )
  return words.say('fact.unitsOrdered', { units: units.join(', ') })
}

/** What is played has a fact of its own, and what was played is discarded without a word. */
function cardMoved(words: Words, { deck, by, card, from, to }: Fact<'cardMoved'>): string | undefined {
  const { say } = words
  const slots = sideSlots(words, 'side', by)
  const isHand = (zone: string): boolean => zone.endsWith('-hand')
  const named = card === undefined ? slots : { ...slots, card: cardText(words, card) }
  const seen = (key: 'drawn' | 'looked' | 'kept'): string =>
    card === undefined ? say(`fact.cardMoved.${key}.${deck}`, slots) : say(`fact.cardMoved.${key}`, named)
  const open = (key: 'discarded' | 'returned' | 'fetched'): string => say(`fact.cardMoved.${key}`, named)
  if (from === 'deck') return seen(isHand(to) ? 'drawn' : 'looked')
  if (from === 'drawn') return isHand(to) ? seen('kept') : open('discarded')
  if (to === 'drawn')
    return card === undefined ? say('fact.cardMoved.spied.combat', slots) : say('fact.cardMoved.spied', named)
  if (from === 'discard') return open('fetched')
  if (isHand(to)) return open('returned')
  return isHand(from) && to === 'discard' ? open('discarded') : undefined
}

function attackDeclared(words: Words, board: GreatWarBoard, fact: Fact<'attackDeclared'>): string {
  const { by, from, hex, close, joined = [] } = fact
  const ranged = joined.length > 0 ? 'cross' : 'ranged'
  return words.say(`fact.attackDeclared.${close ? 'close' : ranged}`, {
    ...unitSlots(words, board, 'unit', by),
    from,
    hex,
    others: joined.map(gun => gun.from).join(', '),
  })
}

function cardPlayed(words: Words, { side, title, cost, at }: Fact<'cardPlayed'>): string {
  const { say } = words
  const slots = { ...sideSlots(words, 'side', side), card: cardText(words, title), cost, hex: at ?? '' }
  if (cost > 0) return say(at ? 'fact.cardPlayed.paid.at' : 'fact.cardPlayed.paid', slots)
  return say(at ? 'fact.cardPlayed.at' : 'fact.cardPlayed', slots)
}

function groundCratered({ say }: Words, { hex, terrain }: Fact<'groundCratered'>): string {
  if (terrain === 'shell-crater') return say('fact.groundCratered.crater', { hex })
  if (terrain === 'rubble') return say('fact.groundCratered.rubble', { hex })
  return say('fact.groundCratered.token', { hex, terrain: say(`terrain.${terrain as 'trench'}`) })
}

function diceRolled(words: Words, board: GreatWarBoard, { by, at, use, faces }: Fact<'diceRolled'>): string {
  const { say } = words
  return say(`fact.diceRolled.${use as 'battle'}`, {
    hex: at,
    faces: faces.map(face => say(`face.${face}`)).join(', '),
    ...(isUnit(by) ? unitSlots(words, board, 'unit', by) : {}),
  })
}

/** The cost of a combat card is named with the card. */
function hqMoved(words: Words, { side, count, clause }: Fact<'hqMoved'>): string | undefined {
  if (count < 0 && clause === 'G-13.1') return undefined
  const stem = count > 0 ? 'fact.hqMoved.gained' : 'fact.hqMoved.paid'
  return words.sayCounted(stem, Math.abs(count), sideSlots(words, 'side', side))
}

function medalsChanged(words: Words, { side, count, for: reason, total }: Fact<'medalsChanged'>): string {
  const why =
    reason === 'unit' || reason === 'breakthrough' || reason === 'race'
      ? words.say(`fact.why.${reason}`)
      : objectiveIn(words, reason)
  return words.sayCounted(count > 0 ? 'fact.medals.gained' : 'fact.medals.lost', Math.abs(count), {
    ...sideSlots(words, 'side', side),
    why,
    total,
  })
}
