/** What the motifs of Normandy's puzzles are called, in German. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  'which-card-to-bid': 'Welche Karte bieten',
  'open-fire': 'Feuer eröffnen',
  'which-target': 'Welches Ziel',
  'suppress-first': 'Erst unterdrücken',
  'hold-the-ground': 'Das Gelände nehmen',
  'hunker-down': 'Wann in Deckung',
  'clear-the-fog': 'Den Nebel lichten',
  'blind-the-enemy': 'Den Gegner blenden',
  'scout-ahead': 'Vorausspähen',
  'which-way': 'Welcher Weg',
  'lead-the-platoon': 'Den Zug führen',
  'call-for-men': 'Leute nachholen',
  'call-in-fire': 'Den Mörser rufen',
  'make-ready': 'Wieder auf die Beine',
  'stop-in-time': 'Rechtzeitig aufhören',
}
