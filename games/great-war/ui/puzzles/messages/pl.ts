/** What the motifs of The Great War's puzzles are called, in Polish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  'which-command-card': 'Która karta rozkazów',
  'whom-to-order': 'Komu wydać rozkaz',
  'into-the-trench': 'Do okopu',
  'where-to-move': 'Dokąd ruszyć',
  'hold-the-ground': 'Utrzymać pozycję',
  'close-combat': 'Walka wręcz',
  'which-target': 'Który cel',
  'cross-fire': 'Ogień krzyżowy',
  'cease-fire': 'Wstrzymać ogień',
  'cut-the-wire': 'Przeciąć zasieki',
  artillery: 'Artyleria',
  'combat-card': 'Kiedy zagrać kartę bojową',
  'answer-the-enemy': 'Odpowiedzieć wrogowi',
  'take-the-ground': 'Zająć teren',
  'stay-put': 'Zostać na miejscu',
  'fall-back': 'Dokąd się wycofać',
  'stand-fast': 'Wytrwać',
  'end-of-turn': 'Koniec tury',
}
