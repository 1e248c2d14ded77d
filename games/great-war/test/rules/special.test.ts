/** G-15 The special rules that scenarios name. */
import { type Chance, openMatch, seeded, unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { greatWar } from '../../src/game.ts'
import type { ScenarioFile } from '../../src/scenario/scenario.ts'
import { boardOf, fileOf } from '../scenario-files.ts'
import {
  asked,
  BURST,
  type Cells,
  changedTable,
  FLAG,
  figures,
  ground,
  HQ,
  hq,
  medals,
  numbers,
  type Seated,
  SOLDIER,
  table,
  why,
} from '../table.ts'

describe('observation', () => {
  // The Dump is 1,9 1,10 2,8 2,9; 1,11 lies beside it.
  const on = '1,9'
  const beside = '1,11'
  const FAR = { '11,1': '.:bi4', '11,6': '.:bi4', '1,1': '.:gi4' }
  const begin = (cells: Cells, tokens: number): Seated =>
    table(
      { ...FAR, ...cells },
      `command british-hand recon-centre\nhq ${tokens} 0`,
      'loos-hohenzollern-redoubt',
    ).play('british', 'play recon-centre')
  const dice = (cells: Cells, tokens: number): Seated =>
    begin(cells, tokens).play('british', 'order artillery').play('british', 'shell 9,6')

  test('[G-15.1] with more units on or next to the named hexes the first targeting die is free', () => {
    const t = dice({ [on]: '.:bi4' }, 2)
    expect(t.legal('british')).toEqual(['dice 1', 'dice 2', 'dice 3'])
    t.dice(...numbers(1, 2, 3)).play('british', 'dice 3')
    expect(hq(t)[0]).toBe(0)
  })

  test('[G-15.1] a unit next to a named hex counts as one on it', () => {
    expect(dice({ [beside]: '.:bi4' }, 1).legal('british')).toEqual(['dice 1', 'dice 2'])
  })

  test('[G-15.1] the maximum stays, and a free die alone needs no token', () => {
    expect(dice({ [on]: '.:bi4' }, 9).legal('british')).toHaveLength(4)
    const t = dice({ [on]: '.:bi4' }, 0).dice(...numbers(1))
    expect(hq(t.play('british', 'dice 1'))[0]).toBe(0)
  })

  test('[G-15.1] not on a tie, and not for the side with fewer', () => {
    expect(dice({ [on]: '.:bi4', [beside]: '.:gi4' }, 1).legal('british')).toEqual(['dice 1'])
    expect(why(begin({ [on]: '.:gi4' }, 0), 'british', 'order artillery')).toBe('G-10.2 artillery-cannot-pay')
  })

  test('[G-15.1] each unit counts as one: two lead against one', () => {
    const two = { [on]: '.:bi4', '2,8': '.:bi4', [beside]: '.:gi4' }
    expect(dice(two, 1).legal('british')).toEqual(['dice 1', 'dice 2'])
  })

  test('[G-15.1] moves that lose the observation lose the free die before the artillery fires', () => {
    const lines = 'command british-hand assault-right\nhq 0 0'
    const t = table({ ...FAR, [beside]: '.:bi4' }, lines, 'loos-hohenzollern-redoubt')
    t.play('british', 'play assault-right').play('british', 'order artillery')
    t.play('british', 'move 1,11 to 1,12')
    expect(asked(t)).toBe('end-turn british')
  })
})

describe('fortified buildings', () => {
  test('[G-15.2] the buildings of the named group are fortified, others are not', () => {
    const { table: t } = openMatch(greatWar, boardOf('somme-mametz'), 'start')
    const { hexes } = greatWar.view(t, 0)
    const terrain = (name: string) => hexes.find(hex => hex.hex === name)?.terrain
    const group = fileOf('somme-mametz').groups.mametz
    expect(group.map(terrain)).toEqual(group.map(() => 'fortified-building'))
    expect(hexes.filter(hex => hex.terrain === 'fortified-building')).toHaveLength(group.length)
  })

  test.each([
    ['ranged', '8,6', '6,6', 2],
    ['close', '7,6', '6,6', 3],
  ])('[G-15.2] %s: two soldiers and two flags are ignored', (_, from, at, count) => {
    const attack = (faces: number[]): Seated => {
      const cells = { [from]: '.:bb4', [at]: 'K:gi4', '1,1': '.:gi4', '11,1': '.:bi4' }
      const t = table(cells, 'command british-hand attack-centre\nhq 6 0').play(
        'british',
        'play attack-centre',
      )
      t.play('british', `order ${from}`).play('british', 'done').play('british', 'done')
      return t.dice(...faces).play('british', `battle ${from} at ${at}`)
    }
    const rest = Array(count === 3 ? 2 : 0).fill(HQ)
    expect(figures(attack([SOLDIER, SOLDIER, ...rest]), at)).toBe(4)
    const flags = attack([FLAG, FLAG, ...rest])
      .play('german', 'ignore')
      .play('german', 'ignore')
    expect(asked(flags)).toBe('end-turn british')
    if (count === 3) expect(figures(attack([SOLDIER, SOLDIER, SOLDIER, BURST]), at)).toBe(2)
  })
})

describe('sunken lane', () => {
  /** Opening Action 1 as open country with a lane of this protection on 6,6. */
  const lane = (ranged: [number, number]) => (file: ScenarioFile) => {
    file.board = file.board.map(row => row.replace(/\S/g, '.'))
    file.special = [{ key: 'sunken-lane', hexes: ['6,6'], ranged, text: 'A lane.' }]
  }
  const fire = (t: Seated, ...faces: number[]): Seated =>
    t
      .play('british', 'play attack-centre')
      .play('british', 'order 8,6')
      .play('british', 'done')
      .play('british', 'done')
      .dice(...faces)
      .play('british', 'battle 8,6 at 6,6')
  const CELLS = { '8,6': '.:bi4', '6,6': 'S:gi4', '1,1': '.:gi4', '11,1': '.:bi4' }
  const CARD = 'command british-hand attack-centre\nhq 6 0'

  test('[G-15.3] it protects like a shell crater', () => {
    expect(figures(fire(table(CELLS, CARD), SOLDIER, SOLDIER), '6,6')).toBe(3)
    expect(fire(table(CELLS, CARD), FLAG, HQ).legal('german')).toContain('ignore')
  })

  test('[G-15.3] a scenario may give it other numbers', () => {
    const t = () => changedTable('opening-action-1', lane([2, 0]), CELLS, CARD)
    expect(figures(fire(t(), SOLDIER, SOLDIER), '6,6')).toBe(4)
    expect(fire(t(), FLAG, HQ).legal('german')).toEqual(['to 5,6', 'to 5,7'])
  })

  test('[G-15.3] it neither stops movement nor blocks sight', () => {
    const cells = { '8,6': '.:bi4', '7,6': 'S', '7,7': 'S', '6,6': '.:gi4', '1,1': '.:gi4' }
    const t = table(cells, CARD).play('british', 'play attack-centre').play('british', 'order 8,6')
    t.play('british', 'done')
    expect(t.legal('british')).toContain('move 8,6 to 6,5')
    t.play('british', 'done')
    expect(t.legal('british')).toContain('battle 8,6 at 6,6')
  })

  test('[G-15.3] [G-10.7] devastation makes it a crater', () => {
    const t = table({ ...CELLS, '6,6': 'S' }, 'command british-hand recon-centre\nhq 6 0')
    t.play('british', 'play recon-centre').play('british', 'order artillery').play('british', 'shell 6,6')
    t.dice(...numbers(2, 2, 2)).play('british', 'dice 3')
    expect(ground(t, '6,6')).toBe('shell-crater')
  })
})

/** Every die shows one: the shelling falls on each hex of its rows. */
const ones: Chance = { die: () => 0, shuffle: seeded.shuffle }

describe('shelling', () => {
  /** The ground of each hex in the shelled rows, before and after. */
  function shelled(id: string) {
    const file = fileOf(id)
    const rows = file.special.flatMap(rule => ('rows' in rule ? rule.rows : []))
    const board = unwrap(greatWar.board(file))
    const { table: t } = openMatch(greatWar, board, 'shelling', ones)
    const view = greatWar.view(t, 0)
    const units = new Set(view.units.map(unit => unit.hex))
    return view.hexes
      .map((hex, i) => ({ ...hex, i, unit: units.has(hex.hex) }))
      .filter(hex => rows.includes(Number(hex.hex.split(',')[0])))
      .map(hex => ({ ...hex, before: board.terrain[hex.i] }))
  }
  const COUNTRYSIDE = 0
  const TRENCH = 5
  const LANE = 9

  test.each(['vimy-thelus', 'somme-montauban-30th', 'somme-montauban-18th'])(
    '[G-15.4] [G-3.2] %s: an empty trench is cratered too, one with a unit is not',
    id => {
      const trenches = shelled(id).filter(hex => hex.before === TRENCH)
      expect(trenches.some(hex => hex.unit) && trenches.some(hex => !hex.unit)).toBe(true)
      for (const hex of trenches) expect(hex).toMatchObject({ terrain: 'trench', crater: !hex.unit })
    },
  )

  test('[G-15.4] [G-3.2] without the rule trenches in the shelled rows are left alone', () => {
    for (const { id, data } of greatWar.scenarios) {
      const file = data as ScenarioFile
      if (!file.special.some(rule => rule.key === 'shelling')) continue
      for (const hex of shelled(id)) {
        expect(hex.crater).toBe(false)
        if (hex.before === COUNTRYSIDE) expect(hex.terrain).toBe(hex.unit ? 'countryside' : 'shell-crater')
      }
    }
  })

  test('[G-15.3] a sunken lane is not cratered by the shelling before the game', () => {
    const lanes = shelled('somme-beaumont-hamel').filter(hex => hex.before === LANE)
    expect(lanes.map(hex => [hex.hex, hex.terrain])).toEqual([
      ['7,3', 'sunken-lane'],
      ['7,4', 'sunken-lane'],
    ])
  })
})

describe('snow', () => {
  const CELLS = { '5,6': '.:gm4', '8,6': '.:bi4', '5,9': '.:go4', '11,1': '.:bi4', '6,9': '.:bi4' }
  function german(turn: number, cells: Cells = CELLS): Seated {
    const lines = `turn ${turn} german\ncommand german-hand attack-centre attack-left\nhq 0 6`
    const t = table(cells, lines, 'vimy-the-pimple').play('german', 'play attack-centre')
    return t.play('german', 'order 5,6').play('german', 'done').play('german', 'done')
  }

  test('[G-15.5] in its first turns the named side does not fire beyond the named range', () => {
    const near = { ...CELLS, '7,6': '.:bi4' }
    for (const turn of [2, 4]) {
      const t = german(turn, near)
      expect(why(t, 'german', 'battle 5,6 at 8,6')).toBe('G-15.5 snowed-in')
      expect(t.legal('german')).toContain('battle 5,6 at 7,6')
    }
    expect(german(6).legal('german')).toContain('battle 5,6 at 8,6')
  })

  test('[G-15.5] the own turns of a side that moves first are the odd ones', () => {
    const british = (turn: number): Seated =>
      changedTable(
        'vimy-the-pimple',
        file => {
          for (const special of file.special) if (special.key === 'snow') special.side = 'british'
        },
        { '8,6': '.:bm4', '8,8': '.:gi4', '5,6': '.:gi4', '11,1': '.:bi4' },
        `turn ${turn} british\ncommand british-hand attack-centre\nhq 6 0`,
      )
        .play('british', 'play attack-centre')
        .play('british', 'order 8,6')
        .play('british', 'done')
        .play('british', 'done')
    for (const turn of [1, 3])
      expect(why(british(turn), 'british', 'battle 8,6 at 5,6')).toBe('G-15.5 snowed-in')
    expect(british(5).legal('british')).toContain('battle 8,6 at 5,6')
  })

  test('[G-15.5] close combat is not affected, nor the other side', () => {
    const t = german(2, { ...CELLS, '6,6': '.:bi1' }).dice(BURST, HQ, HQ)
    expect(medals(t.play('german', 'battle 5,6 at 6,6'))).toEqual([0, 1])
    const british = table(CELLS, 'command british-hand attack-centre\nhq 6 0', 'vimy-the-pimple')
    british.play('british', 'play attack-centre').play('british', 'order 8,6').play('british', 'done')
    british.play('british', 'done')
    expect(british.legal('british')).toContain('battle 8,6 at 5,6')
  })

  test('[G-15.5] reserve artillery is not affected', () => {
    const lines = 'turn 2 german\ncommand german-hand recon-centre\nhq 0 6'
    const t = table(CELLS, lines, 'vimy-the-pimple').play('german', 'play recon-centre')
    t.play('german', 'order artillery')
      .play('german', 'shell 8,6')
      .dice(...numbers(1, 1), BURST, HQ)
    t.play('german', 'dice 2')
    expect(figures(t, '8,6')).toBe(3)
  })

  test("[G-15.5] it holds in the side's own turns only: Return Fire is free of it", () => {
    const lines = 'command british-hand attack-centre\ncombat german-hand return-fire'
    for (const turn of [1, 3, 5]) {
      const t = table(CELLS, `turn ${turn} british\n${lines}`, 'vimy-the-pimple')
      t.play('british', 'play attack-centre').play('german', 'pass').play('british', 'order 8,6')
      t.play('british', 'done').play('british', 'done').dice(HQ).play('british', 'battle 8,6 at 5,6')
      expect(t.legal('german')).toContain('combat return-fire 8,6')
    }
  })
})
