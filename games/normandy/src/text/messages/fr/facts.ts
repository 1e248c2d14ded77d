/** French: what happened, one line each, and how the game ended. */
import type { Messages } from '@bivouac/face-kit'
import type { FACTS as ENGLISH } from '../en/facts.ts'

export const FACTS: Messages<typeof ENGLISH, 'fr'> = {
  // What happened
  'fact.roundStarted': '--- Manche {round} ---',
  'fact.turnStarted': 'Le tour {side.of} commence.',
  'fact.cardMoved.bolstered': '{side} : {card} passe de la réserve à la défausse.',
  'fact.cardMoved.fog': '{side} : un Brouillard de guerre passe de la réserve à la défausse.',
  'fact.cardMoved.inspired': '{side} : {card} revient en main.',
  'fact.cardMoved.removed': '{side} : un Brouillard de guerre quitte la partie pour de bon.',
  'fact.deckShuffled.one': '{side} : {count} carte forme la nouvelle pioche.',
  'fact.deckShuffled.other': '{side} : {count} cartes sont mélangées en une nouvelle pioche.',
  'fact.bidsRevealed':
    'Initiative : Américains, {us} ({usNumber}) ; Allemands, {german} ({germanNumber}). {initiative.the} commencent.',
  'fact.cardPlayed': '{side}, {card} : {action}.',
  'fact.cardPlayed.hunker-down': '{side}, {card} : se met à couvert et passe dans la réserve.',
  'fact.cardPlayed.ready': '{side}, {card} : jouée pour rallier l’unité neutralisée.',
  'fact.counterEntered': 'Les {unit} entrent en {tile}.',
  'fact.counterMoved': 'Les {unit} vont de {from} à {to}.',
  'fact.counterRemoved': 'Les {unit} n’ont plus de carte à perdre : le pion quitte {tile}.',
  'fact.counterTurned.suppressed': 'Les {unit} sont neutralisés.',
  'fact.counterTurned.ready': 'Les {unit} sont de nouveau prêts.',
  'fact.markerPlaced': '{side.the} reconnaissent {tile}.',
  'fact.markerTurned.controlled': '{side.the} prennent le contrôle de {tile}.',
  'fact.markerTurned.scouted': '{side.the} perdent le contrôle de {tile}.',
  'fact.objectiveRaised.one': '{tile} vaut maintenant {count} point.',
  'fact.objectiveRaised.other': '{tile} vaut maintenant {count} points.',
  'fact.targetPlaced': 'Le mortier {side.of} vise {tile}.',
  'fact.targetRemoved': 'Le mortier {side.of} ne vise plus.',
  'fact.diceRolled.needed': '{total}+ ou un 0',
  'fact.diceRolled.only-0': 'un 0',
  'fact.diceRolled.attack.hit': 'Les {by} tirent sur les {at} : il faut {needed}, dés {faces}. Touché !',
  'fact.diceRolled.attack.miss': 'Les {by} tirent sur les {at} : il faut {needed}, dés {faces}. Manqué.',
  'fact.diceRolled.suppress.hit':
    'Les {by} veulent neutraliser les {at} : il faut {needed}, dés {faces}. Réussi.',
  'fact.diceRolled.suppress.miss':
    'Les {by} veulent neutraliser les {at} : il faut {needed}, dés {faces}. Sans effet.',
  'fact.diceRolled.blast.hit': 'Les {by} pilonnent les {at} : il faut {needed}, dés {faces}. Touché !',
  'fact.diceRolled.blast.miss': 'Les {by} pilonnent les {at} : il faut {needed}, dés {faces}. Manqué.',
  'fact.casualty': '{man} est perdu ({side}, {card}, {pile.from}).',
  'fact.gameEnded': 'La partie est terminée. {side.the} ont gagné.',

  // How it ended
  'ending.points': '{winner.the} gagnent : ils tiennent les points qu’il leur fallait.',
  'ending.pin': '{winner.the} gagnent : l’ennemi est cloué au sol, sans Fusiliers sur le plateau.',
  'ending.both-pinned':
    'Les deux camps sont cloués au sol. {winner.the} gagnent aux points, ou par l’initiative.',
  'ending.beyond-hope':
    '{winner.the} gagnent : l’autre camp ne peut plus atteindre les points qu’il lui faut.',
  'ending.no-progress':
    'Vingt manches sans progrès mettent fin à la partie. {winner.the} gagnent aux points, ou par l’initiative.',
  'ending.resigned': '{winner.the} gagnent : l’autre camp a abandonné.',
  'ending.agreed':
    'Les deux camps ont convenu d’arrêter. {winner.the} gagnent aux points, ou par l’initiative.',
  'ending.time': '{winner.the} gagnent : l’autre camp n’a plus de temps.',
}
