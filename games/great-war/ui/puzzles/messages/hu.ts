/** What the motifs of The Great War's puzzles are called, in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  'which-command-card': 'Melyik parancskártyát',
  'whom-to-order': 'Kinek parancsolj',
  'into-the-trench': 'Be a lövészárokba',
  'where-to-move': 'Hová lépj',
  'hold-the-ground': 'Tartsd az állást',
  'close-combat': 'Közelharc',
  'which-target': 'Melyik célpontot',
  'cross-fire': 'Kereszttűz',
  'cease-fire': 'Ne lőj tovább',
  'cut-the-wire': 'Vágd át a drótot',
  artillery: 'Tüzérség',
  'combat-card': 'Mikor játssz harci kártyát',
  'answer-the-enemy': 'Válaszolj az ellenfélnek',
  'take-the-ground': 'Foglald el a helyét',
  'stay-put': 'Maradj ott',
  'fall-back': 'Merre vonulj vissza',
  'stand-fast': 'Tarts ki',
  'end-of-turn': 'A forduló vége',
}
