/** What the motifs of Normandy's puzzles are called, in Spanish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  'which-card-to-bid': 'Qué carta pujar',
  'open-fire': 'Abrir fuego',
  'which-target': 'Qué objetivo',
  'suppress-first': 'Primero suprimir',
  'hold-the-ground': 'Controlar el terreno',
  'hunker-down': 'Cuándo atrincherarse',
  'clear-the-fog': 'Despejar la niebla',
  'blind-the-enemy': 'Cegar al enemigo',
  'scout-ahead': 'Explorar el camino',
  'which-way': 'Por dónde ir',
  'lead-the-platoon': 'Dirigir el pelotón',
  'call-for-men': 'Pedir refuerzos',
  'call-in-fire': 'Usar el mortero',
  'make-ready': 'De nuevo en pie',
  'stop-in-time': 'Parar a tiempo',
}
