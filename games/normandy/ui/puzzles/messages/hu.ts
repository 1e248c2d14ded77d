/** What the motifs of Normandy's puzzles are called, in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  'which-card-to-bid': 'Melyik kártyával licitálj',
  'open-fire': 'Nyiss tüzet',
  'which-target': 'Melyik célpontot',
  'suppress-first': 'Előbb fojtsd el',
  'hold-the-ground': 'Tiéd a terep',
  'hunker-down': 'Mikor menj fedezékbe',
  'clear-the-fog': 'Oszlasd el a ködöt',
  'blind-the-enemy': 'Vakítsd meg az ellenfelet',
  'scout-ahead': 'Deríts fel előre',
  'which-way': 'Merre tovább',
  'lead-the-platoon': 'Vezesd a szakaszt',
  'call-for-men': 'Hívj erősítést',
  'call-in-fire': 'Hívd az aknavetőt',
  'make-ready': 'Újra talpra',
  'stop-in-time': 'Állj meg időben',
}
