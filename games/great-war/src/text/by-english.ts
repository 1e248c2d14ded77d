/** The scenario files speak English, so their texts are found in the tables by their English. */
import type { Sayer } from '@bivouac/face-kit'

/** Says the texts of a table in the language of the words; one of somebody else's making stays as it is. */
export function byEnglish<Key extends string>(
  english: Readonly<Record<Key, string>>,
): (words: Pick<Sayer<Key>, 'say'>, text: string) => string {
  const keys = new Map((Object.keys(english) as Key[]).map(key => [english[key], key]))
  return ({ say }, text) => {
    const key = keys.get(text)
    return key === undefined ? text : say(key)
  }
}
