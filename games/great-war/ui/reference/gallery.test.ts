/** The gallery shows every piece of the box in every language, each with whole words. */
import { text } from 'node:stream/consumers'
import { LANGUAGES } from '@bivouac/face-kit'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../src/cards/cards.ts'
import { TERRAINS } from '../../src/terrain.ts'
import { UNIT_KINDS } from '../../src/vocabulary.ts'
import { GreatWarGallery } from './gallery.tsx'
import { factsOf } from './terrain.tsx'
import { galleryWordsIn } from './words.ts'

const PICTURES = {
  cards: COMMAND_TITLES.length + COMBAT_TITLES.length,
  terrain: TERRAINS.length + 5 + UNIT_KINDS.length + 5,
}

test.each(LANGUAGES.flatMap(language => (['cards', 'terrain'] as const).map(room => ({ language, room }))))(
  '$room in $language',
  async ({ language, room }) => {
    const { prelude } = await prerenderToNodeStream(createElement(GreatWarGallery, { language, room }))
    const page = await text(prelude)
    expect(page.match(/<li class="gallery__item"/g)).toHaveLength(PICTURES[room])
    const words = page.replace(/<(defs|script)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n')
    expect(words).not.toMatch(/[{}]|undefined|NaN/)
  },
)

test('terrain tells what the rules do with it, and no more', async () => {
  const words = await galleryWordsIn('en')
  expect(factsOf(words, 'countryside')).toEqual([
    'Ignores nothing',
    'Three equal targeting dice make it a shell crater',
  ])
  expect(factsOf(words, 'trench')).toEqual([
    'Soldiers/flags ignored under fire: 2/2',
    'In close combat: 1/1',
    'After three equal targeting dice it protects like a crater',
  ])
  expect(factsOf(words, 'wire')).toEqual([
    'Ignores nothing',
    'A unit that enters must stop',
    '−1 die when battling from here',
    'Three equal targeting dice make it a shell crater',
  ])
})
