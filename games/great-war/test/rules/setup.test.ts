/** G-3 Setup: the scenario on the table, the deal, and the shelling of no man's land. */
import { type Chance, openMatch, seeded, unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { greatWar } from '../../src/game.ts'
import { openScenario, type ScenarioFile } from '../../src/scenario/scenario.ts'
import { scenarios } from '../../src/scenario/scenarios.ts'
import { SIDES } from '../../src/vocabulary.ts'
import { dotted, drawn, fileOf } from '../scenario-files.ts'

const noDice: Chance = {
  die: () => {
    throw new Error('no die is to be rolled')
  },
  shuffle: seeded.shuffle,
}

/** Sets up with these numbers of the shelling dice; all must be asked for. */
function shelled(file: ScenarioFile, ...dice: number[]) {
  const left = [...dice]
  const chance: Chance = {
    die: () => {
      const number = left.shift()
      if (number === undefined) throw new Error('one die too many is rolled')
      return number - 1
    },
    shuffle: seeded.shuffle,
  }
  const { table } = openMatch(greatWar, unwrap(openScenario(file)), 'setup', chance)
  expect(left).toEqual([])
  const { hexes } = greatWar.view(table, 0)
  return hexes
    .filter(hex => hex.terrain === 'shell-crater' || hex.crater)
    .map(hex => (hex.crater ? `${hex.hex} ${hex.terrain}` : hex.hex))
}

const shellingFile = (
  rows: number[],
  marks: Record<string, readonly string[]> = {},
  more: Partial<ScenarioFile> = {},
  rule: Partial<ScenarioFile['special'][number]> = {},
): ScenarioFile => ({
  ...drawn(dotted(marks), { british: ['11,1'], german: ['1,1'] }),
  special: [{ key: 'shelling', side: 'british', rows, text: 'Shells.', ...rule } as never],
  ...more,
})

describe('the opening', () => {
  test.each(scenarios.map(entry => entry.id))(
    '[G-3.1] %s: terrain, wire, units, hands, tokens and guns are as the file says',
    id => {
      const file = fileOf(id)
      const { table } = openMatch(greatWar, unwrap(openScenario(file)), id)
      const view = greatWar.view(table, 0)
      expect(view.active).toBe(file.first)
      expect(greatWar.decision(table)).toMatchObject({
        kind: 'play-card',
        seats: [SIDES.indexOf(file.first)],
      })
      for (const side of SIDES) {
        const { command, combat, hq, artillery } = file.assets[side]
        expect(view[side]).toMatchObject({
          hq,
          artillery,
          hand: { command, combat, limit: 5 },
          losses: 0,
        })
        const placed = view.units.filter(unit => unit.unit.startsWith(side))
        expect(placed.map(({ hex, kind, figures }) => ({ hex, kind, figures }))).toEqual(
          file.units[side].map(unit => ({ ...unit, figures: 4 })),
        )
      }
      expect(view.command.deck).toBe(58 - file.assets.british.command - file.assets.german.command)
      expect(view.combat.deck).toBe(40 - file.assets.british.combat - file.assets.german.combat)
      expect(view.pool).toBe(30 - file.assets.british.hq - file.assets.german.hq)
      const shelledRows = file.special.flatMap(rule =>
        rule.key === 'shelling' || rule.key === 'shelling-trenches' ? rule.rows : [],
      )
      const quiet = (name: string): boolean => !shelledRows.includes(Number(name.split(',')[0]))
      expect(view.hexes.filter(hex => hex.wire && quiet(hex.hex)).map(hex => hex.hex)).toEqual(
        file.wire.filter(quiet).sort((a, b) => order(a) - order(b)),
      )
    },
  )

  test('[G-3.1] the deal follows the seed, and another seed deals otherwise', () => {
    const board = unwrap(openScenario(fileOf('opening-action-1')))
    const hand = (seed: string) =>
      greatWar.view(openMatch(greatWar, board, seed).table, 0).british.own?.command
    expect(hand('a')).toEqual(hand('a'))
    expect(hand('a')).not.toEqual(hand('b'))
  })
})

const order = (name: string): number => {
  const [row, col] = name.split(',').map(Number)
  return row * 100 + col
}

describe("shelling no man's land", () => {
  test('[G-3.2] each marked row from the left, nearest the enemy first, die after die until past the end', () => {
    // Row 6 has eleven hexes: 3, 5, 11, then past the end. Row 7 has twelve: 6, 12, then past the end.
    expect(shelled(shellingFile([7, 6]), 3, 2, 6, 1, 6, 6, 1)).toEqual(['6,3', '6,5', '6,11', '7,6', '7,12'])
  })

  test('[G-3.2] from the top the nearest row is the lowest, and the left end is on the right', () => {
    const german = { side: 'german' } as const
    expect(shelled(shellingFile([6, 7], {}, {}, german), 1, 6, 6, 3, 3, 3, 3)).toEqual([
      ...['6,3', '6,6', '6,9', '7,6', '7,12'],
    ])
  })

  test('[G-3.2] wire becomes a crater', () => {
    const file = shellingFile([7], {}, { wire: ['7,2', '7,3'] })
    expect(shelled(file, 2, 6, 6)).toEqual(['7,2', '7,8'])
    const { table } = openMatch(greatWar, unwrap(openScenario(file)), 'wire', {
      ...seeded,
      die: () => 1,
    })
    expect(
      greatWar
        .view(table, 0)
        .hexes.filter(hex => hex.wire)
        .map(hex => hex.hex),
    ).toEqual(['7,3'])
  })

  test('[G-3.2] on a unit or a terrain tile nothing happens, and the count goes on from there', () => {
    const units = drawn(dotted({}), { british: ['7,2', '11,1'], german: ['1,1'] }).units
    const file = shellingFile([7], { T: ['7,4'], F: ['7,6'], B: ['7,8'], H: ['7,10'] }, { units })
    expect(shelled(file, 2, 2, 2, 2, 2, 2, 6)).toEqual(['7,12'])
  })

  test('[G-3.2] wire with a unit on it stays', () => {
    const units = drawn(dotted({}), { british: ['7,2', '11,1'], german: ['1,1'] }).units
    expect(shelled(shellingFile([7], {}, { units, wire: ['7,2'] }), 2, 6, 6)).toEqual(['7,8'])
  })

  test('[G-3.2] [G-15.4] with shelling-trenches an empty trench is cratered too, one with a unit is not', () => {
    const units = drawn(dotted({}), { british: ['7,2', '11,1'], german: ['1,1'] }).units
    const file = shellingFile([7], { T: ['7,2', '7,4'], F: ['7,6'] }, { units }, { key: 'shelling-trenches' })
    expect(shelled(file, 2, 2, 2, 6, 1)).toEqual(['7,4 trench', '7,12'])
  })

  test('[G-3.2] without the rule no die is rolled', () => {
    const { table } = openMatch(greatWar, unwrap(openScenario(fileOf('opening-action-1'))), 'quiet', noDice)
    expect(greatWar.decision(table).kind).toBe('play-card')
  })
})

test('[G-3.1] the first hex of the board has its terrain and its unit too', () => {
  const file = drawn(dotted({ F: ['1,1'] }), { british: ['11,1'], german: ['1,1'] })
  const { table } = openMatch(greatWar, unwrap(openScenario(file)), 'setup', noDice)
  const { hexes, units } = greatWar.view(table, 0)
  expect(hexes.find(({ hex }) => hex === '1,1')?.terrain).toBe('forest')
  expect(units.map(({ hex }) => hex)).toContain('1,1')
})
