/** The course: every lesson played to its end along the right path and along all wrong ones, and its words in all languages. */
import { checkCourse, wonAlone } from '@bivouac/client-shell/check-course'
import { expect, test } from 'vitest'
import { normandy, normandyBots } from '../../src/game.ts'
import { alone } from '../../ui/lessons/alone.ts'
import { LESSONS } from '../../ui/lessons/lessons.ts'

test('each lesson can be played to its end, whatever else is tried is answered, and in every language', async () => {
  const tables = (language: string) => import(`../../ui/lessons/messages/${language}.ts`)
  expect(await checkCourse(normandy, LESSONS, tables)).toEqual([])
})

test('the battle on one’s own is one that a newcomer can win', async () => {
  expect(await wonAlone(normandy, normandyBots.greedy, alone, 6)).toBeGreaterThanOrEqual(4)
})
