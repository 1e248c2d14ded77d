/** The course: every lesson played to its end along the right path and along all wrong ones, and its words in all languages. */
import { checkCourse, wonAlone } from '@bivouac/client-shell/check-course'
import { lessonTable } from '@bivouac/host/lessons'
import { firstOf, type GameModule, seeded, unwrap } from '@bivouac/kernel'
import { openScenario } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar, greatWarBots } from '../../src/game.ts'
import { hexNamed, STEPS } from '../../src/geometry.ts'
import { HEXES, SIDES, UNIT_KINDS, UNIT_NAMES } from '../../src/vocabulary.ts'
import { alone } from '../../ui/lessons/alone.ts'
import { artillery } from '../../ui/lessons/artillery.ts'
import { command } from '../../ui/lessons/command.ts'
import { LESSONS } from '../../ui/lessons/lessons.ts'
import { lessonPicture } from '../../ui/lessons/pictures.ts'

test('each lesson can be played to its end, whatever else is tried is answered, and in every language', async () => {
  const tables = (language: string) => import(`../../ui/lessons/messages/${language}.ts`)
  expect(await checkCourse(greatWar, LESSONS, tables)).toEqual([])
})

test('every lesson has a picture of its own, half as wide again as it is high', () => {
  const pictures = LESSONS.map(lesson => {
    const { width, height, paint } = lessonPicture(lesson)
    expect(width / height, lesson.id).toBeCloseTo(1.5, 0)
    const picture = paint()
    expect(picture).not.toMatch(/undefined|NaN/)
    return picture
  })
  expect(new Set(pictures).size).toBe(LESSONS.length)
})

test('the battle on one’s own is one that a newcomer can win', async () => {
  expect(await wonAlone(greatWar, greatWarBots.greedy, alone, 6)).toBeGreaterThanOrEqual(4)
})

test('the log calls each unit of a lesson what it is', () => {
  for (const { id, scenario, position } of LESSONS) {
    const board = unwrap(openScenario(greatWar, scenario))
    const { units } = greatWar.view(
      unwrap(greatWar.parsePosition(position, seeded, name => openScenario(greatWar, name))),
      0,
    )
    for (const side of SIDES)
      for (const [kind, name] of UNIT_KINDS.entries()) {
        const own = units.filter(unit => unit.kind === name && unit.unit.startsWith(side))
        const called = own.filter(({ unit }) => board.unitKind[UNIT_NAMES.indexOf(unit)] === kind)
        expect(called, `${id}: ${side} ${name}`).toEqual(own)
      }
  }
})

test('the artillery is aimed at the one enemy that stands between the others', () => {
  const { scenario, position } = artillery
  const opened = greatWar.parsePosition(position, seeded, name => openScenario(greatWar, name))
  const { units } = greatWar.view(unwrap(opened), 0)
  const enemies = units.filter(({ unit }) => unit.startsWith('german')).map(({ hex }) => hexNamed(hex))
  const besides = enemies.map(hex => enemies.filter(other => STEPS[hex * HEXES + other] === 1).length)
  expect(besides.toSorted()).toEqual([1, 1, 2])
  const board = unwrap(openScenario(greatWar, scenario))
  const aim = artillery.steps.flatMap(({ deeds }) => deeds).find(({ right }) => right.startsWith('shell'))
  const target = firstOf(unwrap(greatWar.parseCommand(board, aim?.right ?? '')))
  expect(target).toBe(enemies[besides.indexOf(2)])
})

test('where the order is the learner’s, all that may be pressed next is lit, and goes on with the lesson in any order', async () => {
  const table = lessonTable(greatWar as unknown as GameModule, command, 1)
  const { id: game } = table.summary
  await table.ask('open', { game, seat: 0 })
  const board = unwrap(openScenario(greatWar, command.scenario))
  const lit = () => table.state.get().open.map(one => greatWar.formatCommand(board, one))
  const left = ['order 8,5', 'order 9,6', 'order 9,7']
  for (const taken of ['order 9,7', 'order 8,5', 'order 9,6']) {
    expect(lit().toSorted()).toEqual(left)
    const given = table.state.get().open[lit().indexOf(taken)]
    await table.ask('give', { game, seat: 0, asked: 0, command: given })
    left.splice(left.indexOf(taken), 1)
  }
  expect(table.state.get().asked?.step.id).toBe('move')
})

test('what a command leads to comes last, so that the dice it rolls are seen to their end', async () => {
  const table = lessonTable(greatWar as unknown as GameModule, command)
  const { id: game } = table.summary
  await table.ask('open', { game, seat: 0 })
  const answers: number[] = []
  table.onNews(news => news.news === 'update' && answers.push(news.update.steps.length))
  let given = 0
  for (let next = table.state.get().command; next !== undefined; next = table.state.get().command) {
    await table.ask('give', { game, seat: 0, asked: 0, command: next })
    given++
  }
  expect(given).toBeGreaterThan(3)
  expect(answers).not.toContain(0)
})
