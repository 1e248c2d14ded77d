/** Polish: forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.us': 'Amerykanie',
    'side.german': 'Niemcy',
  },
  from: {
    'pile.supply': 'z rezerwy',
    'pile.deck': 'z talii',
    'pile.hand': 'z ręki',
    'pile.play': 'ze strefy gry',
    'pile.discard': 'ze stosu kart odrzuconych',
    'pile.removed': 'spośród kart usuniętych',
  },
}
