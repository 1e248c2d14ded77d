/** French: the app's own words: what is said when a new version lies ready or something has broken. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  'update.ready': 'Une nouvelle version de Bivouac est prête. Vos parties sont en sécurité.',
  'update.reload': 'Recharger pour la nouvelle version',
  'update.later': 'Plus tard',
  'failure.title': 'Quelque chose s’est mal passé',
  'failure.text':
    'Cette page ne peut pas continuer. Vos parties sont enregistrées après chaque choix : rechargez et reprenez où vous en étiez.',
  'failure.reload': 'Recharger la page',
  'failure.home': 'Aller à l’accueil',
  'failure.again': 'Si cela se reproduit, ceci nous dira quoi réparer :',
}
