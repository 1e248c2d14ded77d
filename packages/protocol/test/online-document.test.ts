/** `docs/protocol.md` says all that the schemas say: a stranger has nothing else to write a client from. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  checkOf,
  FRAME_BYTES_MOST,
  fromServer,
  onlineNews,
  PROTOCOL,
  REQUESTS,
  readMessage,
} from '../src/online/index.ts'

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

interface Found {
  readonly fields: Set<string>
  readonly words: Set<string>
  readonly limits: Set<number>
}

/** As much of a Valibot schema as has anything in it. */
interface Part {
  readonly type?: string
  readonly entries?: Readonly<Record<string, Part>>
  readonly options?: readonly unknown[]
  readonly items?: readonly Part[]
  readonly item?: Part
  readonly wrapped?: Part
  readonly value?: Part
  readonly literal?: unknown
  readonly pipe?: readonly Part[]
  readonly requirement?: unknown
}

/** Every name of a field, every word that a field may be, and every limit within a schema. */
function gather(
  part: Part,
  found: Found = { fields: new Set(), words: new Set(), limits: new Set() },
): Found {
  const inner = [part.item, part.wrapped, ...(part.items ?? []), ...(part.pipe ?? []).slice(1)]
  for (const [name, entry] of Object.entries(part.entries ?? {})) {
    found.fields.add(name)
    inner.push(entry)
  }
  for (const option of part.options ?? []) {
    if (typeof option === 'object') inner.push(option as Part)
    else if (typeof option === 'string') found.words.add(option)
  }
  if (typeof part.literal === 'string') found.words.add(part.literal)
  if (['max_length', 'max_value'].includes(part.type ?? '')) found.limits.add(Number(part.requirement))
  for (const one of inner) if (one) gather(one, found)
  return found
}

const spoken = (word: string): boolean => text.includes(`\`${word}\``) || text.includes(`"${word}"`)

/** The row of a table whose first cell is this word; several cells may begin with it. */
const rowsOf = (word: string): readonly string[] =>
  text.split('\n').filter(line => line.startsWith(`| \`${word}\``))

describe('the document', () => {
  test.each(Object.entries(REQUESTS))(
    'has a row for the request %s with all that it asks',
    (name, { asks }) => {
      const rows = rowsOf(name)
      const fields = Object.keys(asks.entries)
      expect(rows.filter(row => fields.every(field => row.includes(`\`${field}\``)))).not.toEqual([])
    },
  )

  test.each(onlineNews.options.map(option => [option.entries.news.literal, option] as const))(
    'has a row for the news %s with its fields',
    (name, option) => {
      const fields = Object.keys(option.entries).filter(field => field !== 'news')
      expect(rowsOf(name).some(row => fields.every(field => row.includes(`\`${field}\``)))).toBe(true)
    },
  )

  test('names every field and every word of every message', () => {
    const schemas = Object.values(REQUESTS).flatMap(({ asks, answer }) => [asks, answer])
    for (const schema of [...schemas, fromServer]) {
      const { fields, words } = gather(schema as Part)
      expect([...fields, ...words].filter(word => !spoken(word))).toEqual([])
    }
  })

  test('tells every limit', () => {
    for (const { asks } of Object.values(REQUESTS)) {
      // A text is first cut off far beyond its limit, so that no endless one is looked at.
      const limits = [...gather(asks as Part).limits].filter(limit => ![96, 1200].includes(limit))
      expect(limits.filter(limit => !new RegExp(`\\b${limit}\\b`).test(text))).toEqual([])
    }
    expect(text).toContain(FRAME_BYTES_MOST.toLocaleString('en'))
    expect(text).toContain(`This is version ${PROTOCOL};`)
  })

  test('tells of no request that there is not', () => {
    const requests = text.slice(text.indexOf('## Requests'), text.indexOf('## News'))
    const tables = requests.split('\n\n').filter(block => block.includes('| name | asks | answer |'))
    const names = tables.flatMap(table => [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name))
    expect(names.toSorted()).toEqual(Object.keys(REQUESTS).toSorted())
  })

  test('shows messages that are sound', () => {
    const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, example]) => example)
    expect(examples.length).toBeGreaterThan(4)
    for (const example of examples) {
      const read = readMessage(example)
      const { name } = JSON.parse(example)
      expect(name === undefined ? v.is(fromServer, JSON.parse(example)) : read.ok, example).toBe(true)
    }
  })

  test('gives the right hash of its example', () => {
    const [, value, hash] = /The hash of `(.*?)` is `(.*?)`/.exec(text) ?? []
    expect(checkOf(JSON.parse(value))).toBe(hash)
  })
})
