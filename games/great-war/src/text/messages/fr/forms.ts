/** French: forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.british': 'les Britanniques',
    'side.german': 'les Allemands',
    'unit.british.infantry': 'l’infanterie britannique',
    'unit.british.infantry-bomber': 'l’infanterie britannique avec grenadier',
    'unit.british.machine-gun': 'la mitrailleuse britannique',
    'unit.british.mortar': 'le mortier britannique',
    'unit.german.infantry': 'l’infanterie allemande',
    'unit.german.infantry-bomber': 'l’infanterie allemande avec grenadier',
    'unit.german.machine-gun': 'la mitrailleuse allemande',
    'unit.german.mortar': 'le mortier allemand',
  },
  of: {
    'side.british': 'des Britanniques',
    'side.german': 'des Allemands',
  },
}
