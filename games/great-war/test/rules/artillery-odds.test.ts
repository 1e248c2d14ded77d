/** G-10 The exact chances of a barrage, hex by hex, held against a walk through every fall of the dice. */
import { commands, enumerate, frameKind, unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { RETREAT, retreat } from '../../src/state/frames.ts'
import type { BattleForecast } from '../../src/view/forecast.ts'
import { type Cells, changedTable, figures, type Seated, table } from '../table.ts'

const FAR = { '11,1': '.:bi4', '11,6': '.:bi4', '1,1': '.:gi4' }

function aimed(cells: Cells, lines = ''): Seated {
  const t = table({ ...FAR, ...cells }, `command british-hand recon-centre\nhq 12 6\n${lines}`)
  t.play('british', 'play recon-centre')
  if (t.decision().kind === 'with-card') t.play('british', 'combat box-barrage')
  return t.play('british', 'order artillery').play('british', 'shell 5,6')
}

/** The chance of each number of figures lost on a hex, by trying every outcome. Flags are always followed. */
function walked(t: Seated, dice: number, hex: string, had: number): number[] {
  const { module, table } = t.match
  const command = unwrap(module.parseCommand(table.board, `dice ${dice}`))
  const unit = t.view('british').units.find(one => one.hex === hex)?.unit
  const chances = Array<number>(had + 1).fill(0)
  const list = commands()
  enumerate(
    table,
    () => {
      module.apply(table, 0, command)
      while (module.decision(table).kind === 'retreat') {
        const [seat] = module.decision(table).seats
        list.count = 0
        module.legal(table, seat, list)
        module.apply(table, seat, list.codes[0])
      }
    },
    chance => {
      const left = t.view('british').units.find(one => one.unit === unit)?.figures ?? 0
      chances[had - left] += chance
    },
  )
  return chances
}

const forecast = (t: Seated, dice: number): BattleForecast => {
  const { module, table } = t.match
  const command = unwrap(module.parseCommand(table.board, `dice ${dice}`))
  return module.forecast(table.board, t.view('british'), command) as BattleForecast
}

test.each<[string, string, number, string, string]>([
  ['the target in the open', '5,6', 3, '.:gi4', ''],
  ['the target in a trench', '5,6', 3, 'T:gi4', ''],
  ['a weak target in a building', '5,6', 3, 'B:gi2', ''],
  ['a neighbour in the open', '5,7', 3, '.:gi3', ''],
  ['a neighbour in a trench', '5,7', 3, 'T:gi4', ''],
  ['a friend next to it', '4,5', 2, 'C:bi2', ''],
  ['the target in a trench under Box Barrage', '5,6', 2, 'T:gi4', 'combat british-hand box-barrage'],
  ['a neighbour in a trench under Box Barrage', '6,6', 2, 'T:gi4', 'combat british-hand box-barrage'],
])('[G-10.2] [G-10.3] [G-10.5] [G-10.7] %s', (_, hex, dice, cell, lines) => {
  const t = aimed({ [hex]: cell }, lines)
  const had = figures(t, hex)
  const found = forecast(t, dice).hexes?.find(one => one.hex === hex)
  const wanted = walked(t, dice, hex, had)
  wanted.forEach((chance, lost) => {
    expect(found?.hits[lost]).toBeCloseTo(chance, 10)
  })
  expect(found?.destroyed).toBeCloseTo(wanted[had], 10)
  expect(found?.hits).toHaveLength(had + 1)
})

test('[G-10.4] one forecast tells every hex that may be hit, the target last, and nothing else', () => {
  const t = aimed({ '5,6': '.:gi4', '4,6': '.:gi4', '5,5': '.:bi4', '6,6': '.w' })
  const odds = forecast(t, 2)
  expect(odds.hexes?.map(one => one.hex)).toEqual(['4,6', '5,5', '5,6'])
  // Two dice show the same number once in six times; then each of two dice hits with four faces of six.
  expect(odds.chance).toBeCloseTo((1 / 6) * (1 - (1 / 3) ** 2), 12)
  expect(odds).toMatchObject({ dice: 2, total: 2, parts: [{ clause: 'G-10.2', amount: 2 }] })
})

test('[G-10.4] with nobody on the target nothing can be won there', () => {
  expect(forecast(aimed({ '5,7': '.:gi4' }), 3)).toMatchObject({ chance: 0, destroyed: 0 })
})

/** The chance of each number of flags that drive the unit back, by trying every outcome; it stands alone in reach. */
function driven(t: Seated, dice: number, hex: string): number[] {
  const { module, table } = t.match
  const command = unwrap(module.parseCommand(table.board, `dice ${dice}`))
  const chances = Array<number>(dice + 1).fill(0)
  enumerate(
    table,
    () => module.apply(table, 0, command),
    chance => {
      if (!t.view('british').units.some(one => one.hex === hex)) return
      const asked = frameKind(table) === RETREAT
      chances[asked ? Math.max(0, retreat.flags(table) - retreat.ignorable(table)) : 0] += chance
    },
  )
  return chances
}

test.each<[string, string, string, string]>([
  ['the target in the open', '5,6', '.:gi4', ''],
  ['the target in a crater', '5,6', 'C:gi4', ''],
  ['a weak target', '5,6', '.:gi1', ''],
  ['a neighbour in the open', '5,7', '.:gi3', ''],
  ['a neighbour in a trench under Box Barrage', '5,7', 'T:gi4', 'combat british-hand box-barrage'],
])('[G-10.5] [G-9.1] the flags for %s', (_, hex, cell, lines) => {
  const t = aimed({ [hex]: cell }, lines)
  const foreseen = forecast(t, 3).hexes?.find(one => one.hex === hex)?.flags ?? []
  driven(t, 3, hex).forEach((chance, flags) => {
    expect(foreseen[flags] ?? 0, `${flags} flags`).toBeCloseTo(chance, 12)
  })
})

test('[G-10.2] the Germans count the neighbours from their own side', () => {
  const lines = 'turn 2 german\ncommand german-hand recon-centre\nhq 6 6'
  const t = table({ '1,6': '.:gi4', '7,6': '.:bi4', '8,6': '.:bi4', '8,5': '.:bi4' }, lines)
  t.play('german', 'play recon-centre').play('german', 'order artillery').play('german', 'shell 7,6')
  const { module, table: state } = t.match
  const command = unwrap(module.parseCommand(state.board, 'dice 2'))
  const { hexes, chance } = module.forecast(state.board, t.view('german'), command) as BattleForecast
  // The left of the two before a German is the right one on the map; the target comes last.
  expect(hexes?.map(one => one.hex)).toEqual(['8,5', '8,6', '7,6'])
  expect(chance).toBeGreaterThan(0)
})

test('[G-10.7] where devastation drives back, its flags are counted', () => {
  const drives = (file: { house?: unknown }): void => {
    file.house = { devastationRetreats: true }
  }
  const lines = 'command british-hand recon-centre\nhq 12 6'
  const odds = (change: typeof drives): readonly number[] => {
    const t = changedTable('opening-action-1', change, { ...FAR, '5,6': '.:gi4' }, lines)
    t.play('british', 'play recon-centre').play('british', 'order artillery').play('british', 'shell 5,6')
    return forecast(t, 3).flags
  }
  const ours = odds(() => {})
  const theirs = odds(drives)
  // Three of a kind, one time in thirty-six, leave one figure, and then each of three dice may be a flag.
  expect(theirs.map((chance, i) => chance - ours[i])).toEqual(
    [(5 / 6) ** 3 - 1, 3 * (1 / 6) * (5 / 6) ** 2, 3 * (1 / 6) ** 2 * (5 / 6), (1 / 6) ** 3].map(chance =>
      expect.closeTo(chance / 36, 12),
    ),
  )
})

test.each([2, 3, 4])(
  '[G-10.7] a unit of %i figures is destroyed, or counts its flags, and never both',
  had => {
    const [odds] = forecast(aimed({ '5,6': `.:gi${had}` }), 3).hexes ?? []
    const flags = odds.flags.reduce((sum, chance) => sum + chance, 0)
    expect(flags + odds.destroyed).toBeCloseTo(1, 12)
  },
)

test('[G-10.7] [G-10.5] in a trench as many flags fewer count, where devastation drives back', () => {
  const drives = (file: { house?: unknown }): void => {
    file.house = { devastationRetreats: true }
  }
  const flagsOn = (cell: string): readonly number[] => {
    const lines = 'command british-hand recon-centre\nhq 12 6'
    const t = changedTable('opening-action-1', drives, { ...FAR, '5,6': cell }, lines)
    t.play('british', 'play recon-centre').play('british', 'order artillery').play('british', 'shell 5,6')
    const [odds] = forecast(t, 3).hexes ?? []
    expect(odds.flags.reduce((sum, chance) => sum + chance, odds.destroyed)).toBeCloseTo(1, 12)
    return odds.flags
  }
  expect(flagsOn('.:gi4')[3]).toBeGreaterThan(0)
  expect(flagsOn('T:gi4')[3]).toBe(0)
})
