/** German: how to play, for somebody who never has. */
import type { Messages } from '@bivouac/face-kit'
import type { PRIMER as ENGLISH } from '../en/primer.ts'

export const PRIMER: Messages<typeof ENGLISH, 'de'> = {
  primer: 'So wird gespielt',
  'primer.goal': 'Ziel',
  'primer.goal.text':
    'Zwei Seiten, zwei Grabenlinien und dazwischen das Niemandsland. Wer zuerst so viele Medaillen hat, wie das Szenario verlangt, siegt sofort. Jede zerstörte feindliche Einheit ist eine Medaille; auch mancher Boden bringt welche, wie das Szenario sagt.',
  'primer.turn': 'Zug',
  'primer.turn.card':
    'Spiele eine BEFEHLSKARTE: Sie sagt, wie vielen Einheiten du Befehl gibst und in welchem Abschnitt (links, Mitte, rechts, von dir aus gesehen). Dazu darfst du für HQ-Marker eine GEFECHTSKARTE spielen.',
  'primer.turn.order':
    'Gib die Befehle, einen nach dem anderen. Ein Befehl einer Abschnittskarte darf an die Reserveartillerie gehen.',
  'primer.turn.move': 'Bewege die Einheiten mit Befehl, eine nach der anderen.',
  'primer.turn.battle': 'Kämpfe mit ihnen, eine nach der anderen. Niemand muss kämpfen.',
  'primer.turn.draw': 'Ziehe eine Befehlskarte; ziehe dann eine Gefechtskarte oder nimm 2 HQ-Marker.',
  'primer.units': 'Einheiten',
  'primer.units.infantry': 'Infanterie',
  'primer.units.infantry.is': 'bewegt sich 1 Feld und kämpft, oder 2 Felder und kämpft nicht',
  'primer.units.machine-gun': 'MG',
  'primer.units.machine-gun.is': 'bewegt sich 1 Feld oder kämpft',
  'primer.units.mortar': 'Mörser',
  'primer.units.mortar.is': 'bewegt sich 1 Feld oder kämpft; braucht keine Sicht',
  'primer.units.text': 'Jede hat vier Figuren. Mit der letzten ist sie weg; Verluste kosten nie Würfel.',
  'primer.fire': 'Feuer',
  'primer.fire.distance': 'Würfel je Entfernung',
  'primer.fire.text':
    'Mit einem Feind direkt daneben kann eine Einheit nicht feuern: Sie kämpft im Nahkampf, mit 3 Würfeln (mit Grenadier 4). Zwei MGs dürfen zusammen auf ein Ziel feuern.',
  'primer.dice': 'Würfel',
  'primer.dice.soldier': 'Soldat',
  'primer.dice.soldier.is': 'trifft, wenn kein Gelände schützt',
  'primer.dice.burst': 'Explosion',
  'primer.dice.burst.is': 'trifft',
  'primer.dice.skull': 'Totenkopf',
  'primer.dice.skull.is':
    'trifft im Nahkampf, beim Grenadier auch auf 2 Felder, bei Granaten nur auf dem Ziel',
  'primer.dice.flag': 'Flagge',
  'primer.dice.flag.is': 'das Ziel weicht 1 Feld zurück; ohne Rückweg kostet sie 1 Figur',
  'primer.dice.hq': 'HQ',
  'primer.dice.hq.is': 'ein Marker für den, der würfelt',
  'primer.ground': 'Gelände',
  'primer.ground.text':
    'Ignorierte Soldaten/Flaggen: Graben 2/2 unter Feuer, 1/1 im Nahkampf; Gebäude, Trümmer, Trichter 1/1; Wald, Hügel 1/0. Wald, Gebäude, Trümmer, Minentrichter und Stacheldraht halten jeden auf, der sie betritt. Im Draht kämpfst du mit einem Würfel weniger; eine Einheit dort darf ihn räumen, statt zu kämpfen. Ist das Feld nach einem Nahkampf leer, darf Infanterie nachrücken.',
  'primer.guns': 'Geschütze',
  'primer.guns.text':
    'Die Reserveartillerie steht fest und reicht überall in die Abschnitte deiner Karte. Jeder HQ-Marker kauft einen Zielwürfel: Er fällt auf ein Nachbarfeld des Ziels, gleiche Zahlen auch auf das Ziel selbst. Ein Drilling ebnet es ein. Auch eigene Leute werden getroffen.',
  'primer.answers': 'Antworten',
  'primer.answers.text':
    'Im gegnerischen Zug wirst du überall gefragt, wo eine Karte antworten könnte, was immer du hältst. Die Dauerorder, bei jeder weiteren Gelegenheit zu passen, hält das Spiel im Fluss.',
  'primer.notation': 'Notation',
  'primer.notation.text':
    'Jede Wahl lässt sich eintippen: play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
}
