/**
 * Games recorded under version 1 of the rules still replay to the last cell, among them one for each thing that version 2
 * plays otherwise; and a game of version 1 goes on under today's rules from where it stands.
 */
import { readdirSync, readFileSync } from 'node:fs'
import {
  boardUnder,
  goOnUnder,
  matchFrom,
  parseRecord,
  replay,
  standingLines,
  unwrap,
  writeRecord,
} from '@bivouac/kernel'
import { ScriptTable } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { boardOf } from './scenario-files.ts'
import { roll, why } from './table.ts'

const folder = new URL('records-v1/', import.meta.url)
const read = (name: string) => unwrap(parseRecord(readFileSync(new URL(name, folder), 'utf8')))
const names = readdirSync(folder)

describe('records of version 1', () => {
  test.each(names)('%s replays and verifies', name => {
    const record = read(name)
    const match = unwrap(replay(greatWar, boardOf(record.head.scenario), record))
    expect([record.head.rules, match.table.board.rules, match.log.length]).toEqual([
      1,
      1,
      record.lines.length,
    ])
  })

  /** What version 2 plays otherwise is refused there, or leads to another state. */
  test.each(names.filter(name => name !== 'a-whole-game.txt'))('%s is another game under version 2', name => {
    const record = read(name)
    const now = { ...record, head: { ...record.head, rules: 2 } }
    expect(replay(greatWar, boardOf(record.head.scenario), now)).toMatchObject({ ok: false })
  })

  test("[G-12.9] a game of version 1 goes on under today's rules from where it stands", () => {
    const { head, lines } = read('storm-that-holds-fire.txt')
    const board = boardOf(head.scenario)
    const begun = unwrap(matchFrom(greatWar, unwrap(boardUnder(greatWar, board, 1)), head.position ?? ''))
    const old = new ScriptTable(begun)
    for (const { side, command } of standingLines({ lines }).slice(0, 4)) old.play(side, command)
    expect(old.legal('british')).toContain('done')
    const t = new ScriptTable(goOnUnder(begun, board))
    expect(why(t, 'british', 'done')).toBe('G-12.9 must-fire')
    roll(t, 'hq', 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 6,6')
    const record = unwrap(parseRecord(writeRecord(t.match)))
    expect(standingLines(record).map(line => line.rules)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      greatWar.rulesVersion,
    ])
    expect(unwrap(replay(greatWar, board, record)).table.cells).toEqual(t.match.table.cells)
  })
})
