/** A game recorded under version 2 of the rules, in which standing orders closed windows, still replays to the last cell. */
import { readFileSync } from 'node:fs'
import { parseRecord, replay, unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { boardOf } from './scenario-files.ts'

const file = new URL('records-v2/orders-that-close-windows.txt', import.meta.url)
const record = unwrap(parseRecord(readFileSync(file, 'utf8')))
const board = boardOf(record.head.scenario)

test('[G-13.4] a record of version 2 replays and verifies', () => {
  const match = unwrap(replay(greatWar, board, record))
  expect([match.table.board.rules, match.log.length]).toEqual([2, record.lines.length])
})

test('[G-13.4] under version 3 the same commands meet a window', () => {
  const now = { ...record, head: { ...record.head, rules: 3 } }
  expect(replay(greatWar, board, now)).toMatchObject({ ok: false })
})
