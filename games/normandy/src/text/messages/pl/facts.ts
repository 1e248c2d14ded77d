/** Polish: what happened, and how the game ended. */
import type { Messages } from '@bivouac/face-kit'
import type { FACTS as ENGLISH } from '../en/facts.ts'

export const FACTS: Messages<typeof ENGLISH, 'pl'> = {
  // What happened
  'fact.roundStarted': '--- Runda {round} ---',
  'fact.turnStarted': '{side.the} rozpoczynają turę.',
  'fact.cardMoved.bolstered': '{side}: {card} – z rezerwy na stos kart odrzuconych.',
  'fact.cardMoved.fog': '{side}: karta Mgły wojny trafia z rezerwy na stos kart odrzuconych.',
  'fact.cardMoved.inspired': '{side}: {card} wraca na rękę.',
  'fact.cardMoved.removed': '{side}: karta Mgły wojny na dobre znika z gry.',
  'fact.deckShuffled.one': '{side}: 1 karta tworzy nową talię.',
  'fact.deckShuffled.few': '{side}: {count} karty zostają potasowane w nową talię.',
  'fact.deckShuffled.many': '{side}: {count} kart zostaje potasowanych w nową talię.',
  'fact.deckShuffled.other': '{side}: {count} karty zostaje potasowane w nową talię.',
  'fact.bidsRevealed':
    'Inicjatywa: Amerykanie – {us} ({usNumber}), Niemcy – {german} ({germanNumber}). {initiative.the} zaczynają.',
  'fact.cardPlayed': '{side}, {card}: {action}.',
  'fact.cardPlayed.hunker-down': '{side}, {card}: Przeczekanie, karta wraca do rezerwy.',
  'fact.cardPlayed.ready': '{side}, {card}: karta zagrana, by przygwożdżeni znów byli aktywni.',
  'fact.counterEntered': '{unit} wchodzą na {tile}.',
  'fact.counterMoved': '{unit} przechodzą z {from} na {to}.',
  'fact.counterRemoved': '{unit} nie mają już kart do stracenia: żeton opuszcza obszar {tile}.',
  'fact.counterTurned.suppressed': '{unit} zostają przygwożdżeni.',
  'fact.counterTurned.ready': '{unit} są znów aktywni.',
  'fact.markerPlaced': '{side.the} rozpoznają obszar {tile}.',
  'fact.markerTurned.controlled': '{side.the} przejmują kontrolę nad obszarem {tile}.',
  'fact.markerTurned.scouted': '{side.the} tracą kontrolę nad obszarem {tile}.',
  'fact.objectiveRaised.one': 'Obszar {tile} jest teraz wart 1 punkt.',
  'fact.objectiveRaised.few': 'Obszar {tile} jest teraz wart {count} punkty.',
  'fact.objectiveRaised.many': 'Obszar {tile} jest teraz wart {count} punktów.',
  'fact.objectiveRaised.other': 'Obszar {tile} jest teraz wart {count} punktu.',
  'fact.targetPlaced': '{side.the} celują z moździerza w obszar {tile}.',
  'fact.targetRemoved': '{side}: moździerz nie ma już celu.',
  'fact.diceRolled.needed': '{total}+ albo 0',
  'fact.diceRolled.only-0': '0',
  'fact.diceRolled.attack.hit': 'Atak: {by} → {at}. Potrzeba {needed}, wypadło {faces}. Trafienie!',
  'fact.diceRolled.attack.miss': 'Atak: {by} → {at}. Potrzeba {needed}, wypadło {faces}. Pudło.',
  'fact.diceRolled.suppress.hit': 'Ogień ciągły: {by} → {at}. Potrzeba {needed}, wypadło {faces}. Udało się.',
  'fact.diceRolled.suppress.miss':
    'Ogień ciągły: {by} → {at}. Potrzeba {needed}, wypadło {faces}. Bez skutku.',
  'fact.diceRolled.blast.hit': 'Ostrzał: {by} → {at}. Potrzeba {needed}, wypadło {faces}. Trafienie!',
  'fact.diceRolled.blast.miss': 'Ostrzał: {by} → {at}. Potrzeba {needed}, wypadło {faces}. Pudło.',
  'fact.casualty': 'Strata: {man} ({side}, {card}, {pile.from}).',
  'fact.gameEnded': 'Koniec gry. {side.the} wygrali.',

  // How it ended
  'ending.points': '{winner.the} wygrywają: mają potrzebne punkty celu.',
  'ending.pin': '{winner.the} wygrywają: przeciwnik jest zatrzymany, nie ma już Strzelców na planszy.',
  'ending.both-pinned':
    'Obie strony są zatrzymane. {winner.the} wygrywają dzięki punktom albo znacznikowi inicjatywy.',
  'ending.beyond-hope': '{winner.the} wygrywają: druga strona nie może już zdobyć potrzebnych punktów.',
  'ending.no-progress':
    'Dwadzieścia rund bez postępu kończy grę. {winner.the} wygrywają dzięki punktom albo znacznikowi inicjatywy.',
  'ending.resigned': '{winner.the} wygrywają: druga strona się poddała.',
  'ending.agreed':
    'Obie strony zgodziły się zakończyć grę. {winner.the} wygrywają dzięki punktom albo znacznikowi inicjatywy.',
  'ending.time': '{winner.the} wygrywają: drugiej stronie skończył się czas.',
}
