import { LANGUAGES } from '@bivouac/face-kit'
import { checkMessages } from '@bivouac/face-kit/check-messages'
import { expect, test } from 'vitest'
import { TABLES } from '../src/messages/index.ts'

test.each(LANGUAGES.filter(language => language !== 'en'))(
  'the app’s own words in %s are whole',
  language => {
    expect(checkMessages(TABLES.en, TABLES[language], language)).toEqual([])
  },
)
