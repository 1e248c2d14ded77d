/** What a scenario and its place are called, in the language of the words: the files speak English. */
import type { Sayer } from '@bivouac/face-kit'
import { slug } from '../vocabulary.ts'
import { TITLES } from './messages/en/titles.ts'

type TitleKey = keyof typeof TITLES
type Titles = Pick<Sayer<TitleKey>, 'say'>

/** The message of a name, if it is one of the printed ones; any other name stays as it was given. */
function titled({ say }: Titles, kind: 'scenario' | 'place', name: string): string {
  const key = `${kind}.${slug(name)}` as TitleKey
  return TITLES[key] === name ? say(key) : name
}

export const scenarioText = (titles: Titles, name: string): string => titled(titles, 'scenario', name)
export const placeText = (titles: Titles, name: string): string => titled(titles, 'place', name)
