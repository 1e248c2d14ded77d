/** What the motifs of Normandy's puzzles are called, in Polish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  'which-card-to-bid': 'Którą kartę zalicytować',
  'open-fire': 'Otworzyć ogień',
  'which-target': 'Który cel',
  'suppress-first': 'Najpierw przydusić ogniem',
  'hold-the-ground': 'Zająć teren',
  'hunker-down': 'Kiedy przeczekać',
  'clear-the-fog': 'Rozwiać mgłę',
  'blind-the-enemy': 'Oślepić wroga',
  'scout-ahead': 'Wysłać zwiad',
  'which-way': 'Którędy',
  'lead-the-platoon': 'Poprowadzić pluton',
  'call-for-men': 'Wezwać posiłki',
  'call-in-fire': 'Wezwać moździerz',
  'make-ready': 'Znowu na nogi',
  'stop-in-time': 'W porę przestać',
}
