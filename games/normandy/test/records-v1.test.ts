/**
 * Games recorded under version 1 of the rules, by the program of that time: they must replay to the last check sum for
 * ever. Two of them went on where version 2 would have ended them.
 */
import { readdirSync, readFileSync } from 'node:fs'
import {
  followsFromSeed,
  matchFrom,
  parseAnyCommand,
  parseRecord,
  replay,
  standingLines,
  submit,
  unwrap,
} from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { normandy } from '../src/game.ts'
import { boardOf } from './table.ts'

const folder = new URL('records-v1/', import.meta.url)
const read = (file: string) => unwrap(parseRecord(readFileSync(new URL(file, folder), 'utf8')))

test.each(readdirSync(folder))('%s replays and verifies', file => {
  const record = read(file)
  expect(record.head.rules).toBe(1)
  const match = unwrap(replay(normandy, boardOf(record.head.scenario), record))
  expect(match.log).toHaveLength(record.lines.length)
  if (record.head.seed !== undefined) unwrap(followsFromSeed(match, record.head.seed))
})

test.each([
  ['single-card.bivouac', 'german'],
  ['radio-not-retaken.bivouac', 'us'],
])('[N-8.6] %s goes on after a command that ends it today: %s has won', (file, winner) => {
  const { head, lines } = read(file)
  expect(lines.length).toBeGreaterThan(1)
  const board = boardOf(head.scenario)
  const match = unwrap(matchFrom(normandy, board, head.position ?? ''))
  const [first] = standingLines({ lines })
  unwrap(
    submit(
      match,
      normandy.sides.indexOf(first.side),
      unwrap(parseAnyCommand(normandy, board, first.command)),
    ),
  )
  expect(normandy.outcome(match.table)).toEqual({
    winner: normandy.sides.indexOf(winner),
    reason: 'beyond-hope',
  })
})
