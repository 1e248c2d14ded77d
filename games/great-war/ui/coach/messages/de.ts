/** What the coach says in German. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  'medals.title': 'Worum es geht',
  medals:
    'Wer zuerst genug Medaillen hat, gewinnt sofort. Jede zerstörte gegnerische Einheit bringt eine; was sonst noch welche einbringt, steht unter „Was Medaillen bringt“. Eine Einheit hat vier Figuren: Nimm dir die vor, die nur noch wenige haben.',
  'command-cards.title': 'Eine Karte, ein Abschnitt',
  'command-cards':
    'Eine Befehlskarte sagt, wie viele deiner Einheiten handeln dürfen und in welchem Abschnitt: links, Mitte oder rechts, von dir aus gesehen. Sieh erst nach, wo du zuschlagen kannst oder bedroht bist, und dann nach der Karte dafür.',
  'order.title': 'Wer soll handeln?',
  order:
    'Wähle die Einheiten, die handeln sollen, so viele die Karte erlaubt; nur sie dürfen sich in diesem Zug bewegen und kämpfen. Nimm die, die einen Gegner in Reichweite haben oder weiter vorn gebraucht werden.',
  'move.title': 'Erst bewegen, dann kämpfen',
  move: 'Infanterie geht ein Feld und darf noch kämpfen, oder zwei Felder und darf es nicht mehr: Diese sind durchgestrichen. Maschinengewehre und Mörser, die sich bewegen, kämpfen nicht. Niemand muss sich bewegen: Mit einem Ziel in Reichweite bleibt man oft besser stehen.',
  'battle.title': 'Die Seiten der Würfel',
  battle:
    'Soldaten und Explosionen treffen. Eine Flagge treibt das Ziel ein Feld zurück, HQ bringt dir einen Marker. Totenköpfe treffen im Nahkampf, aus der Ferne nur beim Grenadier auf zwei Felder. Das Gelände des Ziels kann Soldaten und Flaggen aufheben. Wähle Einheit und Ziel: Vor dem Wurf siehst du die Chancen.',
  'close-combat.title': 'Mann gegen Mann',
  'close-combat':
    'Gegen einen Gegner direkt neben dir ist es Nahkampf: drei Würfel, und auch Totenköpfe treffen. Vertreibt ihn deine Infanterie, darf sie nachrücken. So räumt man einen Graben am sichersten, aber in seinem Zug kann er zurückschlagen.',
  'range.title': 'Feuer aus der Ferne',
  range:
    'Die Entfernung bestimmt die Würfel: Infanterie hat zwei auf zwei Felder, einen auf drei oder vier. Die Linie muss frei sein; Einheiten, Wald, Häuser und Hügel versperren sie. Wer einen Gegner neben sich hat, kann nur gegen ihn kämpfen.',
  'retreat.title': 'Flaggen: zurück!',
  retreat:
    'Jede Flagge schickt diese Einheit ein Feld zurück zu deinem Rand; du wählst, welches. In Deckung darf sie manche ignorieren, wenn es den Knopf dafür gibt. Kann sie nicht zurück, verliert sie eine Figur: Halt also die Felder hinter deinen Einheiten frei.',
  'take-ground.title': 'Nachrücken',
  'take-ground':
    'Der Gegner hat sein Feld geräumt, und deine Infanterie darf hinein. Tu es für eine Medaille oder bessere Deckung; bleib, wenn du sonst allein vor seinen Waffen stündest.',
  'cover.title': 'Gräben und Trichter',
  cover:
    'Wer im Graben steht, ignoriert je Wurf zwei Soldaten und darf zwei Flaggen ignorieren, im Nahkampf je eins davon. Im Granattrichter ist es immer je eins. Im Freien hilft nichts: Beende deine Bewegungen in Deckung, wo du kannst.',
  'stops.title': 'Gelände, das aufhält',
  stops:
    'Wer Wald, Gebäude oder Trümmer betritt, muss dort halten. Alle geben etwas Deckung und versperren die Sicht. Aus Wald und Gebäude kämpfst du in dem Zug, in dem du hineingehst, mit einem Würfel weniger.',
  'wire.title': 'Stacheldraht',
  wire: 'Draht hält jeden auf, gibt keine Deckung und kostet einen Würfel. Wer darin steht und noch kämpfen könnte, darf ihn stattdessen räumen; Granaten und Mörser tun es mit einer Explosion. Geh lieber außen herum, oder schick eine Einheit zum Räumen voraus.',
  'bomber.title': 'Infanterie mit Grenadier',
  bomber:
    'Diese Einheit hat einen Mann mit Handgranaten: vier Würfel im Nahkampf, und auf zwei Felder treffen auch Totenköpfe. Führe sie an den gegnerischen Graben heran. Der Grenadier fällt erst mit dem letzten Kameraden.',
  'machine-gun.title': 'Maschinengewehre',
  'machine-gun':
    'Drei Würfel auf zwei und drei Felder, einer auf vier und fünf. Bewegen und kämpfen geht nicht im selben Zug: Stell es dorthin, wo der Gegner durchs Freie muss, und lass es da. Zwei mit demselben Ziel dürfen zusammen feuern.',
  'mortar.title': 'Mörser',
  mortar:
    'Zwei Würfel bis vier Felder, einer bis sechs, und eine Sichtlinie braucht er nicht. Bewegen und kämpfen geht nicht im selben Zug. Lass ihn hinter deinen Linien; mit einer Explosion räumt er auch Draht.',
  'combat-cards.title': 'Gefechtskarten und HQ-Marker',
  'combat-cards':
    'Eine Gefechtskarte bezahlst du mit HQ-Markern; eine darfst du in deinem Zug spielen und eine im gegnerischen. Was zu deiner Befehlskarte passt, ist hervorgehoben. Du musst nicht: Für den richtigen Moment aufgehoben ist sie mehr wert.',
  'artillery.title': 'Die Reserveartillerie',
  artillery:
    'Auch deine Geschütze können einen Befehl bekommen, bei den meisten Karten statt einer Einheit. Sie stehen abseits, erreichen jedes Feld in den Abschnitten der Karte und feuern nach deinen Bewegungen, noch bevor deine Einheiten kämpfen; jeder Würfel kostet einen HQ-Marker. Gut gegen Gegner, die dicht beisammen stehen.',
  'shell.title': 'Wohin mit den Granaten?',
  shell:
    'Die meisten Würfel fallen um das Ziel herum und nicht darauf. Ziele also mitten unter mehrere Gegner, und bleib deinen eigenen Leuten fern: Granaten treffen auch sie.',
  'shell-dice.title': 'Wie viele Würfel?',
  'shell-dice':
    'Jeder Würfel kostet einen Marker und fällt auf eines der sechs Felder um das Ziel. Gleiche Zahlen fallen auch auf das Ziel, wo auch Totenköpfe treffen; bei drei gleichen trifft dort jeder Würfel. Mit vier Würfeln ist ein Paar wahrscheinlich, mit zweien Glückssache.',
  'end-turn.title': 'Vorrat für den nächsten Zug',
  'end-turn':
    'Nimm eine Gefechtskarte oder 2 HQ-Marker. Marker bezahlen Gefechtskarten und Granaten: Hast du weniger als drei, nimm Marker, mit vielen eine Karte. Hast du in diesem Zug keine Gefechtskarte gespielt, darfst du auch eine gegen einen Marker abgeben.',
  'keep.title': 'Aufklärung: eine von zweien',
  keep: 'Du siehst zwei Befehlskarten und behältst eine. Nimm, was dir fehlt: Hast du für einen Abschnitt keine Karte, müssen deine Einheiten dort stillstehen.',
  'answer.title': 'Du darfst antworten',
  answer:
    'Im gegnerischen Zug kannst du zu bestimmten Zeitpunkten eine Gefechtskarte spielen; was passt, ist hervorgehoben. Wäg ab, was es kostet und was es rettet: Eine Einheit, die übrig bleibt, ist eine Medaille weniger für den Gegner. Ist es die Marker nicht wert, antworte nicht.',
  'standing.title': 'Seltener gefragt werden',
  standing:
    'Willst du in diesem Zug gar nicht antworten, sag es gleich für den ganzen Zug. Am Ende deines eigenen Zuges kannst du auch eine Dauerorder geben, die sagt, wann du gefragt werden willst.',
  'tactic-cards.title': 'Taktikkarten',
  'tactic-cards':
    'Karten ohne Abschnitt sind Taktikkarten: Jede tut, was auf ihr steht, oft mit mehr Würfeln oder für viele Einheiten. Heb sie für einen Zug auf, in dem sie etwas ausrichten.',
  'losses.title': 'Verluste',
  losses:
    'Eine Einheit kämpft bis zur letzten Figur mit allen Würfeln. Mit der letzten aber bekommt der Gegner eine Medaille: Zieh schwache Einheiten zurück oder in Deckung und lass frische vorangehen.',
}
