/** German: how to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'So wird gespielt',
  sections: [
    {
      title: 'Ziel',
      parts: [
        'Zwei Platoons kämpfen auf einem Plan aus Spielfeldern. Das Szenario sagt, was du brauchst: so viele Punkte, oder den Gegner festsetzen (er hat keine Schützen mehr auf dem Spielplan). Die Punkte auf einem Feld bekommt die Seite, die es KONTROLLIERT.',
      ],
    },
    {
      title: 'Runde',
      parts: [
        {
          steps: [
            'Beide ziehen vier Karten.',
            'Beide wählen verdeckt eine Karte: Die höhere Zahl beginnt. Beide werden abgelegt.',
            'Eine Seite spielt beliebig viele ihrer übrigen Karten, dann die andere.',
          ],
        },
        'Am Ende deines Zugs kommen Hand und gespielte Karten auf deinen Ablagestapel. Ist das Deck leer, wird der Ablagestapel zum neuen Deck gemischt.',
      ],
    },
    {
      title: 'Karten',
      parts: [
        'Eine Kampfkarte bewegt den Einheitenmarker gleichen Namens oder lässt ihn feuern. Eine für eine Aktion gespielte Karte kommt wieder. In Sicherheit bringen legt die Karte zurück in den Nachschub: gut für ein schlankes Deck. Fog of War ist nicht spielbar und verstopft die Hand; nutze die Karte für die Initiative oder entferne sie durch Aufklären.',
      ],
    },
    {
      title: 'Aktionen',
      parts: [
        {
          terms: [
            ['Auskundschaften X', 'bis X Felder weit, überallhin; jedes neue bekommt deinen Marker, du Fog'],
            ['Bewegen X', 'bis X Felder weit, nur wo dein Marker liegt: Späher gehen voran'],
            ['Kontrollieren', 'drehe deinen Marker hier auf Kontrolle; nicht, wenn ein Gegner dort steht'],
            ['Angriff X', 'X Würfel auf einen Gegner; ein Treffer kostet ihn für immer eine Karte'],
            ['Unterdrücken X', 'ebenso, aber unterdrückt nur: Seine nächste Karte macht ihn wieder bereit'],
            ['Anpirschen X', 'Scharfschützen ziehen bis X Felder weit, überallhin, ohne Marker'],
            ['Anvisieren', 'richte den Mörser aus, mindestens drei Felder weit'],
            ['Sprengen X', 'X Würfel auf alle im anvisierten Feld, auch auf deine eigenen Leute'],
            ['Aufklären', 'entferne ein Fog of War von der Hand und ziehe eine Karte'],
            ['Verschleiern', 'der Gegner bekommt ein Fog of War'],
            ['Verstärken X', 'lege X Karten aus dem Nachschub auf deinen Ablagestapel: Leute für später'],
            ['Befehligen X', 'ziehe X Karten'],
            ['Anspornen X', 'nimm X gespielte Karten zurück'],
            ['Führen X', 'ziehe einen deiner Einheitenmarker X Felder weit wie bei Bewegen'],
          ],
        },
      ],
    },
    {
      title: 'Würfel',
      parts: [
        'Zehn Seiten, 0 bis 9. Nötig sind: Basisverteidigung des Ziels + Deckung seines Felds + Entfernung in Feldern. Jeder Würfel, der das erreicht, trifft; eine 0 trifft immer. Ein Hügel gibt Deckung 3, aber nur 1 gegen Angreifer auf Hügeln und gegen Granaten. Wer getroffen wird und keine Karte in Hand, Ablagestapel oder Deck hat, verliert den Einheitenmarker. Er kommt am Spawn zurück, wenn du noch eine Karte davon spielst.',
      ],
    },
    {
      title: 'Ein Plan',
      parts: [
        'Zu den Punkten auskundschaften, Schützen nachziehen, dann kontrollieren. Früh Schützen verstärken. MG-Schützen unterdrücken, Schützen in der Nähe erledigen den Rest.',
      ],
    },
    {
      title: 'Notation',
      isForTerminal: true,
      parts: [
        'Alles lässt sich auch tippen: bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
      ],
    },
  ],
}
