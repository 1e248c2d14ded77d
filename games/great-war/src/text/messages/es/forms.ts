/** Spanish: forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.british': 'los británicos',
    'side.german': 'los alemanes',
    'unit.british.infantry': 'la infantería británica',
    'unit.british.infantry-bomber': 'la infantería británica con granadero',
    'unit.british.machine-gun': 'la ametralladora británica',
    'unit.british.mortar': 'el mortero británico',
    'unit.german.infantry': 'la infantería alemana',
    'unit.german.infantry-bomber': 'la infantería alemana con granadero',
    'unit.german.machine-gun': 'la ametralladora alemana',
    'unit.german.mortar': 'el mortero alemán',
  },
  of: {
    'side.british': 'de los británicos',
    'side.german': 'de los alemanes',
  },
}
