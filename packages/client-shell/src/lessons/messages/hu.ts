/** Ami a leckék körül elhangzik, magyarul. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  title: 'Tanuld meg: {game}',
  lead: 'Rövid leckék az igazi asztalnál, összesen nagyjából {minutes} perc. Bármikor abbahagyhatod, onnan folytatod, ahol tartottál.',
  'go-on.first': 'Kezdd itt',
  'go-on.left': 'Itt hagytad abba',
  'go-on.next': 'Ez következik',
  'go-on.all': 'Mindegyikkel végeztél',
  begin: 'Kezdjük',
  continue: 'Folytatás',
  'start-over': 'Elölről',
  'once-more': 'Még egyszer',
  lessons: 'Az összes lecke',
  minutes: '{minutes} perc',
  done: 'Kész',
  'know.title': 'Ismered már a játékot?',
  'know.text': 'Akkor hagyd ki a leckéket. Egyetlen oldal elmondja, hogyan játsszák itt.',
  'know.page': 'Így játsszák',
  'know.puzzles': 'Feladványok',
  'know.play': 'Játsszunk',
  lesson: 'Lecke: {number}/{total}',
  step: 'Lépés: {number}/{total}',
  leave: 'Kilépés',
  slip: 'A lecke',
  why: 'Miért?',
  'why.close': 'Bezárás',
  show: 'Mutasd meg',
  watch: 'Figyeld, mi történik.',
  other:
    'Szabad, de ebben a lépésben nem erről van szó. Semmi sem változott: próbáld azt, ami ki van emelve.',
  'set-dice': 'A leckékben a kockák előre meg vannak adva, és mindent visszavonhatsz.',
  'lesson-done': 'Kész a lecke',
  next: 'Következő lecke',
  'no-lesson': 'Nincs ilyen lecke',
  'no-lesson.how': 'Talán korábban másként hívták. A tanfolyam oldalán minden lecke megvan.',
}
