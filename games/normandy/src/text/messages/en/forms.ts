/** Forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.us': 'The Americans',
    'side.german': 'The Germans',
  },
  from: {
    'pile.supply': 'from the supply',
    'pile.deck': 'from the deck',
    'pile.hand': 'from the hand',
    'pile.play': 'from the play area',
    'pile.discard': 'from the discard pile',
    'pile.removed': 'from the removed cards',
  },
}
