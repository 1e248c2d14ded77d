/** Polish: forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.british': 'Brytyjczycy',
    'side.german': 'Niemcy',
  },
  of: {
    'side.british': 'Brytyjczyków',
    'side.german': 'Niemców',
  },
}
