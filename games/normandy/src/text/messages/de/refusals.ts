/** German: why something may not be done, and what to do instead. */
import type { Messages } from '@bivouac/face-kit'
import type { REFUSED as ENGLISH } from '../en/refusals.ts'

export const REFUSED: Messages<typeof ENGLISH, 'de'> = {
  'refusal.ok': 'Das ist erlaubt.',
  'refusal.game-over': 'Die Partie ist zu Ende: Es kann nichts mehr gespielt werden.',
  'refusal.not-your-decision':
    'Du hast gerade nichts zu entscheiden: Warte, bis die andere Seite gewählt hat.',
  'refusal.bid-first': 'Wähle zuerst eine Handkarte für die Initiative; gespielt wird danach.',
  'refusal.card-first':
    'Wähle zuerst eine Karte und eine ihrer Aktionen, dann das Spielfeld oder den Einheitenmarker dafür.',
  'refusal.other-decision':
    'Eine Aktion läuft noch: Führe sie zuerst zu Ende, mit einer der angebotenen Möglichkeiten.',
  'refusal.not-in-hand': '{card} ist nicht auf deiner Hand: Spiele eine deiner Handkarten.',
  'refusal.bid-not-in-hand':
    '{card} ist nicht auf deiner Hand: Wähle für die Initiative eine deiner Handkarten.',
  'refusal.bid-made':
    'Du hast deine Karte für die Initiative schon gewählt: Sie kann nicht mehr geändert werden.',
  'refusal.fog-cannot-be-played':
    'Fog of War ist nicht spielbar. Setze die Karte für die Initiative ein oder werde sie durch „Aufklären“ eines Spähers los.',
  'refusal.fog-cannot-hunker':
    'Fog of War kann nicht in Sicherheit gebracht werden. Nur „Aufklären“ eines Spähers entfernt die Karte aus dem Spiel.',
  'refusal.not-on-card': '{card} hat diese Aktion nicht: Wähle eine, die auf der Karte steht.',
  'refusal.suppressed':
    '{unit} sind unterdrückt: {card} kann sie nur wieder bereit machen oder in Sicherheit gebracht werden.',
  'refusal.not-suppressed': '{card} hat nichts bereit zu machen: Nutze die Karte für eine Aktion.',
  'refusal.no-spawn':
    '{unit} sind nicht auf dem Spielplan und haben keinen Spawnmarker: Bringe die Karte stattdessen in Sicherheit.',
  'refusal.no-tile-to-go':
    '{unit} können nirgendwohin: Auf keinem angrenzenden Spielfeld liegt dein Kontrollmarker. Schicke zuerst Späher.',
  'refusal.nobody-to-guide':
    'Niemand kann geführt werden: Keiner deiner bereiten Einheitenmarker grenzt an ein Spielfeld mit deinem Kontrollmarker.',
  'refusal.no-fog-in-hand':
    '„Aufklären“ entfernt eine Karte „Fog of War“ von deiner Hand, und du hast keine auf der Hand.',
  'refusal.no-target-marker': 'Der Mörser hat kein Ziel: Spiele zuerst seine Aktion „Anvisieren“.',
  'refusal.no-tile-far-enough':
    'Kein anderes Spielfeld ist drei oder mehr Spielfelder vom Mörser entfernt: Bewege zuerst den Mörser.',
  'refusal.enemy-on-tile':
    'Auf {tile} steht ein gegnerischer Einheitenmarker: Vertreibe ihn, bevor du die Kontrolle übernimmst.',
  'refusal.no-own-marker':
    'Auf {tile} liegt kein Kontrollmarker von dir: Zuerst müssen Späher dort gewesen sein.',
  'refusal.already-controlled': 'Du kontrollierst {tile} schon: Ziehe weiter zu einem anderen Spielfeld.',
  'refusal.no-enemy-counter':
    'Auf dem Spielplan steht kein gegnerischer Einheitenmarker, auf den du feuern könntest.',
  'refusal.nothing-in-supply': 'In deinem Nachschub ist nichts, was {card} nehmen könnte.',
  'refusal.nothing-in-play':
    'Du hast noch keine Karte gespielt, die {card} zurückholen könnte: Spiele zuerst eine andere Karte.',
  'refusal.nothing-to-draw': 'Dein Deck und dein Ablagestapel sind leer: Es gibt nichts zu ziehen.',
  'refusal.too-many-cards': '{card} zieht höchstens zwei Karten: Wähle eine oder zwei.',
  'refusal.not-adjacent':
    '{unit} stehen nicht neben {tile}: Wähle ein Spielfeld, das mit ihrem eine Seite gemeinsam hat.',
  'refusal.tile-not-scouted':
    'Auf {tile} liegt dein Kontrollmarker nicht: Erst müssen Späher hin, dann können andere folgen.',
  'refusal.at-least-one':
    'Mindestens einmal musst du: Wähle zuerst ein Spielfeld oder eine Karte, dann darfst du aufhören.',
  'refusal.too-near': '{tile} ist zu nah: Der Mörser braucht mindestens drei Spielfelder Abstand.',
  'refusal.target-already-there': 'Der Mörser zielt schon auf {tile}: Wähle ein anderes Spielfeld.',
  'refusal.own-counter': '{unit} gehören zu deiner Seite: Wähle einen gegnerischen Einheitenmarker.',
  'refusal.counter-off-board':
    '{unit} sind nicht auf dem Spielplan: Wähle einen Einheitenmarker, der dort steht.',
  'refusal.not-on-target-tile':
    '{unit} sind nicht auf dem anvisierten Spielfeld oder wurden schon angegriffen: Wähle einen der angebotenen Marker.',
  'refusal.not-own-counter': '{unit} kannst du nicht führen: Wähle einen eigenen Einheitenmarker.',
  'refusal.guided-off-board':
    '{unit} sind nicht auf dem Spielplan: Wähle einen Einheitenmarker, der dort steht.',
  'refusal.guided-suppressed':
    '{unit} sind unterdrückt und können nicht geführt werden: Wähle einen bereiten Einheitenmarker.',
  'refusal.not-in-supply': '{card} ist nicht in deinem Nachschub: Wähle eine der angebotenen Karten.',
  'refusal.not-in-play': '{card} ist nicht in deinem Spielbereich: Wähle eine der angebotenen Karten.',
  'refusal.other-squad':
    '{card} gehört nicht zum Trupp dieses Truppführers: Wähle eine der angebotenen Karten.',
  'refusal.fog-not-taken': 'Fog of War kann so nicht genommen werden: Wähle eine andere Karte.',
  'refusal.card-being-played': '{card} ist genau die Karte, die du gerade spielst: Wähle eine andere.',
}
