/** Hungarian: forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.us': 'Az amerikaiak',
    'side.german': 'A németek',
  },
  from: {
    'pile.supply': 'a tartalékból',
    'pile.deck': 'a pakliból',
    'pile.hand': 'kézből',
    'pile.play': 'a játéktérről',
    'pile.discard': 'a dobópakliból',
    'pile.removed': 'az eltávolított kártyák közül',
  },
}
