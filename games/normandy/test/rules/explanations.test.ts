/** What a refusal speaks of, and the odds of what is allowed: both from a view alone. */
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { normandy } from '../../src/game.ts'
import { blastForecasts } from '../../src/view/explain.ts'
import { boardOf, changed, type Seated, table } from '../table.ts'

/** All that the refusal names beside the command itself. */
function named(t: Seated, side: string, text: string): Record<string, string | number> {
  const { command, ...rest } = t.refused(side, text).about
  expect(command).toBe(text)
  return rest
}
const codeOf = (t: Seated, text: string): number => unwrap(normandy.parseCommand(t.match.table.board, text))

const HAND = 'us hand scout-a\ngerman hand scout-b'

test.each([
  ['rifleman-a control', { card: 'rifleman-a', action: 'control', unit: 'us-riflemen-a', tile: '17B' }],
  ['rifleman-a hunker-down', { card: 'rifleman-a', unit: 'us-riflemen-a', tile: '17B' }],
  ['rifleman-a ready', { card: 'rifleman-a', unit: 'us-riflemen-a', tile: '17B' }],
  ['platoon-sergeant command 1', { card: 'platoon-sergeant', action: 'command' }],
  ['bid rifleman-a', { card: 'rifleman-a' }],
  ['take rifleman-a', { card: 'rifleman-a' }],
  ['at german-scouts-a', { unit: 'german-scouts-a' }],
  ['to 4B', { tile: '4B' }],
  ['stop', {}],
])('[N-3.6] a refusal of %s names what was to be used, by whom and where', (text, about) => {
  expect(named(table('la-raye', HAND), 'us', text)).toEqual(about)
})

test('[N-3.6] the other side hears of its own units, and of the first tile of the map as of any other', () => {
  const t = table('la-raye', `active german\nunit german-riflemen-a 2B\n${HAND}`)
  expect(named(t, 'german', 'rifleman-a control')).toMatchObject({ unit: 'german-riflemen-a', tile: '2B' })
})

test('[N-4.1, N-4.4] a unit off the board acts from its spawn tile; without one there is no tile to name', () => {
  const off = `unit us-riflemen-a off\n${HAND}`
  expect(named(table('la-raye', off), 'us', 'rifleman-a control')).toMatchObject({ tile: '17B' })
  const onlyB = changed('la-raye', file => {
    file.US.spawns = { '17B': ['B'] }
  })
  expect(named(table('la-raye', off, onlyB), 'us', 'rifleman-a control')).not.toHaveProperty('tile')
})

test('[N-4.1] what is asked of one board is not answered from another', () => {
  const t = table('la-raye', 'unit us-riflemen-a off\nus hand rifleman-a')
  const onlyB = changed('la-raye', file => {
    file.US.spawns = { '17B': ['B'] }
  })
  const entry = onlyB.scenarios.find(({ id }) => id === 'la-raye')
  const view = t.view('us')
  const command = codeOf(t, 'rifleman-a attack')
  expect(normandy.explain(boardOf('la-raye'), view, command)).toBeUndefined()
  expect(normandy.explain(unwrap(normandy.board(entry?.data)), view, command)?.key).toBe('no-spawn')
})

test('[N-5.1, N-1.6] a tile that cannot be entered: which counter, and how far it is', () => {
  const t = table('la-raye', 'us hand rifleman-a').play('us', 'rifleman-a move')
  expect(named(t, 'us', 'to 5B')).toEqual({ tile: '5B', unit: 'us-riflemen-a', steps: 2 })
})

test('[N-6.7] a tile that cannot be aimed at: the Mortar, and how far it is', () => {
  const t = table('mortain', 'active us\nunit us-mortar 4A\nus hand mortar').play('us', 'mortar target')
  expect(named(t, 'us', 'to 4A')).toEqual({ tile: '4A', unit: 'us-mortar', steps: 0 })
})

test('[N-3.5] a spectator decides nothing, and no unit is his', () => {
  const ask = (lines: string, text: string) => {
    const t = table('la-raye', `${HAND}\n${lines}`)
    return normandy.explain(t.match.table.board, t.view('spectator'), codeOf(t, text))
  }
  const refused = { key: 'not-your-decision', clause: 'N-3.5' }
  expect(ask('', 'scout-a scout')).toEqual({
    ...refused,
    about: { command: 'scout-a scout', card: 'scout-a', action: 'scout' },
  })
  expect(ask('doing bid', 'bid scout-a')).toMatchObject(refused)
})

test('[N-7.4] only what is shot at has odds', () => {
  const t = table('la-raye', 'us hand rifleman-a scout-a').play('us', 'scout-a attack')
  const odds = (text: string) => normandy.forecast(t.match.table.board, t.view('us'), codeOf(t, text))
  expect(odds('at german-scouts-a')).toMatchObject({ dice: 1 })
  expect(odds('to 2B')).toBeUndefined()
  t.dice(1).play('us', 'at german-scouts-a').play('us', 'rifleman-a move')
  expect(t.legal('us')).toContain('to 2B')
  expect(odds('to 2B')).toBeUndefined()
})

test('[N-7.1, N-7.2] a Blast would roll against every counter under the target marker, own ones too', () => {
  const lines = 'active us\nunit us-mortar 4A\nunit us-riflemen-a 11A\nunit german-scouts-a 11A'
  const under = (more: string, who: string) => {
    const t = table('mortain', `${lines}\n${more}`)
    return blastForecasts(t.match.table.board, t.view(who)).map(({ unit }) => unit)
  }
  expect(under('target us 11A', 'us')).toEqual(['us-riflemen-a', 'german-scouts-a'])
  expect(under('target us 11A', 'german')).toEqual([])
  expect(under('target us 11A', 'spectator')).toEqual([])
  expect(under('', 'us')).toEqual([])
  expect(under('target german 11A', 'german')).toEqual(['us-riflemen-a', 'german-scouts-a'])
})
