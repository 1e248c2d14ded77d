/** The ground that is painted when the app is built is that of the lessons: otherwise another one would be seen first. */
import { seeded, unwrap } from '@bivouac/kernel'
import { openScenario } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { landNow, landOf } from '../../src/art/land.ts'
import { PAINTED_SCENARIO } from '../../src/art/sheet.ts'
import { greatWar } from '../../src/game.ts'
import { LESSONS } from '../../ui/lessons/lessons.ts'

const open = (id: string) => openScenario(greatWar, id)
const painted = landOf(unwrap(open(PAINTED_SCENARIO)))
const taught = LESSONS.filter(({ steps }) => steps.length > 0)

test.each(taught.map(({ id, position }) => [id, position] as const))('of %s', (_, position) => {
  const table = unwrap(greatWar.parsePosition(position!, seeded, open))
  expect(landNow(table.board, greatWar.view(table, 0).hexes)).toEqual(painted)
})
