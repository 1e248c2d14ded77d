/** Titles of combat cards beside their coins, in every language. */
import { LANGUAGES } from '@bivouac/face-kit'
import { lineWidth } from '@bivouac/face-kit/art'
import { expect, test } from 'vitest'
import { COMBAT_TITLES } from '../../src/cards/cards.ts'
import { combatWords, isLongTitle } from '../../ui/table/hand/card-words.ts'
import { wordsIn } from '../../ui/table/words.ts'

/** A long one is set smaller: see tray-card.css. */
const SIZES = { usual: 16, long: 14 }
const ROOM = 96

test.each(LANGUAGES)('each word of a title has room on the narrowest card: %s', async language => {
  const words = await wordsIn(language)
  const tooWide = COMBAT_TITLES.flatMap(card => {
    const { title } = combatWords(words, card)
    const size = isLongTitle(title) ? SIZES.long : SIZES.usual
    return title.split(/\s|(?<=-)/).filter(word => lineWidth(word, size) > ROOM)
  })
  expect(tooWide).toEqual([])
})
test('the longest of them needs it', () => {
  expect(isLongTitle('Nachschubmangel')).toBe(true)
  expect(isLongTitle('Supply')).toBe(false)
})
