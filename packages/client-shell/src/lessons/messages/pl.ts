/** To, co mówi się wokół lekcji, po polsku. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  title: 'Naucz się grać: {game}',
  lead: 'Krótkie lekcje przy prawdziwym stole, razem około {minutes} minut. Przerwij, kiedy chcesz: wrócisz w to samo miejsce.',
  'go-on.first': 'Zacznij tutaj',
  'go-on.left': 'Dalej od tego miejsca',
  'go-on.next': 'Następna lekcja',
  'go-on.all': 'Wszystkie lekcje za tobą',
  begin: 'Zacznij',
  continue: 'Dalej',
  'start-over': 'Od początku',
  'once-more': 'Jeszcze raz',
  lessons: 'Wszystkie lekcje',
  minutes: '{minutes} min',
  done: 'Zrobione',
  'know.title': 'Znasz już tę grę?',
  'know.text': 'Pomiń kurs. Jedna strona wyjaśnia, jak się tu gra.',
  'know.page': 'Jak grać',
  'know.puzzles': 'Rozwiązuj zadania',
  'know.play': 'Zagraj od razu',
  lesson: 'Lekcja {number} z {total}',
  step: 'Krok {number} z {total}',
  leave: 'Wyjdź',
  slip: 'Lekcja',
  why: 'Dlaczego?',
  'why.close': 'Zamknij',
  show: 'Pokaż mi',
  watch: 'Patrz, co się dzieje.',
  other:
    'To dozwolone, ale nie o to chodzi w tym kroku. Nic się nie zmieniło: spróbuj tego, co podświetlone.',
  'set-dice': 'W lekcji wyniki kości są ustalone i wszystko można cofnąć.',
  'lesson-done': 'Lekcja ukończona',
  next: 'Następna lekcja',
  'no-lesson': 'Nie ma takiej lekcji',
  'no-lesson.how': 'Może kiedyś nazywała się inaczej. Wszystkie lekcje są na stronie kursu.',
}
