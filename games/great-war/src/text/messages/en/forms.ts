/** Forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.british': 'the British',
    'side.german': 'the Germans',
  },
}
