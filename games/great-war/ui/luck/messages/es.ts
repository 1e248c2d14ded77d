/** What is said of luck, in Spanish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  'what.ranged': 'Combate a distancia',
  'what.close': 'Combate cuerpo a cuerpo',
  'what.barrage': 'Bombardeo',
  'what.shell': 'Obuses',
  'what.battle': 'Combate',
  'die.battle': 'Dados de batalla',
  'die.targeting': 'Dados de puntería',
  note: 'Un impacto es una figura que quitan los dados, como mucho las que tiene el objetivo; las tuyas bajo tus propios obuses cuentan en tu contra. Las banderas y los símbolos de HQ solo se cuentan entre las caras; las cartas robadas, nunca.',
}
