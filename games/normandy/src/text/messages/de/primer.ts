/** German: how to play, for somebody who never has. */
import type { Messages } from '@bivouac/face-kit'
import type { PRIMER as ENGLISH } from '../en/primer.ts'

export const PRIMER: Messages<typeof ENGLISH, 'de'> = {
  primer: 'So wird gespielt',
  'primer.goal': 'Ziel',
  'primer.goal.text':
    'Zwei Platoons kämpfen auf einem Plan aus Spielfeldern. Das Szenario sagt, was du brauchst: eine bestimmte Zahl von Punkten, oder dass du den Gegner festsetzt (er hat keine Schützen mehr auf dem Spielplan). Die Punkte auf einem Feld bekommt die Seite, die es KONTROLLIERT.',
  'primer.round': 'Runde',
  'primer.round.draw': 'Beide ziehen vier Karten.',
  'primer.round.bid': 'Beide wählen verdeckt eine Karte: Die höhere Zahl beginnt. Beide werden abgelegt.',
  'primer.round.play': 'Eine Seite spielt beliebig viele ihrer übrigen Karten, dann die andere.',
  'primer.round.text':
    'Am Ende deines Zugs kommen Hand und gespielte Karten auf deinen Ablagestapel. Ist das Deck leer, wird der Ablagestapel zum neuen Deck gemischt.',
  'primer.cards': 'Karten',
  'primer.cards.text':
    'Eine Kampfkarte bewegt den Einheitenmarker gleichen Namens oder lässt ihn feuern. Eine für eine Aktion gespielte Karte kommt wieder. In Sicherheit bringen legt die Karte zurück in den Nachschub: gut für ein schlankes Deck. Fog of War ist nicht spielbar und verstopft die Hand; nutze die Karte für die Initiative oder entferne sie durch Aufklären.',
  'primer.actions': 'Aktionen',
  'primer.actions.scout': 'Auskundschaften X',
  'primer.actions.scout.is': 'bis X Felder weit, überallhin; jedes neue bekommt deinen Marker, du Fog',
  'primer.actions.move': 'Bewegen X',
  'primer.actions.move.is': 'bis X Felder weit, nur wo dein Marker liegt: Späher gehen voran',
  'primer.actions.control': 'Kontrollieren',
  'primer.actions.control.is': 'drehe deinen Marker hier auf Kontrolle; nicht, wenn ein Gegner dort steht',
  'primer.actions.attack': 'Angriff X',
  'primer.actions.attack.is': 'X Würfel auf einen Gegner; ein Treffer kostet ihn für immer eine Karte',
  'primer.actions.suppress': 'Unterdrücken X',
  'primer.actions.suppress.is': 'ebenso, aber unterdrückt nur: Seine nächste Karte macht ihn wieder bereit',
  'primer.actions.stalk': 'Anpirschen X',
  'primer.actions.stalk.is': 'Scharfschützen ziehen bis X Felder weit, überallhin, ohne Marker',
  'primer.actions.target': 'Anvisieren',
  'primer.actions.target.is': 'richte den Mörser aus, mindestens drei Felder weit',
  'primer.actions.blast': 'Sprengen X',
  'primer.actions.blast.is': 'X Würfel auf alle im anvisierten Feld, auch auf deine eigenen Leute',
  'primer.actions.recon': 'Aufklären',
  'primer.actions.recon.is': 'entferne eine Karte Fog of War von der Hand und ziehe eine',
  'primer.actions.conceal': 'Verschleiern',
  'primer.actions.conceal.is': 'der Gegner bekommt eine Karte Fog of War',
  'primer.actions.bolster': 'Verstärken X',
  'primer.actions.bolster.is': 'lege X Karten aus dem Nachschub auf deinen Ablagestapel: Leute für später',
  'primer.actions.command': 'Befehligen X',
  'primer.actions.command.is': 'ziehe X Karten',
  'primer.actions.inspire': 'Anspornen X',
  'primer.actions.inspire.is': 'nimm X gespielte Karten zurück',
  'primer.actions.guide': 'Führen X',
  'primer.actions.guide.is': 'ziehe einen deiner Einheitenmarker X Felder weit wie bei Bewegen',
  'primer.dice': 'Würfel',
  'primer.dice.text':
    'Zehn Seiten, 0 bis 9. Nötig sind: Basisverteidigung des Ziels + Deckung seines Felds + Entfernung in Feldern. Jeder Würfel, der das erreicht, trifft; eine 0 trifft immer. Ein Hügel gibt Deckung 3, aber nur 1 gegen Angreifer auf Hügeln und gegen Granaten. Wer getroffen wird und keine Karte in Hand, Ablagestapel oder Deck hat, verliert den Einheitenmarker. Er kommt am Spawn zurück, wenn du noch eine Karte davon spielst.',
  'primer.plan': 'Ein Plan',
  'primer.plan.text':
    'Zu den Punkten auskundschaften, Schützen nachziehen, dann kontrollieren. Früh Schützen verstärken. MG-Schützen unterdrücken, Schützen in der Nähe erledigen den Rest.',
  'primer.notation': 'Notation',
  'primer.notation.text':
    'Alles lässt sich auch tippen: bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
}
