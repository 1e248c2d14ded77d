/** Spanish: forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.us': 'Los estadounidenses',
    'side.german': 'Los alemanes',
  },
  within: {
    'counter.us': 'los {unit} (EE. UU.)',
    'counter.german': 'los {unit} (Alemania)',
  },
  from: {
    'pile.supply': 'de la reserva',
    'pile.deck': 'del mazo',
    'pile.hand': 'de la mano',
    'pile.play': 'del área de juego',
    'pile.discard': 'de la pila de descartes',
    'pile.removed': 'de las cartas eliminadas',
  },
}
