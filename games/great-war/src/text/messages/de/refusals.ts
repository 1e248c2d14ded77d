/** German: why something is not allowed, and what to do instead. */
import type { Messages } from '@bivouac/face-kit'
import type { REFUSED as ENGLISH } from '../en/refusals.ts'

export const REFUSED: Messages<typeof ENGLISH, 'de'> = {
  'refusal.ok': 'Das ist erlaubt.',
  'refusal.game-over': 'Die Partie ist zu Ende: Es kann nichts mehr gespielt werden.',
  'refusal.not-your-decision': 'Du bist gerade nicht gefragt: Warte, bis die andere Seite gewählt hat.',
  'refusal.card-first':
    'Spiele zuerst eine Befehlskarte: Sie sagt, wie viele deiner Einheiten handeln dürfen und wo.',
  'refusal.other-decision': 'Danach ist gerade nicht gefragt: Wähle zuerst eine der angebotenen Antworten.',
  'refusal.not-in-hand': 'Diese Befehlskarte hast du nicht: Spiele eine von deiner Hand.',
  'refusal.combat-not-in-hand': 'Diese Gefechtskarte hast du nicht: Wähle eine von deiner Hand.',
  'refusal.too-few-hq':
    'Die Karte „{card}“ kostet mehr HQ-Marker, als du hast ({cost}): Spare erst welche an.',
  'refusal.combat-limit':
    'Du hast in diesem Zug schon eine Gefechtskarte gespielt: Mehr als eine geht nicht.',
  'refusal.wrong-moment': 'Dafür ist jetzt nicht der Moment: Die Karte sagt selbst, wann sie gespielt wird.',
  'refusal.bad-aim': 'Darauf kann die Karte nicht zielen: Wähle etwas, das die Karte erlaubt.',
  'refusal.no-effect':
    'Die Karte „{card}“ würde hier nichts bewirken: Wähle ein anderes Ziel oder behalte sie.',
  'refusal.no-own-unit-there': 'Dort steht keine Einheit von dir: Wähle zuerst eine eigene Einheit.',
  'refusal.not-on-card': 'Die Karte gilt nicht für diese Einheit: Wähle eine, für die sie gilt.',
  'refusal.already-ordered': 'Diese Einheit hat ihren Befehl schon: Wähle eine andere.',
  'refusal.no-orders-left':
    'Die Karte hat dafür keinen Befehl mehr: Wähle eine andere Einheit oder mach weiter.',
  'refusal.artillery-not-on-card': 'Diese Karte gibt der Artillerie keinen Befehl: Nutze sie für Einheiten.',
  'refusal.artillery-already-ordered': 'Die Artillerie hat ihren Befehl schon: Einer genügt.',
  'refusal.artillery-cannot-pay':
    'Du kannst keinen einzigen Zielwürfel bezahlen: Die Artillerie braucht HQ-Marker und Geschütze.',
  'refusal.order-costs-hq': 'Jeder Befehl kostet einen HQ-Marker, und du hast keinen mehr: Mach weiter.',
  'refusal.not-ordered':
    'Diese Einheit hat in diesem Zug keinen Befehl: Nur Einheiten mit Befehl dürfen handeln.',
  'refusal.already-moved': 'Diese Einheit hat sich schon bewegt: Wähle eine andere.',
  'refusal.may-not-move':
    'Diese Einheit darf sich jetzt nicht bewegen: Eine Karte oder das Gelände verbietet es.',
  'refusal.out-of-reach': '{to} ist zu weit, oder der Weg ist versperrt: Wähle ein näheres Feld.',
  'refusal.hex-occupied': 'Auf {to} steht schon jemand: Je Feld nur eine Einheit.',
  'refusal.no-friend-beside':
    'Neben {to} steht keine eigene Einheit: Eilmarsch & Ablösung muss neben einer enden.',
  'refusal.cannot-leave':
    'Sie kann den Plan nicht verlassen: nur, wo das Szenario es erlaubt, von der feindlichen Grundlinie aus.',
  'refusal.may-not-battle':
    'Diese Einheit darf in diesem Zug nicht kämpfen: Sie hat sich zu weit bewegt, oder eine Karte verbietet es.',
  'refusal.already-battled': 'Diese Einheit hat in diesem Zug schon gekämpft: Mehr als einmal geht nicht.',
  'refusal.no-enemy-there': 'Dort ist kein Ziel: Wähle ein Feld mit einem Feind.',
  'refusal.enemy-adjacent': 'Ein Feind steht direkt daneben: Nur Nahkampf ist möglich.',
  'refusal.out-of-range':
    'Das ist außer Reichweite: Infanterie feuert 2 bis 4 Felder weit, MGs 2 bis 5, Mörser 2 bis 6.',
  'refusal.not-in-sight': 'Das Ziel ist nicht in Sicht: Etwas steht in der Sichtlinie.',
  'refusal.no-dice': 'Kein Würfel bliebe übrig: Verlass erst den Draht oder die Deckung.',
  'refusal.ranged-only': 'Diese Karte erlaubt nur Fernkampf, keinen Nahkampf.',
  'refusal.must-fire': 'Wer ein Ziel hat, muss erst feuern: Danach können die Kämpfe enden.',
  'refusal.snowed-in': 'Der Schnee verbirgt, was weiter weg ist: Feuere auf ein näheres Ziel.',
  'refusal.close-only': 'Hier ist nur Nahkampf erlaubt: Greife einen Feind direkt daneben an.',
  'refusal.cannot-join':
    'Mitfeuern kann nur ein weiteres Maschinengewehr mit Befehl, das auf das Ziel feuern darf.',
  'refusal.no-wire': 'Auf diesem Feld liegt kein Stacheldraht.',
  'refusal.other-section':
    'Dieses Feld liegt in keinem Abschnitt deiner Karte: Ziele auf eines, das darin liegt.',
  'refusal.too-many-dice':
    'So viele Zielwürfel darfst du nicht werfen: Jeder braucht einen HQ-Marker und ein Geschütz.',
  'refusal.not-a-way-back':
    'Das ist kein Rückweg: Weiche auf ein freies Nachbarfeld in Richtung deiner Grundlinie zurück.',
  'refusal.cannot-ignore': 'Hier lässt sich keine Flagge ignorieren: Die Einheit muss zurück.',
  'refusal.hand-full': 'Mehr Gefechtskarten darfst du nicht halten: Nimm stattdessen HQ-Marker.',
  'refusal.nothing-to-draw': 'Es gibt keine Gefechtskarte mehr zu ziehen: Nimm stattdessen HQ-Marker.',
  'refusal.discard-used':
    'Eine Gefechtskarte lässt sich nur einmal gegen einen HQ-Marker tauschen, und nur, wenn du in diesem Zug keine gespielt hast.',
  'refusal.not-drawn': 'Diese Karte siehst du dir gerade nicht an: Wähle eine von denen, die du siehst.',
  'refusal.winning-medal':
    'Der Wettlauf gegen die Zeit bringt nie die Siegmedaille: Ziehe stattdessen Karten.',
  'refusal.same-standing-order': 'Du hast schon eine Dauerorder: Nimm sie erst zurück, oder lass sie stehen.',
  'refusal.card-prepared': 'Deine Gefechtskarte wartet auf ihren Angriff: Greife zuerst an.',
  'refusal.not-a-choice': 'Das steht nicht zur Wahl: Nimm eine der angebotenen Möglichkeiten.',
}
