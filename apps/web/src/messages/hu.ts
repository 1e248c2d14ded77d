/** The app's own words, Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  'update.ready': 'Megjött a Bivouac új verziója. A játszmáid megmaradnak.',
  'update.reload': 'Új verzió betöltése',
  'update.later': 'Később',
  'failure.title': 'Valami elromlott',
  'failure.text':
    'Az oldal nem tud tovább működni. A játszmáidat minden döntés után elmentjük: töltsd újra, és folytasd ott, ahol tartottál.',
  'failure.reload': 'Az oldal újratöltése',
  'failure.home': 'A kezdőlapra',
  'failure.again': 'Ha megint előfordul, ebből látjuk, mit kell megjavítani:',
}
