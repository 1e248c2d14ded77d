/** The course: every lesson played to its end along the right path and along all wrong ones, and its words in all languages. */
import { checkLessons, keysOf, wonAlone } from '@bivouac/client-shell/check-course'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { expect, test } from 'vitest'
import { greatWar, greatWarBots } from '../../src/game.ts'
import { alone } from '../../ui/lessons/alone.ts'
import { LESSONS } from '../../ui/lessons/lessons.ts'
import { MESSAGES } from '../../ui/lessons/messages/en.ts'

test('each lesson can be played to its end, and whatever else is tried is answered', async () => {
  expect(await checkLessons(greatWar, LESSONS)).toEqual([])
})

test('everything that a lesson says is written down, and nothing else', () => {
  expect(Object.keys(MESSAGES).sort()).toEqual([...keysOf(LESSONS)].sort())
})

test('all languages say the same things', async () => {
  expect(await checkTables(language => import(`../../ui/lessons/messages/${language}.ts`))).toEqual([])
})

test('the battle on one’s own is one that a newcomer can win', async () => {
  expect(await wonAlone(greatWar, greatWarBots.greedy, alone, 6)).toBeGreaterThanOrEqual(4)
})
