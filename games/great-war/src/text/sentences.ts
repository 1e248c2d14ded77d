/** One line for each fact that is worth one. */
import type { GreatWarBoard } from '../board.ts'
import type { GreatWarFact } from '../facts.ts'
import { cardText, isUnit, objectiveText, sideText, unitText } from './names.ts'
import { say, sayCounted } from './say.ts'

type Fact<K extends GreatWarFact['type']> = Extract<GreatWarFact, { type: K }>

export function sentence(board: GreatWarBoard, fact: GreatWarFact): string | undefined {
  const unit = 'unit' in fact ? unitText(board, fact.unit) : ''
  switch (fact.type) {
    case 'turnStarted':
      return say('fact.turnStarted', { turn: fact.turn, side: sideText(fact.side) })
    case 'cardMoved':
      return cardMoved(fact)
    case 'deckShuffled':
      return say(`fact.deckShuffled.${fact.deck}`, { count: fact.count })
    case 'cardPlayed':
      return cardPlayed(fact)
    case 'windowPassed':
      return say('fact.windowPassed', { side: sideText(fact.side) })
    case 'unitPlaced':
      // The setup is seen on the map.
      return undefined
    case 'unitOrdered':
      return say('fact.unitOrdered', { unit, hex: fact.hex })
    case 'artilleryOrdered':
      return say('fact.artilleryOrdered', { side: sideText(fact.side) })
    case 'unitMoved':
      return say(`fact.unitMoved.${fact.how as 'move'}`, { unit, from: fact.from, to: fact.to })
    case 'figuresLost':
    case 'figuresGained':
      return sayCounted(`fact.${fact.type}`, fact.count, { unit, hex: fact.hex })
    case 'unitLeft':
    case 'unitDestroyed':
    case 'unitRemoved':
    case 'flagIgnored':
      return say(`fact.${fact.type}`, { unit, hex: fact.hex })
    case 'wireRemoved':
      return say('fact.wireRemoved', { hex: fact.hex })
    case 'groundCratered':
      return groundCratered(fact)
    case 'attackDeclared':
      return say(fact.close ? 'fact.attackDeclared.close' : 'fact.attackDeclared.ranged', {
        unit: unitText(board, fact.by),
        from: fact.from,
        hex: fact.hex,
      })
    case 'diceRolled':
      return diceRolled(board, fact)
    case 'targetingRolled':
      return say('fact.targetingRolled', {
        side: sideText(fact.side),
        hex: fact.hex,
        numbers: fact.numbers.join(', '),
      })
    case 'hqMoved':
      return hqMoved(fact)
    case 'medalsChanged':
      return medalsChanged(fact)
    case 'gameEnded':
      return say('fact.gameEnded', { side: sideText(fact.winner) })
  }
}

/** What is played has a fact of its own, and what was played is discarded without a word. */
function cardMoved({ deck, by, card, from, to }: Fact<'cardMoved'>): string | undefined {
  const isHand = (zone: string): boolean => zone.endsWith('-hand')
  const told = (key: 'drawn' | 'looked' | 'kept' | 'spied'): string =>
    card === undefined
      ? say(`fact.cardMoved.${key}.hidden`, { side: sideText(by), deck: say(`deck.${deck}`) })
      : say(`fact.cardMoved.${key}`, { side: sideText(by), card: cardText(card) })
  const open = (key: 'discarded' | 'returned' | 'fetched'): string =>
    say(`fact.cardMoved.${key}`, { side: sideText(by), card: cardText(card ?? '') })
  if (from === 'deck') return told(isHand(to) ? 'drawn' : 'looked')
  if (from === 'drawn') return isHand(to) ? told('kept') : open('discarded')
  if (to === 'drawn') return told('spied')
  if (from === 'discard') return open('fetched')
  if (isHand(to)) return open('returned')
  return isHand(from) && to === 'discard' ? open('discarded') : undefined
}

function cardPlayed({ side, title, cost, at }: Fact<'cardPlayed'>): string {
  const slots = { side: sideText(side), card: cardText(title), cost, hex: at ?? '' }
  if (cost > 0) return say(at ? 'fact.cardPlayed.paid.at' : 'fact.cardPlayed.paid', slots)
  return say(at ? 'fact.cardPlayed.at' : 'fact.cardPlayed', slots)
}

function groundCratered({ hex, terrain }: Fact<'groundCratered'>): string {
  if (terrain === 'shell-crater') return say('fact.groundCratered.crater', { hex })
  if (terrain === 'rubble') return say('fact.groundCratered.rubble', { hex })
  return say('fact.groundCratered.token', { hex, terrain: say(`terrain.${terrain as 'trench'}`) })
}

function diceRolled(board: GreatWarBoard, { by, at, use, faces }: Fact<'diceRolled'>): string {
  return say(`fact.diceRolled.${use as 'battle'}`, {
    hex: at,
    faces: faces.map(face => say(`face.${face}`)).join(', '),
    ...(isUnit(by) ? { unit: unitText(board, by) } : {}),
  })
}

/** The cost of a combat card is told with the card. */
function hqMoved({ side, count, clause }: Fact<'hqMoved'>): string | undefined {
  if (count < 0 && clause === 'G-13.1') return undefined
  return sayCounted(count > 0 ? 'fact.hqMoved.gained' : 'fact.hqMoved.paid', Math.abs(count), {
    side: sideText(side),
  })
}

function medalsChanged({ side, count, for: reason, total }: Fact<'medalsChanged'>): string {
  const why =
    reason === 'unit' || reason === 'breakthrough' || reason === 'race'
      ? say(`fact.why.${reason}`)
      : objectiveText(reason)
  return sayCounted(count > 0 ? 'fact.medals.gained' : 'fact.medals.lost', Math.abs(count), {
    side: sideText(side),
    why,
    total,
  })
}
