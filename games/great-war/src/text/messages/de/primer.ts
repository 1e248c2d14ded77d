/** German: how to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'So wird gespielt',
  sections: [
    {
      title: 'Ziel',
      parts: [
        'Zwei Seiten, zwei Grabenlinien und dazwischen das Niemandsland. Wer zuerst so viele Medaillen hat, wie das Szenario verlangt, siegt sofort. Jede zerstörte feindliche Einheit ist eine Medaille; auch mancher Boden bringt welche, wie das Szenario sagt.',
      ],
    },
    {
      title: 'Zug',
      parts: [
        {
          steps: [
            'Spiele eine BEFEHLSKARTE: Sie sagt, wie vielen Einheiten du Befehl gibst und in welchem Abschnitt (links, Mitte, rechts, von dir aus gesehen). Dazu darfst du für HQ-Marker eine GEFECHTSKARTE spielen.',
            'Gib die Befehle, einen nach dem anderen. Ein Befehl einer Abschnittskarte darf an die Reserveartillerie gehen.',
            'Bewege die Einheiten mit Befehl, eine nach der anderen.',
            'Kämpfe mit ihnen, eine nach der anderen. Niemand muss kämpfen.',
            'Ziehe eine Befehlskarte; ziehe dann eine Gefechtskarte oder nimm 2 HQ-Marker.',
          ],
        },
      ],
    },
    {
      title: 'Einheiten',
      parts: [
        {
          terms: [
            ['Infanterie', 'bewegt sich 1 Feld und kämpft, oder 2 Felder und kämpft nicht'],
            ['MG', 'bewegt sich 1 Feld oder kämpft'],
            ['Mörser', 'bewegt sich 1 Feld oder kämpft; braucht keine Sicht'],
          ],
        },
        'Jede hat vier Figuren. Mit der letzten ist sie weg; Verluste kosten nie Würfel.',
      ],
    },
    {
      title: 'Feuer',
      parts: [
        {
          table: [
            ['Würfel je Entfernung', '2', '3', '4', '5', '6'],
            ['Infanterie', '2', '1', '1', '–', '–'],
            ['MG', '3', '3', '1', '1', '–'],
            ['Mörser', '2', '2', '2', '1', '1'],
          ],
        },
        'Mit einem Feind direkt daneben kann eine Einheit nicht feuern: Sie kämpft im Nahkampf, mit 3 Würfeln (mit Grenadier 4). Zwei MGs dürfen zusammen auf ein Ziel feuern.',
      ],
    },
    {
      title: 'Würfel',
      parts: [
        {
          terms: [
            ['Soldat', 'trifft, wenn kein Gelände schützt'],
            ['Explosion', 'trifft'],
            ['Totenkopf', 'trifft nur im Nahkampf'],
            ['Flagge', 'das Ziel weicht 1 Feld zurück; ohne Rückweg kostet sie 1 Figur'],
            ['HQ', 'ein Marker für den, der würfelt'],
          ],
        },
      ],
    },
    {
      title: 'Gelände',
      parts: [
        'Ignorierte Soldaten/Flaggen: Graben 2/2 unter Feuer, 1/1 im Nahkampf; Gebäude, Trümmer, Trichter 1/1; Wald, Hügel 1/0. Wald, Gebäude, Trümmer, Minentrichter und Stacheldraht halten jeden auf, der sie betritt. Im Draht kämpfst du mit einem Würfel weniger; eine Einheit dort darf ihn räumen, statt zu kämpfen. Ist das Feld nach einem Nahkampf leer, darf Infanterie nachrücken.',
      ],
    },
    {
      title: 'Geschütze',
      parts: [
        'Die Reserveartillerie steht fest und reicht überall in die Abschnitte deiner Karte. Jeder HQ-Marker kauft einen Zielwürfel: Er fällt auf ein Nachbarfeld des Ziels, gleiche Zahlen auch auf das Ziel selbst. Ein Drilling ebnet es ein. Auch eigene Leute werden getroffen.',
      ],
    },
    {
      title: 'Antworten',
      parts: [
        'Im gegnerischen Zug wirst du überall gefragt, wo eine Karte antworten könnte, was immer du hältst. Die Dauerorder, bei jeder weiteren Gelegenheit zu passen, hält das Spiel im Fluss.',
      ],
    },
    {
      title: 'Notation',
      isForTerminal: true,
      parts: [
        'Jede Wahl lässt sich eintippen: play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
      ],
    },
  ],
}
