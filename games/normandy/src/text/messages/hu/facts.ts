/** Hungarian: what happened, and how the game ended. */
import type { Messages } from '@bivouac/face-kit'
import type { FACTS as ENGLISH } from '../en/facts.ts'

export const FACTS: Messages<typeof ENGLISH, 'hu'> = {
  // What happened
  'fact.roundStarted': '--- {round}. kör ---',
  'fact.turnStarted': '{side.the} következnek.',
  'fact.cardMoved.bolstered': '{side}: {card} a tartalékból a dobópakliba kerül.',
  'fact.cardMoved.fog': '{side}: egy Harci köd a tartalékból a dobópakliba kerül.',
  'fact.cardMoved.inspired': '{side}: {card} visszakerül a kézbe.',
  'fact.cardMoved.removed': '{side}: egy Harci köd végleg kikerül a játékból.',
  'fact.deckShuffled.one': '{side}: 1 kártyából lesz új pakli.',
  'fact.deckShuffled.other': '{side}: {count} kártyából új paklit kevertek.',
  'fact.bidsRevealed':
    'Kezdeményezés: amerikaiak – {us} ({usNumber}), németek – {german} ({germanNumber}). {initiative.the} kezdenek.',
  'fact.cardPlayed': '{side}, {card}: {action}.',
  'fact.cardPlayed.hunker-down': '{side}, {card}: fedezékbe vonul, és a tartalékba kerül.',
  'fact.cardPlayed.ready': '{side}, {card}: kijátszva, hogy az elfojtás megszűnjön.',
  'fact.counterEntered': '{unit} pályára lépnek: {tile}.',
  'fact.counterMoved': '{unit} továbbmennek: {from} → {to}.',
  'fact.counterRemoved': '{unit}: nincs több elveszíthető kártya, a harci jelző lekerül a pályáról ({tile}).',
  'fact.counterTurned.suppressed': '{unit}: elfojtva.',
  'fact.counterTurned.ready': '{unit} újra készenlétben vannak.',
  'fact.markerPlaced': '{side.the} felderítettek egy lapkát: {tile}.',
  'fact.markerTurned.controlled': '{side.the} átvették egy lapka irányítását: {tile}.',
  'fact.markerTurned.scouted': '{side.the} elvesztették egy lapka irányítását: {tile}.',
  'fact.objectiveRaised.one': '{tile}: a lapka most már 1 pontot ér.',
  'fact.objectiveRaised.other': '{tile}: a lapka most már {count} pontot ér.',
  'fact.targetPlaced': '{side}: az aknavető új célja {tile}.',
  'fact.targetRemoved': '{side}: az aknavetőnek nincs többé célja.',
  'fact.diceRolled.needed': '{total}+ vagy 0',
  'fact.diceRolled.only-0': '0',
  'fact.diceRolled.attack.hit': 'Támadás: {by} → {at}. {needed} kell, a dobás {faces}. Találat!',
  'fact.diceRolled.attack.miss': 'Támadás: {by} → {at}. {needed} kell, a dobás {faces}. Nem talált.',
  'fact.diceRolled.suppress.hit': 'Elfojtás: {by} → {at}. {needed} kell, a dobás {faces}. Sikerült.',
  'fact.diceRolled.suppress.miss': 'Elfojtás: {by} → {at}. {needed} kell, a dobás {faces}. Nem sikerült.',
  'fact.diceRolled.blast.hit': 'Robbanás: {by} → {at}. {needed} kell, a dobás {faces}. Találat!',
  'fact.diceRolled.blast.miss': 'Robbanás: {by} → {at}. {needed} kell, a dobás {faces}. Nem talált.',
  'fact.casualty': '{man} elesett ({side}, {card}, {pile.from}).',
  'fact.gameEnded': 'A játék véget ért. {side.the} győztek.',

  // How it ended
  'ending.points': '{winner.the} győztek: megvan a szükséges pontjuk.',
  'ending.pin': '{winner.the} győztek: az ellenfél le van kötve, nincs több Lövésze a pályán.',
  'ending.both-pinned':
    'Mindkét fél le van kötve. {winner.the} győztek, több ponttal vagy a kezdeményezés jelzővel.',
  'ending.beyond-hope': '{winner.the} győztek: a másik fél már nem érheti el a szükséges pontokat.',
  'ending.no-progress':
    'Húsz kör előrelépés nélkül: a játék véget ért. {winner.the} győztek, több ponttal vagy a kezdeményezés jelzővel.',
  'ending.resigned': '{winner.the} győztek: a másik fél feladta.',
  'ending.agreed':
    'A két fél megegyezett a befejezésben. {winner.the} győztek, több ponttal vagy a kezdeményezés jelzővel.',
  'ending.time': '{winner.the} győztek: a másik fél kifutott az időből.',
}
