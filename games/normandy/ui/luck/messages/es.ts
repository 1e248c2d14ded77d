/** What is said of luck, in Spanish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  'die.ten': 'Dados de diez caras',
  note: 'Un impacto es un ataque, una supresión o un bombardeo con éxito, tenga el efecto que tenga. Si bombardeas a los tuyos, cuenta en tu contra. Las cartas robadas no se cuentan.',
}
