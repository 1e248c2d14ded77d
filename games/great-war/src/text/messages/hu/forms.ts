/** Hungarian: forms of names. A sentence asks for one by the slot's name and the form's, {side.the}. */
import type { Forms } from '@bivouac/face-kit'

export const FORMS: Forms = {
  the: {
    'side.british': 'a britek',
    'side.german': 'a németek',
    'unit.british.infantry': 'a brit gyalogos egység',
    'unit.british.infantry-bomber': 'a brit kézigránátos egység',
    'unit.british.machine-gun': 'a brit géppuskás osztag',
    'unit.british.mortar': 'a brit aknavetős osztag',
    'unit.german.infantry': 'a német gyalogos egység',
    'unit.german.infantry-bomber': 'a német kézigránátos egység',
    'unit.german.machine-gun': 'a német géppuskás osztag',
    'unit.german.mortar': 'a német aknavetős osztag',
  },
  of: {
    'side.british': 'brit',
    'side.german': 'német',
  },
}
