/** What is said of luck, in the language that is set. */
import { speaking } from '../messages/say-hook.ts'
import { LUCK } from './messages/en.ts'

export type LuckKey = keyof typeof LUCK

export const { useSay: useLuckSay } = speaking(LUCK, {
  de: async () => (await import('./messages/de.ts')).LUCK,
  es: async () => (await import('./messages/es.ts')).LUCK,
  hu: async () => (await import('./messages/hu.ts')).LUCK,
  pl: async () => (await import('./messages/pl.ts')).LUCK,
})
