/** One line for each fact that is worth one. */
import type { NormandyFact } from '../facts.ts'
import type { ActionName } from '../words.ts'
import type { MessageKey } from './messages.ts'
import { actionText, cardText, cardWithMan, counterText, kindNumber, manOf, sideText } from './names.ts'
import { say, sayCounted } from './say.ts'

export function sentence(fact: NormandyFact): string | undefined {
  switch (fact.type) {
    case 'roundStarted':
      return say('fact.roundStarted', { round: fact.round })
    case 'turnStarted':
      return say('fact.turnStarted', { side: sideText(fact.side) })
    case 'cardMoved':
      return cardMoved(fact)
    case 'deckShuffled':
      return sayCounted('fact.deckShuffled', fact.count, { side: sideText(fact.side) })
    case 'bidMade':
      // Told when both are revealed.
      return undefined
    case 'bidsRevealed':
      return say('fact.bidsRevealed', {
        us: fact.us === undefined ? say('card.none') : cardText(fact.us),
        german: fact.german === undefined ? say('card.none') : cardText(fact.german),
        usNumber: fact.numbers[0],
        germanNumber: fact.numbers[1],
        initiative: sideText(fact.initiative),
      })
    case 'cardPlayed':
      return cardPlayed(fact)
    case 'counterEntered':
      return say('fact.counterEntered', { unit: counterText(fact.unit), tile: fact.tile })
    case 'counterMoved':
      return say('fact.counterMoved', { unit: counterText(fact.unit), from: fact.from, to: fact.to })
    case 'counterRemoved':
      return say('fact.counterRemoved', { unit: counterText(fact.unit), tile: fact.tile })
    case 'counterTurned':
      return say(fact.suppressed ? 'fact.counterTurned.suppressed' : 'fact.counterTurned.ready', {
        unit: counterText(fact.unit),
      })
    case 'markerPlaced':
      return say('fact.markerPlaced', { side: sideText(fact.side), tile: fact.tile })
    case 'markerTurned':
      return say(fact.controlled ? 'fact.markerTurned.controlled' : 'fact.markerTurned.scouted', {
        side: sideText(fact.side),
        tile: fact.tile,
      })
    case 'objectiveRaised':
      return say('fact.objectiveRaised', { tile: fact.tile, value: fact.value })
    case 'targetPlaced':
      return say('fact.targetPlaced', { side: sideText(fact.side), tile: fact.tile })
    case 'targetRemoved':
      return say('fact.targetRemoved', { side: sideText(fact.side) })
    case 'diceRolled':
      return diceRolled(fact)
    case 'casualty':
      return say('fact.casualty', {
        man: fact.name,
        side: sideText(fact.side),
        card: cardText(fact.card),
        pile: say(`pile.${fact.from}`),
      })
    case 'gameEnded':
      return say('fact.gameEnded', { side: sideText(fact.winner) })
  }
}

/** Draws and discards are seen in the hand and the piles; a card that is played has its own fact. */
function cardMoved(fact: NormandyFact & { type: 'cardMoved' }): string | undefined {
  const { side, card, from, to } = fact
  if (card === undefined) return undefined
  const slots = { side: sideText(side), card: cardWithMan(side, card) }
  if (from === 'supply' && to === 'discard')
    return say(manOf(side, card) ? 'fact.cardMoved.bolstered' : 'fact.cardMoved.fog', slots)
  if (from === 'play' && to === 'hand') return say('fact.cardMoved.inspired', slots)
  if (to === 'removed') return say('fact.cardMoved.removed', slots)
  return undefined
}

function cardPlayed({ side, card, use, value }: NormandyFact & { type: 'cardPlayed' }): string {
  const slots = { side: sideText(side), card: cardWithMan(side, card) }
  if (use === 'hunker-down' || use === 'ready') return say(`fact.cardPlayed.${use}`, slots)
  // Command may be played for fewer cards than are printed.
  const action =
    use === 'command' ? say('action.command', { value }) : actionText(kindNumber(card), use as ActionName)
  return say('fact.cardPlayed', { ...slots, action })
}

function diceRolled(fact: NormandyFact & { type: 'diceRolled' }): string {
  const use = fact.use as 'attack' | 'suppress' | 'blast'
  const key: MessageKey = `fact.diceRolled.${use}.${fact.hit ? 'hit' : 'miss'}`
  return say(key, {
    by: counterText(fact.by),
    at: counterText(fact.at),
    total: fact.total,
    faces: fact.faces.join(', '),
  })
}
