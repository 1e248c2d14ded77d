/** French: what is said of luck. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  'die.ten': 'Dés à dix faces',
  note: 'Une touche est un Attaquer, Neutraliser ou Pilonner qui réussit, quoi qu’il fasse ensuite. Un Pilonner qui touche vos propres hommes compte contre vous. Les cartes piochées ne comptent pas.',
}
