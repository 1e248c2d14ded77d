/** What happened, one line each, and how the game ended. */

export const FACTS = {
  // What happened
  'fact.roundStarted': '--- Round {round} ---',
  'fact.turnStarted': 'The {side} turn begins.',
  'fact.cardMoved.bolstered': '{side.the} put {card} from the supply on their discard pile.',
  'fact.cardMoved.fog': '{side.the} put a Fog of War card from the supply on their discard pile.',
  'fact.cardMoved.inspired': '{side.the} take {card} back into their hand.',
  'fact.cardMoved.removed': '{side.the} remove a Fog of War card from the game for good.',
  'fact.deckShuffled.one': '{side.the} form a new deck of one card.',
  'fact.deckShuffled.other': '{side.the} shuffle {count} cards into a new deck.',
  'fact.bidsRevealed':
    'Initiative: US {us} ({usNumber}), German {german} ({germanNumber}). {initiative.the} go first.',
  'fact.cardPlayed': '{side} {card}: {action}.',
  'fact.cardPlayed.hunker-down': '{side} {card} hunkers down and goes to the supply.',
  'fact.cardPlayed.ready': '{side} {card} is played to shake off the suppression.',
  'fact.counterEntered': '{unit} enter on {tile}.',
  'fact.counterMoved': '{unit} move from {from} to {to}.',
  'fact.counterRemoved': '{unit} have no card left to lose: the counter leaves {tile}.',
  'fact.counterTurned.suppressed': '{unit} are suppressed.',
  'fact.counterTurned.ready': '{unit} are ready again.',
  'fact.markerPlaced': '{side.the} scout {tile}.',
  'fact.markerTurned.controlled': '{side.the} take control of {tile}.',
  'fact.markerTurned.scouted': '{side.the} lose control of {tile}.',
  'fact.objectiveRaised.one': '{tile} is now worth one point.',
  'fact.objectiveRaised.other': '{tile} is now worth {count} points.',
  'fact.targetPlaced': 'The {side} mortar is aimed at {tile}.',
  'fact.targetRemoved': 'The {side} mortar is no longer aimed.',
  'fact.diceRolled.attack.hit': '{by} fire at {at}: {total}+ or a 0 needed, rolled {faces}. A hit!',
  'fact.diceRolled.attack.miss': '{by} fire at {at}: {total}+ or a 0 needed, rolled {faces}. A miss.',
  'fact.diceRolled.suppress.hit':
    '{by} try to suppress {at}: {total}+ or a 0 needed, rolled {faces}. It works.',
  'fact.diceRolled.suppress.miss':
    '{by} try to suppress {at}: {total}+ or a 0 needed, rolled {faces}. No effect.',
  'fact.diceRolled.blast.hit': '{by} shell {at}: {total}+ or a 0 needed, rolled {faces}. A hit!',
  'fact.diceRolled.blast.miss': '{by} shell {at}: {total}+ or a 0 needed, rolled {faces}. A miss.',
  'fact.casualty': '{man} is lost ({side} {card}, {pile.from}).',
  'fact.gameEnded': 'The game is over. {side.the} have won.',

  // How it ended
  'ending.points': '{winner.the} win: they hold the points they needed.',
  'ending.pin': '{winner.the} win: the enemy is pinned, with no Riflemen left on the board.',
  'ending.both-pinned': 'Both sides are pinned. {winner.the} win on points, or by holding the initiative.',
  'ending.beyond-hope': '{winner.the} win: the other side can no longer reach the points it needs.',
  'ending.no-progress':
    'Twenty rounds without progress end the game. {winner.the} win on points, or by the initiative.',
  'ending.resigned': '{winner.the} win: the other side has resigned.',
  'ending.agreed': 'Both sides agreed to end it. {winner.the} win on points, or by the initiative.',
  'ending.time': '{winner.the} win: the other side has run out of time.',
} as const
