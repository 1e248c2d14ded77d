/** Strike First: an answer to a declared close combat (rules/strike-first.ts). As a command it orders nobody (G-12.10, G-4.1). */
import { commandCard } from '../vocabulary.ts'

export const strikeFirst = commandCard({
  title: 'strike-first',
  clause: 'G-12.10',
  command: () => {},
})
