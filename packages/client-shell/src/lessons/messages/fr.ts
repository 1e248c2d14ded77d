/** French: what is said around lessons. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  title: 'Apprendre {game}',
  lead: 'De courtes leçons sur la vraie table, environ {minutes} minutes en tout. Arrêtez quand vous voulez ; votre place est gardée.',
  'go-on.first': 'Commencez ici',
  'go-on.left': 'Vous en étiez là',
  'go-on.next': 'Ensuite',
  'go-on.all': 'Vous les avez toutes faites',
  begin: 'Commencer',
  continue: 'Continuer',
  'start-over': 'Recommencer',
  'once-more': 'Encore une fois',
  lessons: 'Toutes les leçons',
  minutes: '{minutes} min',
  done: 'Fait',
  'know.title': 'Vous connaissez déjà le jeu ?',
  'know.text': 'Sautez le cours : une page explique comment on joue ici.',
  'know.page': 'Comment jouer',
  'know.puzzles': 'Résoudre des problèmes',
  'know.play': 'Jouer maintenant',
  lesson: 'Leçon {number} sur {total}',
  step: 'Étape {number} sur {total}',
  leave: 'Quitter',
  slip: 'La leçon',
  why: 'Pourquoi ?',
  'why.close': 'Fermer',
  show: 'Montrez-moi',
  watch: 'Regardez ce qui se passe.',
  other:
    'C’est permis, mais ce n’est pas le sujet de cette étape. Rien n’a changé : essayez ce qui est mis en évidence.',
  'set-dice': 'Dans une leçon les dés sont fixés, et vous pouvez tout annuler.',
  'lesson-done': 'Leçon terminée',
  next: 'Leçon suivante',
  'no-lesson': 'Cette leçon n’existe pas',
  'no-lesson.how': 'Elle a peut-être changé de nom. Toutes les leçons sont sur la page du cours.',
}
