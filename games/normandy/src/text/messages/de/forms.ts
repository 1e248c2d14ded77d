/** German: forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.us': 'Die Amerikaner',
    'side.german': 'Die Deutschen',
  },
  within: {
    'counter.us': 'US-{unit}',
    'counter.german': 'deutsche {unit}',
  },
  from: {
    'pile.supply': 'aus dem Nachschub',
    'pile.deck': 'aus dem Deck',
    'pile.hand': 'von der Hand',
    'pile.play': 'aus dem Spielbereich',
    'pile.discard': 'aus dem Ablagestapel',
    'pile.removed': 'aus den entfernten Karten',
  },
}
