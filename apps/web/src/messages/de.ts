/** The app's own words, German. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  'update.ready': 'Eine neue Version von Bivouac liegt bereit. Deine Partien bleiben erhalten.',
  'update.reload': 'Neue Version laden',
  'update.later': 'Später',
  'failure.title': 'Etwas ist schiefgegangen',
  'failure.text':
    'Hier geht es nicht weiter. Deine Partien werden nach jeder Entscheidung gespeichert: Lade neu und spiel dort weiter, wo du warst.',
  'failure.reload': 'Seite neu laden',
  'failure.home': 'Zur Startseite',
  'failure.again': 'Falls es wieder passiert, zeigt uns das hier, was zu reparieren ist:',
}
