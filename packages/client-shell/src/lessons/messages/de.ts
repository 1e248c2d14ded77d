/** Was rund um die Lektionen gesagt wird, auf Deutsch. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  title: '{game} lernen',
  lead: 'Kurze Lektionen am echten Tisch, zusammen etwa {minutes} Minuten. Du kannst jederzeit aufhören und später dort weitermachen.',
  'go-on.first': 'Hier geht es los',
  'go-on.left': 'Hier hast du aufgehört',
  'go-on.next': 'Als Nächstes',
  'go-on.all': 'Alle Lektionen geschafft',
  begin: 'Anfangen',
  continue: 'Weitermachen',
  'start-over': 'Von vorn',
  'once-more': 'Noch einmal',
  lessons: 'Alle Lektionen',
  minutes: '{minutes} Min.',
  done: 'Geschafft',
  'know.title': 'Du kennst das Spiel schon?',
  'know.text': 'Dann überspring den Kurs. Eine Seite erklärt, wie hier gespielt wird.',
  'know.page': 'So wird gespielt',
  'know.puzzles': 'Rätsel lösen',
  'know.play': 'Gleich spielen',
  lesson: 'Lektion {number} von {total}',
  step: 'Schritt {number} von {total}',
  leave: 'Verlassen',
  slip: 'Die Lektion',
  why: 'Warum?',
  'why.close': 'Schließen',
  show: 'Zeig es mir',
  watch: 'Schau zu, was passiert.',
  other:
    'Das ist erlaubt, aber darum geht es in diesem Schritt nicht. Es ist nichts passiert: Versuch, was hervorgehoben ist.',
  'set-dice': 'In einer Lektion stehen die Würfel fest, und du kannst alles zurücknehmen.',
  'lesson-done': 'Lektion geschafft',
  next: 'Nächste Lektion',
  'no-lesson': 'Diese Lektion gibt es nicht',
  'no-lesson.how': 'Vielleicht hieß sie früher anders. Auf der Seite des Kurses stehen alle Lektionen.',
}
