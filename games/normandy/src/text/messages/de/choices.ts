/** German: what a seat is asked, the choices it has, and their odds. */
import type { Messages } from '@bivouac/face-kit'
import type { CHOICES as ENGLISH } from '../en/choices.ts'

export const CHOICES: Messages<typeof ENGLISH, 'de'> = {
  // What a seat is asked
  'prompt.bid':
    'Wähle verdeckt eine Karte für die Initiative: Die höhere Zahl beginnt. Die Karte wird danach abgelegt.',
  'prompt.turn.spent': 'Du hast nichts mehr zu spielen: Beende deinen Zug.',
  'prompt.turn':
    'Du bist am Zug. Spiele eine Karte für eine ihrer Aktionen, bringe sie in Sicherheit oder beende den Zug.',
  'prompt.step.one': '{action}: {unit} auf {tile} dürfen 1 Spielfeld weit ziehen.',
  'prompt.step.other':
    '{action}: {unit} auf {tile} dürfen bis zu {count} Spielfelder weit ziehen, eines nach dem anderen.',
  'prompt.choose-target.one': '{action}: {unit} auf {tile} würfeln mit einem Würfel. Auf wen?',
  'prompt.choose-target.other': '{action}: {unit} auf {tile} würfeln mit {count} Würfeln. Auf wen?',
  'prompt.choose-blasted':
    'Die Granaten treffen {tile}: Jeder Einheitenmarker dort wird angegriffen, einer nach dem anderen. Wähle einen.',
  'prompt.take-cards.supply.one': 'Lege eine Karte aus deinem Nachschub auf deinen Ablagestapel.',
  'prompt.take-cards.supply.other':
    'Lege bis zu {count} Karten aus deinem Nachschub auf deinen Ablagestapel.',
  'prompt.take-cards.play.one': 'Nimm eine gespielte Karte zurück auf die Hand.',
  'prompt.take-cards.play.other': 'Nimm bis zu {count} gespielte Karten zurück auf die Hand.',
  'prompt.choose-guided': 'Führen: Welcher deiner Einheitenmarker soll ziehen?',
  'prompt.aim':
    'Anvisieren: Wohin soll der Anvisierungsmarker? Er muss mindestens drei Spielfelder entfernt liegen.',
  'prompt.waiting': 'Die andere Seite wählt gerade.',
  'prompt.over': 'Die Partie ist zu Ende.',

  // Choices
  'label.bid': '{card}: Initiative {number}',
  'label.play': '{card}: {action}',
  'label.play.entering': '{card}: {action}, kommt auf {tile} ins Spiel',
  'label.command.one': '{card}: Befehligen, eine Karte ziehen',
  'label.command.other': '{card}: Befehligen, {count} Karten ziehen',
  'label.hunker-down': '{card}: In Sicherheit bringen',
  'label.hunker-down.hopeless':
    '{card}: In Sicherheit bringen (ACHTUNG: Du könntest dann nicht mehr nach Punkten gewinnen)',
  'label.ready': '{card}: {unit.within} wieder bereit machen',
  'label.end-turn': 'Zug beenden',
  'label.end-turn.one': 'Zug beenden und die letzte Handkarte ablegen',
  'label.end-turn.other': 'Zug beenden und die übrigen {count} Handkarten ablegen',
  'label.to': '{tile}: {terrain}, {cover}',
  'label.to.objective.one': '{tile}: {terrain}, {cover}, {count} Punkt',
  'label.to.objective.other': '{tile}: {terrain}, {cover}, {count} Punkte',
  'label.to.unscouted': '{tile}: {terrain}, {cover} (noch nicht ausgekundschaftet)',
  'label.to.unscouted.objective.one':
    '{tile}: {terrain}, {cover}, {count} Punkt (noch nicht ausgekundschaftet)',
  'label.to.unscouted.objective.other':
    '{tile}: {terrain}, {cover}, {count} Punkte (noch nicht ausgekundschaftet)',
  'label.stop.moving': 'Hier anhalten',
  'label.stop.taking': 'Keine weitere Karte nehmen',
  'label.at': '{unit} auf {tile}',
  'label.at.suppressed': '{unit} auf {tile} (unterdrückt)',
  'label.take': '{card}',
  'label.guide': '{unit} auf {tile}',
  'odds.shot.one': '{base} Basis + {cover} Deckung + {range} Entfernung = {total} mit einem Würfel: {chance}',
  'odds.shot.other':
    '{base} Basis + {cover} Deckung + {range} Entfernung = {total} mit {count} Würfeln: {chance}',
  'odds.blast.one': '{base} Basis + {cover} Deckung = {total} mit einem Würfel: {chance}',
  'odds.blast.other': '{base} Basis + {cover} Deckung = {total} mit {count} Würfeln: {chance}',
}
