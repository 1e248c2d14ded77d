/** The languages to choose from, each by its own name, so that it is found by somebody who reads none of the others. */
import { LANGUAGE_NAMES, LANGUAGES } from '@bivouac/face-kit'

export const LANGUAGE_CHOICES = LANGUAGES.map(one => ({
  value: one,
  label: LANGUAGE_NAMES[one],
  lang: one,
}))
