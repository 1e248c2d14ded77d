/** `docs/protocol.md` tells strangers what this server does: every problem that it answers with, and every limit. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIST_MOST } from '../src/tables/online-table.ts'
import { LIMITS } from '../src/wire/limits.ts'

const root = new URL('../../../', import.meta.url)
const page = readFileSync(new URL('docs/protocol.md', root), 'utf8')

/** Where what a server answers comes from: its own code, and the host's core that it runs. */
const SOURCES = ['packages/server/src/**/*.ts', 'packages/host/src/{room,asked,restore,core,boards}.ts']

/** Codes that no client of a server can be answered with, and why. */
const NEVER_SENT: Readonly<Record<string, string>> = {
  'bad-record': 'house values are no part of an online game',
  'no-line': 'whoever it is for is no longer there',
}

const codes = new Set(
  globSync(SOURCES, { cwd: root }).flatMap(path =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(/\b(?:refuse|fail|problem)\(\s*'([a-z-]+)'/g)].map(
      ([, code]) => code,
    ),
  ),
)

test('every problem that the server can answer with is explained', () => {
  expect(codes.size).toBeGreaterThan(20)
  const problems = page.slice(page.indexOf('## Problems'))
  expect([...codes].filter(code => !(code in NEVER_SENT) && !problems.includes(`\`${code}\``))).toEqual([])
})

test('the limits are those of the server', () => {
  const limits = page.slice(page.indexOf('## Limits'), page.indexOf('## Problems'))
  const rates = [LIMITS.messages, LIMITS.guests, LIMITS.games, LIMITS.chat]
  const figures = [
    ...rates.flatMap(({ burst, perSecond }) => [burst, perSecond < 1 ? 1 / perSecond : perSecond]),
    LIMITS.socketsOfGuest,
    LIMITS.socketsOfAddress,
    LIMITS.sockets,
  ].map(figure => figure.toLocaleString('en'))
  expect(figures.filter(figure => !new RegExp(`\\b${figure}\\b`).test(limits))).toEqual([])
})

test('lists are as long as it says', () => {
  const requests = page.slice(page.indexOf('### Finding a game'), page.indexOf('### At the table'))
  const rows = requests.split('\n').filter(line => /^\| `(lobby|mine)` \|/.test(line))
  expect(rows.map(row => row.match(/\d+/g))).toEqual([[`${LIST_MOST}`], [`${LIST_MOST}`, `${LIST_MOST}`]])
})
