/** The clause behind a line of the log. */
import { COMMAND_CARDS } from '../../src/cards/vocabulary.ts'
import type { GreatWarFact } from '../../src/facts.ts'

/** A chapter where the fact does not tell which of its clauses. */
const OF_FACT: Readonly<Partial<Record<GreatWarFact['type'], string>>> = {
  turnStarted: 'G-4',
  unitPlaced: 'G-3.1',
  unitOrdered: 'G-4.2',
  artilleryOrdered: 'G-4.3',
  unitLeft: 'G-11.6',
  unitDestroyed: 'G-6.7',
  flagIgnored: 'G-9.3',
  targetingRolled: 'G-10.2',
  medalsChanged: 'G-2.4',
  gameEnded: 'G-2.4',
}

/** Ways of moving and rolls that no card brings; whatever else there is comes from a combat card. */
const OF_WAY: Readonly<Record<string, string>> = { move: 'G-5.1', retreat: 'G-9.1', 'take-ground': 'G-7.3' }
const OF_ROLL: Readonly<Record<string, string>> = {
  battle: 'G-6.5',
  shell: 'G-10.4',
  barrage: 'G-10.4',
}
const OF_CARD = 'G-13.5'

/** A command card's own roll is called as the card is. */
const ofCommandCard = (title: string): string | undefined =>
  COMMAND_CARDS.find(card => card.title === title)?.clause

export function clauseOf(fact: GreatWarFact): string | undefined {
  switch (fact.type) {
    case 'figuresLost':
    case 'hqMoved':
      return fact.clause
    case 'cardPlayed':
      return fact.deck === 'command' ? 'G-12' : 'G-13'
    case 'unitMoved':
      return OF_WAY[fact.how] ?? OF_CARD
    case 'attackDeclared':
      return fact.close ? 'G-7.1' : 'G-6.2'
    case 'diceRolled':
    case 'missed':
      return OF_ROLL[fact.use] ?? ofCommandCard(fact.use) ?? OF_CARD
    default:
      return OF_FACT[fact.type]
  }
}
