/** French: forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.us': 'Les Américains',
    'side.german': 'Les Allemands',
  },
  of: {
    'side.us': 'des Américains',
    'side.german': 'des Allemands',
  },
  from: {
    'pile.supply': 'de la réserve',
    'pile.deck': 'de la pioche',
    'pile.hand': 'de la main',
    'pile.play': 'de la zone de jeu',
    'pile.discard': 'de la défausse',
    'pile.removed': 'des cartes retirées',
  },
}
