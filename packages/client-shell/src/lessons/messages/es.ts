/** Lo que se dice en torno a las lecciones, en español. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  title: 'Aprende {game}',
  lead: 'Lecciones breves en la mesa de verdad, unos {minutes} minutos en total. Déjalo cuando quieras: seguirás donde lo dejaste.',
  'go-on.first': 'Empieza aquí',
  'go-on.left': 'Lo dejaste aquí',
  'go-on.next': 'A continuación',
  'go-on.all': 'Ya las has hecho todas',
  begin: 'Empezar',
  continue: 'Continuar',
  'start-over': 'Desde el principio',
  'once-more': 'Otra vez',
  lessons: 'Todas las lecciones',
  minutes: '{minutes} min',
  done: 'Hecha',
  'know.title': '¿Ya conoces el juego?',
  'know.text': 'Sáltate el curso. Una página te cuenta cómo se juega aquí.',
  'know.page': 'Cómo se juega',
  'know.puzzles': 'Resolver problemas',
  'know.play': 'Jugar ya',
  lesson: 'Lección {number} de {total}',
  step: 'Paso {number} de {total}',
  leave: 'Salir',
  slip: 'La lección',
  why: '¿Por qué?',
  'why.close': 'Cerrar',
  show: 'Muéstramelo',
  watch: 'Mira lo que pasa.',
  other:
    'Está permitido, pero este paso trata de otra cosa. No ha cambiado nada: prueba con lo que está resaltado.',
  'set-dice': 'En las lecciones los dados están fijados y todo se puede deshacer.',
  'lesson-done': 'Lección terminada',
  next: 'Siguiente lección',
  'no-lesson': 'Esa lección no existe',
  'no-lesson.how': 'Quizá antes se llamaba de otra forma. En la página del curso están todas las lecciones.',
}
