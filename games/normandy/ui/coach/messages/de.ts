/** What the coach says in German. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  'aim-points.title': 'Worum es geht',
  'aim-points':
    'Das Abzeichen auf einem Feld zeigt seine Punkte. Sie gehören dir, solange dort deine Fahne liegt, und wer genug davon hat, gewinnt sofort. Die markierten Felder gehören dir noch nicht; nimm zuerst die nächstgelegenen.',
  'aim-pin.title': 'Worum es geht',
  'aim-pin':
    'Du gewinnst, wenn du den Gegner festsetzt: Kein einziger Marker seiner Schützen darf mehr auf dem Plan stehen. Schieß auf sie, wann immer die Chancen gut sind, und lass ihn inzwischen nicht an seine Punkte kommen.',
  'bid.title': 'Wer fängt an?',
  bid: 'Jede Seite legt verdeckt eine Karte; die höhere Zahl, oben links, fängt in dieser Runde an. Beide Karten sind dann verbraucht, also biete, was du am ehesten entbehren kannst. Auch Fog of War eignet sich, wenn es nicht schadet, danach dran zu sein.',
  'hand.title': 'Karten sind Befehle',
  hand: 'Eine Karte gehört zum Marker mit gleichem Namen und Buchstaben. Wähle eine ihrer Aktionen, und sie ist verbraucht. Du darfst alle ausspielen; Gespieltes kommt wieder, wenn das Deck gemischt wird.',
  'fog.title': 'Fog of War',
  fog: 'Diese Karte nimmt dir nur Platz auf der Hand weg. Du wirst sie als Gebot los, oder für immer, wenn ein Späher aufklärt. Je mehr Felder du auskundschaftest, desto mehr davon ziehst du.',
  'scout.title': 'Späher gehen voran',
  scout:
    'Späher betreten jedes Feld und lassen dort dein Auge liegen; die meisten anderen kommen nur dorthin, wo eines liegt. Jeder neue Marker bringt dir eine Karte Fog of War in die Ablage. Öffne also einen Weg zu den Punkten und nicht den ganzen Plan.',
  'control.title': 'Ein Feld einnehmen',
  control:
    'Kontrollieren dreht dein Auge auf die Fahne: Feld und Punkte gehören dir, auch wenn deine Leute weiterziehen. Es geht nicht, solange ein Gegner dort steht. Wo ein Abzeichen Punkte zeigt, kann ein Schütze meist nichts Besseres tun.',
  'move.title': 'Schützen nehmen Gelände ein',
  move: 'Nur Schützen können Felder kontrollieren, an ihnen hängt alles. Sie gehen je Karte ein Feld weit, und nur dorthin, wo dein Marker liegt. Ganz ohne Schützen auf dem Plan bist du festgesetzt.',
  'step.title': 'Feld für Feld',
  step: 'Wähle das nächste Feld; die markierten kannst du betreten. Der Schild unten rechts ist die Deckung: 2 oder 3 hilft gut gegen Feuer, 0 ist freies Feld. Hast du mehrere Schritte, darfst du früher anhalten.',
  'attack.title': 'Auf wen lohnt sich ein Schuss?',
  attack:
    'Das Schild an jedem Gegner zeigt deine Chance. Wähle einen, dann siehst du, was ein zehnseitiger Würfel erreichen muss: Basis + Deckung + Entfernung. Eine 0 trifft immer; unter 30\u00a0% ist ein Schritt nach vorn aber meist besser.',
  'range.title': 'Nah ist besser',
  range:
    'Jedes Feld Entfernung macht den Schuss um eins schwerer, jeder Punkt Deckung ebenso. Auf demselben Feld kostet die Entfernung nichts. Geh erst heran und schieß mit der nächsten Karte. Für sein Feuer auf dich gilt dasselbe.',
  'suppressed.title': 'Deine Einheit ist unterdrückt',
  suppressed:
    'Der Marker liegt auf der blassen Seite. Die nächste Karte, die du für ihn spielst, macht ihn nur wieder bereit, gleich welche Aktion du wählst. Brauchst du die Einheit jetzt nicht, lass die Karte auf der Hand oder bring sie in Sicherheit.',
  'machine-gunners.title': 'MG-Schützen',
  'machine-gunners':
    'Unterdrücken würfelt mit vier Würfeln, kostet den Gegner aber keinen Mann: Seine Einheit braucht eine Karte, um wieder aufzustehen. Gut gegen eine, die gleich schießt oder ein Feld nimmt. Ist sie nah und ohne Deckung, ist der Angriff mit zwei Würfeln oft besser.',
  'bolster.title': 'Mehr Leute für später',
  bolster:
    'Verstärken holt Karten aus dem Nachschub auf den Ablagestapel; nach dem nächsten Mischen ziehst du sie. Tu es früh und denk zuerst an Schützen: Jede Karte einer Einheit ist eine Aktion und zugleich ein Leben.',
  'command.title': 'Befehligen: Karten ziehen',
  command:
    'Befehligen zieht Karten, die du gleich spielen kannst. Tu es vor den anderen Karten, dann weißt du, was du alles hast. Mit schwacher Hand zieh zwei; bist du zufrieden, dann verstärke lieber.',
  'inspire.title': 'Truppführer',
  inspire:
    'Anspornen nimmt eine in diesem Zug gespielte Karte des Trupps zurück auf die Hand: Derselbe Mann handelt zweimal. Spiel also erst den besten Mann und dann seinen Truppführer. Lohnt sich nichts, dann verstärke.',
  'guide.title': 'Platoon Guide',
  guide:
    'Führen bewegt einen beliebigen deiner bereiten Marker ein Feld weit, ohne dessen Karte. Gut, um Schützen auf ein Feld zu bringen, das sie mit ihrer nächsten Karte kontrollieren.',
  'recon.title': 'Aufklären vertreibt den Nebel',
  recon:
    'Aufklären nimmt eine Karte Fog of War von deiner Hand aus dem Spiel, und du ziehst eine Karte nach. Es kostet die Aktion des Spähers und gibt eine Karte zurück. Das lohnt sich fast immer: Ein Deck ohne Nebel ist stark.',
  'conceal.title': 'Nebel für den Gegner',
  conceal:
    'Verschleiern legt dem Gegner eine Karte Fog of War auf den Ablagestapel. Das schadet ihm erst später; nimm es also, wenn deine Späher nirgends hinmüssen.',
  'sniper.title': 'Scharfschützen',
  sniper:
    'Ein Scharfschütze geht überallhin, ohne Marker, greift mit drei Würfeln an und ist schwer zu treffen. Pirsch dich einmal heran, dann schieß Zug um Zug. Felder kontrollieren kann er nicht.',
  'mortar.title': 'Der Mörser',
  mortar:
    'Erst anvisieren: Leg den Marker auf ein Feld, das mindestens drei entfernt ist. Dann trifft Sprengen alle, die dort stehen, auch deine eigenen Leute; die Entfernung zählt nicht. Bewegt sich die Mannschaft, ist der Marker weg.',
  'enter.title': 'Leute, die noch nicht da sind',
  enter:
    'Diese Einheit hat keinen Marker auf dem Plan. Spielst du ihre Karte für irgendeine Aktion, kommt sie zuerst auf das Feld mit deinem Pfeil, bereit, und handelt von dort aus.',
  'hunker.title': 'In Sicherheit bringen',
  hunker:
    'Drücke die Karte selbst, dann „In Sicherheit bringen“: Sie geht zurück in den Nachschub, und dein Deck bleibt schlanker, bis Verstärken sie holt. Gut für Leute fern vom Kampf; behalte deine Schützen.',
  'end-turn.title': 'Nichts bleibt auf der Hand',
  'end-turn':
    'Am Ende deines Zuges kommen Hand und Gespieltes auf den Ablagestapel; dann ist die andere Seite dran, und beide ziehen vier neue Karten. Ist das Deck leer, wird der Ablagestapel gemischt.',
  'casualty.title': 'Du hast einen Mann verloren',
  casualty:
    'Ein Treffer nimmt eine Karte dieser Einheit aus dem Spiel: von der Hand, sonst aus der Ablage, sonst aus dem Deck. Liegt dort keine mehr, nimmt der nächste Treffer den Marker. Verstärken holt andere aus dem Nachschub, und die Einheit kommt neu ins Spiel.',
  'hit.title': 'Treffer!',
  hit: 'Der Gegner hat eine Karte dieser Einheit für immer verloren: eine Aktion weniger, ein Leben weniger. Hat er von ihr keine mehr in Hand, Ablage und Deck, kostet der nächste Treffer den Marker. Oft lohnt es sich, dranzubleiben.',
  'enemy-fire.title': 'Unter Feuer',
  'enemy-fire':
    'Das Feuer des Gegners wird wie deines berechnet: Basis + Deckung + Entfernung, jeder Würfel, der das erreicht, trifft. Du musst nichts tun. Wer frei oder nah vor ihm steht, wird wieder getroffen: Bring ihn in Deckung, oder komm dem Gegner zuvor.',
}
