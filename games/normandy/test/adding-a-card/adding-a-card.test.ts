/** Adds a card to a copy of the game by following CONTRIBUTING, has it compiled, and plays it. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LANGUAGES } from '@bivouac/face-kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const CARD = 'platoon-runner'

const ROW = {
  title: 'platoon_runner',
  kind: 'command',
  initiative: 8,
  actions: [
    { action: 'command', value: 1 },
    { action: 'guide', value: 1 },
  ],
  squads: null,
  copies: 1,
}

/** The places that CONTRIBUTING names, and what stands there afterwards. */
const PLACES: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'RULEBOOK.md': [
    [
      '| Squad Leader A/B/C |',
      '| Platoon Runner | command | 8 | Command 1 · Guide 1 | 1 |\n| Squad Leader A/B/C |',
    ],
  ],
  'data/cards.json': [['"cards": [', `"cards": [${JSON.stringify(ROW)},`]],
  'data/names.json': [
    ['"us": {', `"us": { "${CARD}": ["Pvt. Amos Teal"],`],
    ['"german": {', `"german": { "${CARD}": ["Gefr. Udo Rahn"],`],
  ],
  'src/vocabulary.ts': [["  'fog-of-war',\n] as const", `  '${CARD}',\n  'fog-of-war',\n] as const`]],
  'src/art/card-scenes.ts': [
    ["  'platoon-guide',\n", `  'platoon-guide',\n  '${CARD}',\n`],
    ["  'fog-of-war': b =>", `  '${CARD}': (_, side) => man(side, 92, 58, 0.9),\n  'fog-of-war': b =>`],
  ],
  'ui/table/parts/chips.tsx': [["  'squad-leader':", `  '${CARD}': 'platoon-guide',\n  'squad-leader':`]],
  ...Object.fromEntries(
    LANGUAGES.flatMap(language => [
      [
        `src/text/messages/${language}/names.ts`,
        [["  'card.platoon-guide'", `  'card.${CARD}': 'Runner (${language})',\n  'card.platoon-guide'`]],
      ],
      [
        `ui/table/messages/${language}.ts`,
        [["  'short.platoon-guide'", `  'short.${CARD}': 'Runner',\n  'short.platoon-guide'`]],
      ],
    ]),
  ),
}

let tree = ''
let game = ''
const run = (file: string, ...args: string[]) => promisify(execFile)(file, args, { cwd: tree })
const compile = () => run(join(ROOT, 'node_modules/.bin/tsc'), '-p', join(tree, 'tsconfig.json'))

function replaceIn(file: string, before: string, after: string): void {
  const parts = readFileSync(join(game, file), 'utf8').split(before)
  if (parts.length !== 2) throw new Error(`'${before}' stands ${parts.length - 1} times in ${file}`)
  writeFileSync(join(game, file), parts.join(after))
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'bivouac-card-'))
  game = join(tree, 'games/normandy')
  cpSync(join(ROOT, 'games/normandy'), game, { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  writeFileSync(
    join(tree, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.web.json'),
      include: ['games/normandy/src', 'games/normandy/ui'],
    }),
  )
  for (const [file, changes] of Object.entries(PLACES))
    for (const [before, after] of changes) replaceIn(file, before, after)
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

describe('a card that is added by following CONTRIBUTING', () => {
  test('is written in the places that it names, and in no other', () => {
    const [, section] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(
      '## Adding a card (Normandy)\n',
    )
    const [adding] = section.split('\n## ')
    const named = [...adding.matchAll(/`([\w/*.-]+\.(?:ts|tsx|json|md))`/g)].map(([, file]) => file)
    const places = Object.keys(PLACES).map(file => file.replace(/\/(?:de|en|es|fr|hu|pl)([/.])/, '/*$1'))
    expect([...new Set(named)].sort()).toEqual([...new Set(places)].sort())
  })

  test('compiles, and does not without one of its names', async () => {
    await compile()
    replaceIn('src/text/messages/hu/names.ts', `  'card.${CARD}': 'Runner (hu)',\n`, '')
    await expect(compile()).rejects.toMatchObject({ stdout: expect.stringContaining(`card.${CARD}`) })
  }, 240_000)

  test('is drawn, bid beside and played', async () => {
    const { stdout } = await run(process.execPath, join(game, 'test/adding-a-card/play-it.ts'), CARD)
    expect(JSON.parse(stdout)).toEqual({
      initiative: 8,
      label: expect.stringContaining('Runner (en) (Pvt. Amos Teal)'),
      play: [`${CARD}.1`],
      // Four drawn, one bid, one played and one drawn with it: only the bid was left to draw.
      hand: 3,
      broken: [],
    })
  }, 60_000)
})
