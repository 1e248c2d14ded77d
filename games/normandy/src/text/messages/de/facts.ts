/** German: what happened, and how the game ended. */
import type { Messages } from '@bivouac/face-kit'
import type { FACTS as ENGLISH } from '../en/facts.ts'

export const FACTS: Messages<typeof ENGLISH, 'de'> = {
  // What happened
  'fact.roundStarted': '--- Runde {round} ---',
  'fact.turnStarted': '{side.the} sind am Zug.',
  'fact.cardMoved.bolstered': '{side}: {card} kommt aus dem Nachschub auf den Ablagestapel.',
  'fact.cardMoved.fog': '{side}: Eine Karte „Fog of War“ kommt aus dem Nachschub auf den Ablagestapel.',
  'fact.cardMoved.inspired': '{side}: {card} geht zurück auf die Hand.',
  'fact.cardMoved.removed': '{side}: Eine Karte „Fog of War“ ist endgültig aus dem Spiel.',
  'fact.deckShuffled.one': '{side}: Eine Karte bildet das neue Deck.',
  'fact.deckShuffled.other': '{side}: {count} Karten werden als neues Deck gemischt.',
  'fact.bidsRevealed':
    'Initiative: Amerikaner: {us} ({usNumber}), Deutsche: {german} ({germanNumber}). {initiative.the} beginnen.',
  'fact.cardPlayed': '{side}, {card}: {action}.',
  'fact.cardPlayed.hunker-down': '{side}, {card}: in Sicherheit gebracht, zurück in den Nachschub.',
  'fact.cardPlayed.ready': '{side}, {card}: gespielt, um die Unterdrückung abzuschütteln.',
  'fact.counterEntered': '{unit} kommen auf {tile} ins Spiel.',
  'fact.counterMoved': '{unit} ziehen von {from} nach {to}.',
  'fact.counterRemoved': '{unit} haben keine Karte mehr zu verlieren: Der Einheitenmarker verlässt {tile}.',
  'fact.counterTurned.suppressed': '{unit} sind unterdrückt.',
  'fact.counterTurned.ready': '{unit} sind wieder bereit.',
  'fact.markerPlaced': '{side.the} kundschaften {tile} aus.',
  'fact.markerTurned.controlled': '{side.the} übernehmen die Kontrolle über {tile}.',
  'fact.markerTurned.scouted': '{side.the} verlieren die Kontrolle über {tile}.',
  'fact.objectiveRaised.one': '{tile} ist jetzt 1 Punkt wert.',
  'fact.objectiveRaised.other': '{tile} ist jetzt {count} Punkte wert.',
  'fact.targetPlaced': '{side.the} richten ihren Mörser auf {tile}.',
  'fact.targetRemoved': '{side}: Der Mörser hat kein Ziel mehr.',
  'fact.diceRolled.needed': '{total}+ oder eine 0',
  'fact.diceRolled.only-0': 'eine 0',
  'fact.diceRolled.attack.hit': '{by} feuern auf {at.within}: nötig {needed}, gewürfelt {faces}. Treffer!',
  'fact.diceRolled.attack.miss': '{by} feuern auf {at.within}: nötig {needed}, gewürfelt {faces}. Daneben.',
  'fact.diceRolled.suppress.hit':
    '{by} wollen {at.within} unterdrücken: nötig {needed}, gewürfelt {faces}. Mit Erfolg.',
  'fact.diceRolled.suppress.miss':
    '{by} wollen {at.within} unterdrücken: nötig {needed}, gewürfelt {faces}. Vergeblich.',
  'fact.diceRolled.blast.hit': '{by} beschießen {at.within}: nötig {needed}, gewürfelt {faces}. Treffer!',
  'fact.diceRolled.blast.miss': '{by} beschießen {at.within}: nötig {needed}, gewürfelt {faces}. Daneben.',
  'fact.casualty': '{man} ist gefallen ({side}, {card}, {pile.from}).',
  'fact.gameEnded': 'Die Partie ist zu Ende. {side.the} haben gewonnen.',

  // How it ended
  'ending.points': '{winner.the} gewinnen: Sie haben die nötigen Zielpunkte.',
  'ending.pin':
    '{winner.the} gewinnen: Der Gegner ist festgesetzt, er hat keine Schützen mehr auf dem Spielplan.',
  'ending.both-pinned':
    'Beide Seiten sind festgesetzt. {winner.the} gewinnen nach Punkten oder dank der Initiative.',
  'ending.beyond-hope': '{winner.the} gewinnen: Die andere Seite kann ihre Zielpunkte nicht mehr erreichen.',
  'ending.no-progress':
    'Zwanzig Runden ohne Fortschritt beenden die Partie. {winner.the} gewinnen nach Punkten oder dank der Initiative.',
  'ending.resigned': '{winner.the} gewinnen: Die andere Seite hat aufgegeben.',
  'ending.agreed':
    'Beide Seiten haben sich auf das Ende geeinigt. {winner.the} gewinnen nach Punkten oder dank der Initiative.',
  'ending.time': '{winner.the} gewinnen: Die Bedenkzeit der anderen Seite ist abgelaufen.',
}
