/** The course: every lesson played to its end along the right path and along all wrong ones, and its words in all languages. */
import { checkCourse, wonAlone } from '@bivouac/client-shell/check-course'
import { seeded, unwrap } from '@bivouac/kernel'
import { openScenario } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar, greatWarBots } from '../../src/game.ts'
import { SIDES, UNIT_KINDS, UNIT_NAMES } from '../../src/vocabulary.ts'
import { alone } from '../../ui/lessons/alone.ts'
import { LESSONS } from '../../ui/lessons/lessons.ts'

test('each lesson can be played to its end, whatever else is tried is answered, and in every language', async () => {
  const tables = (language: string) => import(`../../ui/lessons/messages/${language}.ts`)
  expect(await checkCourse(greatWar, LESSONS, tables)).toEqual([])
})

test('the battle on one’s own is one that a newcomer can win', async () => {
  expect(await wonAlone(greatWar, greatWarBots.greedy, alone, 6)).toBeGreaterThanOrEqual(4)
})

test('the log calls each unit of a lesson what it is, as far as the scenario has as many of its kind', () => {
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
        const known = UNIT_NAMES.filter((unit, i) => unit.startsWith(side) && board.unitKind[i] === kind)
        expect(called.length, `${id}: ${side} ${name}`).toBe(Math.min(own.length, known.length))
      }
  }
})
