/** One line for each fact that is worth one. */
import type { NormandyFact } from '../facts.ts'
import { DIE_FACES } from '../odds.ts'
import type { ActionName } from '../vocabulary.ts'
import { actionText, cardText, cardWithMan, counterSlots, kindNumber, manOf, sideSlots } from './names.ts'
import type { MessageKey, Speech } from './speech.ts'

export function sentence(speech: Speech, fact: NormandyFact): string | undefined {
  const { say, sayCounted } = speech
  switch (fact.type) {
    case 'roundStarted':
      return say('fact.roundStarted', { round: fact.round })
    case 'turnStarted':
      return say('fact.turnStarted', sideSlots(speech, 'side', fact.side))
    case 'cardMoved':
      return cardMoved(speech, fact)
    case 'deckShuffled':
      return sayCounted('fact.deckShuffled', fact.count, sideSlots(speech, 'side', fact.side))
    case 'bidMade':
      // Told when both are revealed.
      return undefined
    case 'bidsRevealed':
      return say('fact.bidsRevealed', {
        us: fact.us === undefined ? say('card.none') : cardText(speech, fact.us),
        german: fact.german === undefined ? say('card.none') : cardText(speech, fact.german),
        usNumber: fact.numbers[0],
        germanNumber: fact.numbers[1],
        ...sideSlots(speech, 'initiative', fact.initiative),
      })
    case 'cardPlayed':
      return cardPlayed(speech, fact)
    case 'counterEntered':
      return say('fact.counterEntered', { ...counterSlots(speech, 'unit', fact.unit), tile: fact.tile })
    case 'counterMoved':
      return say('fact.counterMoved', {
        ...counterSlots(speech, 'unit', fact.unit),
        from: fact.from,
        to: fact.to,
      })
    case 'counterRemoved':
      return say('fact.counterRemoved', { ...counterSlots(speech, 'unit', fact.unit), tile: fact.tile })
    case 'counterTurned':
      return say(
        fact.suppressed ? 'fact.counterTurned.suppressed' : 'fact.counterTurned.ready',
        counterSlots(speech, 'unit', fact.unit),
      )
    case 'markerPlaced':
      return say('fact.markerPlaced', { ...sideSlots(speech, 'side', fact.side), tile: fact.tile })
    case 'markerTurned':
      return say(fact.controlled ? 'fact.markerTurned.controlled' : 'fact.markerTurned.scouted', {
        ...sideSlots(speech, 'side', fact.side),
        tile: fact.tile,
      })
    case 'objectiveRaised':
      return sayCounted('fact.objectiveRaised', fact.value, { tile: fact.tile })
    case 'targetPlaced':
      return say('fact.targetPlaced', { ...sideSlots(speech, 'side', fact.side), tile: fact.tile })
    case 'targetRemoved':
      return say('fact.targetRemoved', sideSlots(speech, 'side', fact.side))
    case 'diceRolled':
      return diceRolled(speech, fact)
    case 'casualty':
      return say('fact.casualty', {
        man: fact.name,
        ...sideSlots(speech, 'side', fact.side),
        card: cardText(speech, fact.card),
        ...speech.named('pile', `pile.${fact.from}`),
      })
    case 'gameEnded':
      return say('fact.gameEnded', sideSlots(speech, 'side', fact.winner))
  }
}

/** Draws and discards are seen in the hand and the piles; a card that is played has its own fact. */
function cardMoved(speech: Speech, fact: NormandyFact & { type: 'cardMoved' }): string | undefined {
  const { say } = speech
  const { side, card, from, to } = fact
  if (card === undefined) return undefined
  const slots = { ...sideSlots(speech, 'side', side), card: cardWithMan(speech, side, card) }
  if (from === 'supply' && to === 'discard')
    return say(manOf(side, card) ? 'fact.cardMoved.bolstered' : 'fact.cardMoved.fog', slots)
  if (from === 'play' && to === 'hand') return say('fact.cardMoved.inspired', slots)
  if (to === 'removed') return say('fact.cardMoved.removed', slots)
  return undefined
}

function cardPlayed(speech: Speech, fact: NormandyFact & { type: 'cardPlayed' }): string {
  const { say } = speech
  const { side, card, use, value } = fact
  const slots = { ...sideSlots(speech, 'side', side), card: cardWithMan(speech, side, card) }
  if (use === 'hunker-down' || use === 'ready') return say(`fact.cardPlayed.${use}`, slots)
  // Command may be played for fewer cards than are printed.
  const action =
    use === 'command'
      ? say('action.command', { value })
      : actionText(speech, kindNumber(card), use as ActionName)
  return say('fact.cardPlayed', { ...slots, action })
}

function diceRolled(speech: Speech, fact: NormandyFact & { type: 'diceRolled' }): string {
  const use = fact.use as 'attack' | 'suppress' | 'blast'
  const key: MessageKey = `fact.diceRolled.${use}.${fact.hit ? 'hit' : 'miss'}`
  return speech.say(key, {
    ...counterSlots(speech, 'by', fact.by),
    ...counterSlots(speech, 'at', fact.at),
    // N-7.4 What no number on a die reaches, a 0 still does.
    needed: speech.say(fact.total >= DIE_FACES ? 'fact.diceRolled.only-0' : 'fact.diceRolled.needed', {
      total: fact.total,
    }),
    faces: fact.faces.join(', '),
  })
}
