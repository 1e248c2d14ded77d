/**
 * Writes the tables of docs/bots.md and its pictures anew from the results in docs/bots: `npx node tools/bots-tables.ts`. Each
 * result is what `bivouac match … --json` (or `bivouac bench --ai --json`) printed; its file's name says where it belongs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { IDENTITY as greatWar } from '../games/great-war/src/identity.ts'
import { IDENTITY as normandy } from '../games/normandy/src/identity.ts'
import { benchTable } from './bots-tables/bench-table.ts'
import { ladder } from './bots-tables/ladder.ts'
import { type MatchResult, matchTable, scenarioTable, trialTable } from './bots-tables/match-table.ts'

const GAMES = [normandy, greatWar]
const FOLDER = new URL('../docs/bots/', import.meta.url)
const PAGE = new URL('../docs/bots.md', import.meta.url)
const BENCH = 'bench-ai.json'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
const resultsIn = (folder: string): MatchResult[] =>
  readdirSync(new URL(folder, FOLDER))
    .filter(name => name.endsWith('.json') && name !== BENCH)
    .toSorted()
    .map(name => read(`${folder}${name}`) as MatchResult)
const results = resultsIn('./')

for (const { id, name } of GAMES)
  writeFileSync(
    new URL(`ladder-${id}.svg`, FOLDER),
    ladder(
      results.filter(result => result.game === id),
      name.replace('&', '&amp;'),
    ),
  )

const tables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    GAMES.flatMap(({ id: game }) => {
      const ofGame = results.filter(result => result.game === game)
      return [
        [`matches ${game}`, matchTable(ofGame)],
        [`scenarios ${game}`, scenarioTable(ofGame)],
      ]
    }),
  ),
  trials: trialTable(resultsIn('tried/')),
  ...(existsSync(new URL(BENCH, FOLDER)) ? { bench: benchTable(read(BENCH)) } : {}),
}

let page = readFileSync(PAGE, 'utf8')
for (const [name, table] of Object.entries(tables)) {
  const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`)
  if (!place.test(page)) {
    console.error(
      `docs/bots.md has no place for '${name}': put <!-- ${name} --> and <!-- /${name} --> where it belongs.`,
    )
    process.exitCode = 1
    continue
  }
  page = page.replace(place, (_, begin: string, end: string) => `${begin}${table}\n${end}`)
}
writeFileSync(PAGE, page)
