/**
 * Plays three games Expert v Expert and writes them down with our remarks: `npx node tools/annotated-games.ts` makes
 * docs/bot-games.md and its pictures. The seeds are fixed, so the games are the same each time as long as bots and
 * rules are.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unwrap } from '@bivouac/kernel'
import { chart } from './annotated-games/chart.ts'
import { ENTRIES } from './annotated-games/games.ts'
import { HEAD } from './annotated-games/head.ts'
import { misfits, page, type Written } from './annotated-games/page.ts'
import { playCourse } from './annotated-games/play.ts'
import { REMARKS } from './annotated-games/remarks.ts'

const DOCS = join(import.meta.dirname, '../docs')
mkdirSync(join(DOCS, 'bot-games'), { recursive: true })
const games: Written[] = []
for (const entry of ENTRIES) {
  const { module, face } = entry.match
  const scenario = module.scenarios.find(one => one.id === entry.scenario)
  const board = unwrap(module.board(scenario?.data))
  console.log(`Playing ${board.name} …`)
  const course = await playCourse(entry.match, board, entry.seed)
  const sections = entry.tell(course)
  const picture = `bot-games/${entry.scenario}.svg`
  const text = { name: board.name, sides: [face.side(0), face.side(1)], unit: entry.unit } as const
  writeFileSync(join(DOCS, picture), chart(sections, course.outcome.winner, text))
  games.push({ entry, board, course, sections, picture, remarks: REMARKS[entry.scenario] ?? {} })
}
const misfit = games.flatMap(misfits)
if (misfit.length > 0) {
  console.error(
    `${misfit.join('\n')}\nThe bots play differently now: read the games again and write new remarks.`,
  )
  process.exitCode = 1
} else {
  writeFileSync(join(DOCS, 'bot-games.md'), page(HEAD, games))
  console.log('Written: docs/bot-games.md and its pictures.')
}
