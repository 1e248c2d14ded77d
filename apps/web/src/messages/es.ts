/** The app's own words, Spanish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  'update.ready': 'Hay una nueva versión de Bivouac lista. Tus partidas se conservan.',
  'update.reload': 'Recargar con la nueva versión',
  'update.later': 'Más tarde',
  'failure.title': 'Algo ha fallado',
  'failure.text':
    'Esta página no puede continuar. Tus partidas se guardan después de cada decisión: recarga y sigue donde estabas.',
  'failure.reload': 'Recargar la página',
  'failure.home': 'A la página de inicio',
  'failure.again': 'Si vuelve a pasar, esto nos dice qué hay que arreglar:',
}
