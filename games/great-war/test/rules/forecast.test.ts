/** The odds that are told before an attack, held against every way the dice can fall. */
import { enumerate, frameKind, unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { RETREAT, retreat } from '../../src/state/frames.ts'
import type { BattleForecast } from '../../src/view/forecast.ts'
import { type Cells, figures, type Plan, type Seated, table, toBattle } from '../table.ts'

const FAR = { '1,12': '.:gi4' }

const command = (t: Seated, text: string): number =>
  unwrap(t.match.module.parseCommand(t.match.table.board, text))

const forecastOf = (t: Seated, text: string): BattleForecast => {
  const { module, table } = t.match
  return module.forecast(table.board, module.view(table, 0), command(t, text)) as BattleForecast
}

/** What happens to the unit on a hex, by rolling every roll. Both its ways back must be free. */
function found(t: Seated, text: string, hex: string): Pick<BattleForecast, 'hits' | 'flags' | 'destroyed'> {
  const { module, table } = t.match
  const before = figures(t, hex)
  const hits: number[] = []
  const flags: number[] = []
  let destroyed = 0
  const add = (list: number[], i: number, chance: number): void => {
    list[i] = (list[i] ?? 0) + chance
  }
  enumerate(
    table,
    () => module.apply(table, 0, command(t, text)),
    chance => {
      const left = figures(t, hex)
      add(hits, before - left, chance)
      if (left === 0) destroyed += chance
      else {
        const asked = frameKind(table) === RETREAT
        add(flags, asked ? Math.max(0, retreat.flags(table) - retreat.ignorable(table)) : 0, chance)
      }
    },
  )
  return { hits, flags, destroyed }
}

function expectSame(t: Seated, text: string, hex: string, dice: number): void {
  const forecast = forecastOf(t, text)
  const real = found(t, text, hex)
  expect([forecast.dice, forecast.total]).toEqual([dice, dice])
  expect(forecast.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(dice)
  expect(forecast.flags).toHaveLength(dice + 1)
  const close = (name: string, list: readonly number[], wanted: readonly number[]): void => {
    for (let i = 0; i < Math.max(list.length, wanted.length); i++)
      expect(list[i] ?? 0, `${name} ${i}`).toBeCloseTo(wanted[i] ?? 0, 12)
  }
  close('hits', forecast.hits, real.hits)
  close('flags', forecast.flags, real.flags)
  expect(forecast.destroyed).toBeCloseTo(real.destroyed, 12)
  expect(forecast.chance).toBeCloseTo(1 - (real.hits[0] ?? 0), 12)
}

const battle = (cells: Cells, plan: Plan = { orders: ['8,6'] }): Seated =>
  toBattle({ ...FAR, ...cells }, plan)

describe('the forecast is exact', () => {
  test.each([
    ['infantry', '.:bi4', '.:gi4', 2],
    ['infantry at a trench', '.:bi4', 'T:gi4', 2],
    ['infantry at a weak unit', '.:bi4', '.:gi1', 2],
    ['bombers', '.:bb4', '.:gi4', 2],
    ['bombers at a crater', '.:bb4', 'C:gi2', 2],
    ['a machine gun at a trench', '.:bm4', 'T:gi4', 3],
    ['a machine gun at a forest', '.:bm4', 'F:gi2', 3],
    ['a machine gun on wire', '.w:bm4', 'B:gi3', 2],
    ['a mortar at a hill', '.:bo4', 'H:gi4', 2],
  ])('[G-6.2, G-6.4, G-6.5] %s: from %s at %s, %i dice', (_, british, german, dice) => {
    expectSame(battle({ '8,6': british, '6,6': german }), 'battle 8,6 at 6,6', '6,6', dice)
  })

  test.each([
    ['infantry', '.:bi4', '.:gi4', 3],
    ['infantry at a trench', '.:bi4', 'T:gi4', 3],
    ['infantry on a hill at a hill', 'H:bi4', 'H:gi4', 3],
    ['infantry below a hill', '.:bi4', 'H:gi3', 3],
    ['infantry on wire', '.w:bi4', 'C:gi2', 2],
    ['bombers', '.:bb4', '.:gi4', 4],
    ['bombers at a weak unit', '.:bb4', 'K:gi1', 4],
    ['a machine gun', '.:bm4', 'B:gi4', 3],
  ])('[G-7.1, G-7.2] close: %s, from %s at %s, %i dice', (_, british, german, dice) => {
    expectSame(battle({ '8,6': british, '7,6': german }), 'battle 8,6 at 7,6', '7,6', dice)
  })

  test('[G-6.4] a unit that moved into a forest has a die fewer', () => {
    const t = battle(
      { '8,6': '.:bi4', '7,6': 'F', '5,6': '.:gi4' },
      { orders: ['8,6'], moves: ['8,6 to 7,6'] },
    )
    expectSame(t, 'battle 7,6 at 5,6', '5,6', 1)
    expect(forecastOf(t, 'battle 7,6 at 5,6').parts).toEqual([
      { clause: 'G-6.2', amount: 2 },
      { clause: 'G-6.4', amount: -1 },
    ])
  })

  test('[G-12.9] Storm of Fire adds a die', () => {
    const t = battle({ '8,6': '.:bi4', '6,6': 'T:gi4' }, { card: 'storm-of-fire', orders: ['8,6'] })
    expectSame(t, 'battle 8,6 at 6,6', '6,6', 3)
  })

  test('[G-13.1] Hand Grenade adds two, Lice takes the flags that could be ignored', () => {
    const cells = { '8,6': '.:bi4', '7,6': 'C:gi4' }
    const grenade = battle(cells, { orders: ['8,6'], lines: 'combat british-hand hand-grenade' })
    expectSame(grenade.play('british', 'combat hand-grenade'), 'battle 8,6 at 7,6', '7,6', 5)
    const lice = battle(cells, { orders: ['8,6'], lines: 'combat british-hand lice' })
    expectSame(lice.play('british', 'combat lice'), 'battle 8,6 at 7,6', '7,6', 3)
  })

  test('[G-6.8] guns that fire together: the last that joins, and those that do not wait for more', () => {
    const cells = { '8,5': '.:bm4', '8,7': '.:bm4', '6,6': 'T:gi4' }
    const t = battle(cells, { orders: ['8,5', '8,7'] }).play('british', 'battle 8,5 at 6,6')
    expectSame(t, 'join 8,7', '6,6', 6)
    expectSame(t, 'done', '6,6', 3)
    const three = { ...cells, '8,6': '.:bm4' }
    const more = battle(three, { orders: ['8,5', '8,6', '8,7'] }).play('british', 'battle 8,5 at 6,6')
    expect(forecastOf(more, 'join 8,6').dice).toBe(6)
  })

  test('[G-7.3] the bonus attack of Battle Fury, by whichever unit', () => {
    const cells = { '4,10': '.:bi4', '8,6': '.:bi4', '7,6': '.:gi1', '6,6': '.:gi4' }
    const t = battle(cells, { orders: ['8,6'], lines: 'combat british-hand battle-fury' })
    expect(forecastOf(t, 'battle 8,6 at 7,6').dice).toBe(3)
    t.dice(3, 3, 3).play('british', 'battle 8,6 at 7,6').play('british', 'combat battle-fury')
    expectSame(t, 'battle 7,6 at 6,6', '6,6', 4)
  })

  test('[G-10.6] at bare wire a burst is all that counts', () => {
    const forecast = forecastOf(battle({ '8,6': '.:bo4', '6,6': '.w' }), 'battle 8,6 at 6,6')
    expect(forecast).toMatchObject({ dice: 2, destroyed: 0 })
    expect(forecast.chance).toBeCloseTo(11 / 36, 12)
  })
})

test('[G-6.1] what may not be done has no odds, nor has what rolls no die', () => {
  const t = battle({ '8,6': '.:bi4', '6,6': '.:gi4', '8,8': '.:bi4' }, { orders: ['8,6', '8,8'] })
  expect(forecastOf(t, 'battle 8,6 at 5,6')).toBeUndefined()
  expect(forecastOf(t, 'battle 8,6 at 1,12')).toBeUndefined()
  expect(forecastOf(t, 'done')).toBeUndefined()
  expect(forecastOf(t, 'battle 8,6 at 6,6')).toBeDefined()
})

describe('at bare wire', () => {
  test('[G-10.6] only a burst counts, and nobody is driven back', () => {
    const t = battle({ '8,6': '.:bo4', '5,6': '.w' })
    const burst = 1 - (5 / 6) ** 2
    const { chance, hits, flags, destroyed, faces } = forecastOf(t, 'battle 8,6 at 5,6')
    expect(chance).toBeCloseTo(burst, 12)
    expect(hits[0]).toBeCloseTo(1 - burst, 12)
    expect(hits[1]).toBeCloseTo(burst, 12)
    expect([hits.length, flags, destroyed, faces]).toEqual([2, [1], 0, undefined])
  })
})

describe('a barrage', () => {
  const barrage = (cells: Cells, target: string): BattleForecast => {
    const t = table({ ...FAR, '11,6': '.:bi4', ...cells }, 'command british-hand recon-left\nhq 6 6')
    t.play('british', 'play recon-left').play('british', 'order artillery').play('british', `shell ${target}`)
    return forecastOf(t, 'dice 2')
  }

  test('[G-10.2] aimed where nobody stands, it hits nobody there', () => {
    const { chance, hits, flags, destroyed, hexes } = barrage({ '5,2': '.:gi4' }, '5,3')
    expect({ chance, hits, flags, destroyed }).toEqual({ chance: 0, hits: [1], flags: [1], destroyed: 0 })
    expect(hexes?.map(({ hex }) => hex)).toEqual(['5,2'])
  })

  test('[G-10.2] the corner 1,1 can be hit, as the target and beside it', () => {
    const cells = { '1,1': '.:gi4' }
    for (const target of ['1,1', '1,2'])
      expect(barrage(cells, target).hexes?.map(({ hex }) => hex)).toEqual(['1,1'])
  })
})

test('[G-14.1] who only watches has no odds to weigh, and nothing to be refused but that', () => {
  const t = battle({ '8,6': '.:bi4', '6,6': '.:gi4' })
  const { module, table: state } = t.match
  const [fire, far] = [command(t, 'battle 8,6 at 6,6'), command(t, 'battle 8,6 at 5,6')]
  expect(module.forecast(state.board, t.view('spectator'), fire)).toBeUndefined()
  expect(module.explain(state.board, t.view('spectator'), fire)).toMatchObject({ key: 'not-your-decision' })
  expect(module.explain(state.board, t.view('british'), fire)).toBeUndefined()
  const about = { hex: '8,6', unit: 'british-1', to: '5,6', steps: 3 }
  expect(module.explain(state.board, t.view('british'), far)?.about).toMatchObject(about)
  const nobody = module.explain(state.board, t.view('british'), command(t, 'battle 9,6 at 6,6'))
  expect(nobody?.about).not.toHaveProperty('unit')
})
