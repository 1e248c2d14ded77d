/** The rulebook's drawn examples show what the rules do: each position is laid out and tried. */
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import list from '../rulebook/examples.json' with { type: 'json' }
import { type Example, examplePicture } from '../src/drawing/example.ts'
import { normandy } from '../src/game.ts'
import { boardOf, table } from './table.ts'

const examples: readonly Example[] = list

test.each(examples.filter(({ attack }) => attack))(
  '[N-7.2, N-7.3] the sum of $id is the one that the rules make',
  ({ scenario, units, attack }) => {
    const lines = Object.entries(units).map(([unit, tile]) => `unit ${unit} ${tile}`)
    const t = table(scenario, `active us\nus hand rifleman-a\n${lines.join('\n')}`)
    t.play('us', 'rifleman-a attack')
    const { board } = t.match.table
    const command = unwrap(normandy.parseCommand(board, `at ${attack?.at}`))
    const expected = normandy.forecast(board, t.view('us'), command)
    const sum = expected?.parts.map(({ amount }) => amount).join(' + ')
    expect(`${sum} = ${expected?.total}`).toBe(attack?.sum)
  },
)

test('[N-1.6] the steps that are written on the tiles are the board’s', () => {
  const example = examples.find(({ steps }) => steps)
  if (example?.steps === undefined) throw new Error('No example shows steps.')
  const board = boardOf(example.scenario)
  const from = board.tiles.indexOf(example.steps)
  const far = example.tiles
    .filter(tile => tile !== example.steps)
    .map(tile => String(board.steps[from * board.tiles.length + board.tiles.indexOf(tile)]))
  const written = [...examplePicture(example).matchAll(/<text[^>]*font-size="40"[^>]*>([^<]+)</g)]
  expect(written.map(([, text]) => text)).toEqual(far)
  expect(far.filter(steps => steps === '1')).toHaveLength(6)
})

test.each(examples)('$id is drawn with no name twice', example => {
  const picture = examplePicture(example)
  expect(picture).not.toMatch(/undefined|NaN/)
  const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
