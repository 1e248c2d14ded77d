/** The gallery shows every piece of the box in every language, each with whole words. */
import { text } from 'node:stream/consumers'
import { LANGUAGES } from '@bivouac/face-kit'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { TILE_NAMES } from '../../src/art/index.ts'
import { ACTIONS, KINDS, UNIT_NAMES } from '../../src/vocabulary.ts'
import { NormandyGallery } from './gallery.tsx'

const PICTURES = {
  cards: KINDS.length + ACTIONS.length + 1,
  terrain: TILE_NAMES.length + UNIT_NAMES.length + 1 + 7,
}

test.each(LANGUAGES.flatMap(language => (['cards', 'terrain'] as const).map(room => ({ language, room }))))(
  '$room in $language',
  async ({ language, room }) => {
    const { prelude } = await prerenderToNodeStream(createElement(NormandyGallery, { language, room }))
    const page = await text(prelude)
    expect(page.match(/<li class="gallery__item"/g)).toHaveLength(PICTURES[room])
    const words = page.replace(/<(defs|script)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n')
    expect(words).not.toMatch(/[{}]|undefined|NaN/)
  },
)
