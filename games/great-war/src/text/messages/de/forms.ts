/** German: forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.british': 'die Briten',
    'side.german': 'die Deutschen',
    'unit.british.infantry': 'die britische Infanterie',
    'unit.british.infantry-bomber': 'die britische Infanterie mit Grenadier',
    'unit.british.machine-gun': 'das britische Maschinengewehr',
    'unit.british.mortar': 'der britische Mörser',
    'unit.german.infantry': 'die deutsche Infanterie',
    'unit.german.infantry-bomber': 'die deutsche Infanterie mit Grenadier',
    'unit.german.machine-gun': 'das deutsche Maschinengewehr',
    'unit.german.mortar': 'der deutsche Mörser',
  },
  of: {
    'side.british': 'der Briten',
    'side.german': 'der Deutschen',
  },
}
