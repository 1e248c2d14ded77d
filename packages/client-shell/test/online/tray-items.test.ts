/** What lies in the tray of an online table, for whom, and in which order. */
import type { Offer } from '@bivouac/protocol/online'
import { expect, it } from 'vitest'
import { beforeOwnLast, trayItems } from '../../src/online/table/tray-items.ts'
import { onlineGame, tableState } from './games.ts'

const offer = (number: number, by: 0 | 1): Offer => ({ number, by, at: 0, offer: { what: 'pause' } })
const usual = { seat: 0, line: 'live', seq: 9, isKept: false, isOver: false } as const
const kinds = (part: Parameters<typeof tableState>[0], more: Partial<Parameters<typeof trayItems>[0]> = {}) =>
  trayItems({ ...usual, around: tableState(part), ...more }).map(({ kind }) => kind)

it('is empty while nothing is asked', () => {
  expect(kinds({})).toEqual([])
})

it('holds what the other asks of me, and what I ask of him', () => {
  expect(kinds({ offers: [offer(1, 1), offer(2, 0)] })).toEqual(['asked', 'asking'])
})

it('asks nothing of those who only watch', () => {
  const watching = { seat: -1 }
  expect(kinds({ offers: [offer(1, 1)], paused: true, mayClaimAt: 5 }, watching)).toEqual([])
  expect(kinds({}, { ...watching, line: 'lost' })).toEqual(['lost'])
})

it('says first that the line is lost, and whether something waits for it', () => {
  const items = trayItems({ ...usual, around: tableState({ paused: true }), line: 'lost', isKept: true })
  expect(items).toEqual([{ kind: 'lost', isKept: true }, { kind: 'paused' }])
})

it('leaves pause and absence behind when the game is over', () => {
  const over = { game: onlineGame({ status: 'over' }), paused: true, mayClaimAt: 5, offers: [offer(1, 1)] }
  expect(kinds(over, { isOver: true })).toEqual(['end', 'asked'])
  expect(kinds({ game: onlineGame({ status: 'void' }) })).toEqual(['void'])
})

it('says that the game was taken back by whoever runs the server, until somebody goes on', () => {
  const around = { notice: { what: 'back', at: 0, to: 9, why: 'A fault.' } } as const
  expect(trayItems({ ...usual, around: tableState(around) })).toEqual([{ kind: 'back', why: 'A fault.' }])
  expect(kinds(around, { seq: 10 })).toEqual([])
  expect(kinds({ ...around, game: onlineGame({ status: 'void' }) })).toEqual(['void'])
})

it('goes back to the moment before my own last command', () => {
  const steps = [
    { seq: 0, by: -1 },
    { seq: 1, by: 0 },
    { seq: 2, by: 1 },
    { seq: 3, by: 0 },
    { seq: 4, by: 1 },
  ]
  expect(beforeOwnLast(steps, 0)).toBe(2)
  expect(beforeOwnLast(steps, 1)).toBe(3)
  expect(beforeOwnLast(steps.slice(0, 2), 1)).toBeUndefined()
})
