import { checkTables } from '@bivouac/face-kit/check-messages'
import { expect, test } from 'vitest'

test('the app’s own words are whole in every language', async () => {
  expect(await checkTables(language => import(`../src/messages/${language}.ts`))).toEqual([])
})
