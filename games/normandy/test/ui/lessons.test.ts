/** The course: every lesson played to its end along the right path and along all wrong ones, and its words in all languages. */
import { checkCourse, wonAlone } from '@bivouac/client-shell/check-course'
import { unwrap } from '@bivouac/kernel'
import { sit } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { normandy, normandyBots } from '../../src/game.ts'
import { alone } from '../../ui/lessons/alone.ts'
import { attack } from '../../ui/lessons/attack.ts'
import { ground } from '../../ui/lessons/ground.ts'
import { guns } from '../../ui/lessons/guns.ts'
import { LESSONS } from '../../ui/lessons/lessons.ts'
import { lessonPicture } from '../../ui/lessons/pictures.ts'
import { suppress } from '../../ui/lessons/suppress.ts'

test('each lesson can be played to its end, whatever else is tried is answered, and in every language', async () => {
  const tables = (language: string) => import(`../../ui/lessons/messages/${language}.ts`)
  expect(await checkCourse(normandy, LESSONS, tables)).toEqual([])
})

test('the battle on one’s own is one that a newcomer can win', async () => {
  expect(await wonAlone(normandy, normandyBots.greedy, alone, 6)).toBeGreaterThanOrEqual(4)
})

test('every lesson has a picture of its own', () => {
  const pictures = LESSONS.map(lesson => lessonPicture(lesson).paint())
  for (const picture of pictures) expect(picture).not.toMatch(/undefined|NaN/)
  expect(new Set(pictures).size).toBe(LESSONS.length)
})

test.each([
  [attack, 'rifleman-a attack', 'at german-scouts-a'],
  [suppress, 'machine-gunner-a suppress', 'at german-riflemen-a'],
])('[N-7.2, N-7.3] the sum in the picture of $id is the one that the rules make', (lesson, first, second) => {
  const t = sit(normandy, lesson.position)
  t.play('us', first)
  const { board } = t.match.table
  const sum = normandy.forecast(board, t.view('us'), unwrap(normandy.parseCommand(board, second)))
  const written = `${sum?.parts.map(({ amount }) => amount).join(' + ')} = ${sum?.total}`
  const lettered = [
    ...lessonPicture(lesson)
      .paint()
      .matchAll(/>([^<>]+)<\/text>/g),
  ].map(([, text]) => text)
  expect(lettered).toContain(written)
})

/** What a deed's script names: the right command, and the patterns of wrong ones. */
const namedAt = ({ steps }: typeof guns, right: string): readonly string[] =>
  steps
    .flatMap(({ deeds }) => deeds)
    .filter(deed => deed.right === right)
    .flatMap(({ wrong = [] }) => [right, ...wrong.map(({ when }) => when)])

test('[N-7.1] where the mortar might be aimed, no tile with somebody on it is called empty', () => {
  const t = sit(normandy, guns.position).play('us', 'mortar target')
  const held = t.view('us').units.map(({ tile }) => `to ${tile}`)
  const aimed = t.legal('us').filter(command => held.includes(command))
  expect(aimed).toEqual(['to 3A', 'to 8B'])
  expect(namedAt(guns, 'to 8B')).toEqual(expect.arrayContaining(aimed))
})

test('[N-5.3] where the Scouts might go on to, no tile with a marker of theirs is said to bring fog', () => {
  const t = sit(normandy, ground.position).play('us', 'scout-a scout').play('us', 'to 13B')
  const marked = t.view('us').tiles.flatMap(({ tile, us }) => (us === 'none' ? [] : [`to ${tile}`]))
  const known = t.legal('us').filter(command => marked.includes(command))
  expect(known).toEqual(['to 17B', 'to 2B'])
  expect(namedAt(ground, 'stop')).toEqual(expect.arrayContaining(known))
})
