import { describe, expect, test } from 'vitest'
import { asked, type Cells, type Seated, table, unitAt, ways, why } from '../table.ts'

describe('orders', () => {
  const line = { '8,2': '.:bi4', '8,4': '.:bi4', '8,6': '.:bi4', '2,2': '.:gi4' }

  test('[G-4.2] a unit on a hex shared by left and centre may be ordered by either card', () => {
    for (const card of ['recon-left', 'recon-centre']) {
      const t = table(line, `command british-hand ${card}`).play('british', `play ${card}`)
      expect(t.legal('british')).toContain('order 8,4')
    }
    const t = table(line, 'command british-hand recon-right').play('british', 'play recon-right')
    expect(t.decision().kind).toBe('order')
    expect(why(t, 'british', 'order 8,4')).toBe('G-4.2 not-on-card')
  })

  test('[G-4.2] with a card for all sections a shared unit takes the order of whichever section has one left', () => {
    const t = table(line, 'command british-hand recon-in-force').play('british', 'play recon-in-force')
    t.play('british', 'order 8,4').play('british', 'order 8,2')
    // The shared unit now counts for the centre, so the centre has no order left.
    expect(why(t, 'british', 'order 8,6')).toBe('G-4.2 no-orders-left')
  })

  test('[G-4.2] the Germans count their sections from where they sit', () => {
    const german = { '4,3': '.:gi4', '4,4': '.:gi4', '4,6': '.:gi4', '4,10': '.:gi4', '11,6': '.:bi4' }
    const played = (card: string, lines = ''): Seated =>
      table(german, `turn 2 german\ncommand german-hand ${card}\n${lines}`).play('german', `play ${card}`)
    const right = played('probe-right')
    expect(why(right.play('german', 'order 4,3'), 'german', 'order 4,6')).toBe('G-4.2 not-on-card')
    // 4,4 is shared: with 4,3 ordered on the right it counts for the centre.
    const all = played('recon-in-force', 'hq 6 0').play('german', 'order 4,4').play('german', 'order 4,3')
    expect(why(all, 'german', 'order 4,6')).toBe('G-4.2 no-orders-left')
  })

  test('[G-4.2] [G-4.3] who is not in the section of the card is told so, with the artillery ordered and without', () => {
    const t = table(line, 'command british-hand probe-left').play('british', 'play probe-left')
    expect(why(t, 'british', 'order 8,6')).toBe('G-4.2 not-on-card')
    expect(why(t.play('british', 'order artillery'), 'british', 'order 8,6')).toBe('G-4.2 not-on-card')
  })

  test('[G-4.2] a side without tokens is refused for want of orders, not of tokens', () => {
    const t = table({ ...line, '8,10': '.:bi4' }, 'command british-hand recon-in-force\nhq 0 6').play(
      'british',
      'play recon-in-force',
    )
    t.play('british', 'order 8,2').play('british', 'order 8,4')
    expect(why(t, 'british', 'order 8,6')).toBe('G-4.2 no-orders-left')
  })

  test('[G-4.3] one order of a section card may go to the artillery instead of a unit', () => {
    const t = table(line, 'command british-hand recon-left').play('british', 'play recon-left')
    t.play('british', 'order artillery')
    expect(t.decision().kind).toBe('shell')
  })

  test('[G-12.1] [G-4.3] Assault orders all units of its section, and the artillery besides', () => {
    const t = table(line, 'command british-hand assault-left').play('british', 'play assault-left')
    expect(
      t
        .view('british')
        .units.filter(unit => unit.marks.includes('ordered'))
        .map(unit => unit.hex),
    ).toEqual(['8,2', '8,4'])
    expect(t.legal('british')).toEqual(['done', 'order artillery'])
  })

  test('[G-13.5] Lost Messenger: with Assault the owner leaves one out, and there is no artillery', () => {
    const t = table(line, 'command british-hand assault-left\ncombat german-hand lost-messenger')
    t.play('british', 'play assault-left')
      .play('german', 'combat lost-messenger')
      .play('british', 'order 8,2')
    expect(t.decision().kind).toBe('move')
    expect(t.view('british').units.filter(unit => unit.marks.includes('ordered'))).toHaveLength(1)
  })

  test('[G-13.5] Lost Messenger: a combat card played with the command card comes back and its tokens too', () => {
    const t = table(
      line,
      'command british-hand probe-left\ncombat british-hand gas-attack\ncombat german-hand lost-messenger',
    )
    t.play('british', 'play probe-left').play('british', 'combat gas-attack')
    expect(t.view('british').british.hq).toBe(3)
    t.play('german', 'combat lost-messenger')
    expect(t.view('british').british.hq).toBe(6)
    expect(t.view('german').british.known).toEqual(['gas-attack.1'])
    expect(t.view('british').flags).not.toContain('gas')
  })
})

describe('naming units', () => {
  /** Three units in each section, as the British sit. */
  const nine: Cells = {
    ...{ '11,1': '.:bi4', '11,2': '.:bm4', '11,3': '.:bo4' },
    ...{ '11,5': '.:bi4', '11,6': '.:bb4', '11,7': '.:bm4' },
    ...{ '11,9': '.:bi4', '11,10': '.:bi4', '11,11': '.:bo4' },
    '1,1': '.:gi4',
  }
  const played = (card: string, lines = '') =>
    table(nine, `command british-hand ${card}\n${lines}`).play('british', `play ${card}`)
  const LEFT = ['11,1', '11,2', '11,3']
  const CENTRE = ['11,5', '11,6', '11,7']
  const RIGHT = ['11,10', '11,11', '11,9']

  test.each([
    ['recon', 1],
    ['probe', 2],
    ['attack', 3],
  ])('[G-4.2] %s orders %i units of its section, each once', (name, count) => {
    for (const [section, units] of [
      ['left', LEFT],
      ['centre', CENTRE],
      ['right', RIGHT],
    ] as const) {
      const t = played(`${name}-${section}`, 'hq 0 0')
      for (let given = 0; given < count; given++) {
        expect(t.legal('british')).toEqual(['done', ...units.slice(given).map(hex => `order ${hex}`)])
        if (given > 0) expect(why(t, 'british', `order ${units[0]}`)).toBe('G-4.2 already-ordered')
        t.play('british', `order ${units[given]}`)
      }
      expect(asked(t)).toBe('move british')
      expect(t.view('spectator').units.filter(unit => unit.marks.includes('ordered'))).toHaveLength(count)
    }
  })

  test('[G-4.2] surplus orders are lost', () => {
    const cells = { '11,5': '.:bi4', '11,1': '.:bi4', '1,1': '.:gi4' }
    const t = table(cells, 'command british-hand attack-centre\nhq 0 0').play('british', 'play attack-centre')
    expect(asked(t.play('british', 'order 11,5'))).toBe('move british')
    expect(unitAt(t, '11,1')?.marks).toEqual(['orderable'])
  })

  test('[G-4.2] nobody has to be ordered', () => {
    expect(asked(played('probe-left').play('british', 'done'))).toBe('end-turn british')
  })

  test('[G-4.2] only own units on the board', () => {
    const t = played('attack-left')
    expect(why(t, 'british', 'order 1,1')).toBe('G-4.2 no-own-unit-there')
    expect(why(t, 'british', 'order 6,6')).toBe('G-4.2 no-own-unit-there')
    expect(why(t, 'british', 'order 11,5')).toBe('G-4.2 not-on-card')
  })

  test("[G-4.2] [G-1.2] the German's left is on the other side of the board", () => {
    const cells = { '1,1': '.:gi4', '1,12': '.:gi4', '11,1': '.:bi4' }
    const t = table(cells, 'turn 2 german\ncommand german-hand probe-left\nhq 0 0')
    expect(t.play('german', 'play probe-left').legal('german')).toEqual(['done', 'order 1,12'])
  })

  test('[G-4.2] two shared units and two sections: each section has one order, both units fit', () => {
    const cells = { '8,4': '.:bi4', '6,4': '.:bi4', '8,6': '.:bi4', '8,2': '.:bi4', '1,1': '.:gi4' }
    const t = table(cells, 'command british-hand recon-in-force\nhq 0 0').play(
      'british',
      'play recon-in-force',
    )
    t.play('british', 'order 8,4').play('british', 'order 6,4')
    expect(asked(t)).toBe('move british')
  })
})

describe('ordering the artillery', () => {
  const pair = { '11,1': '.:bi4', '11,2': '.:bi4', '11,5': '.:bi4', '11,9': '.:bi4', '1,1': '.:gi4' }
  const played = (card: string, lines = '') =>
    table(pair, `command british-hand ${card}\n${lines}`).play('british', `play ${card}`)

  test('[G-4.3] it takes one order of the card, not more', () => {
    const t = played('probe-left').play('british', 'order artillery')
    expect(t.legal('british')).toEqual(['done', 'order 11,1', 'order 11,2'])
    expect(why(t, 'british', 'order artillery')).toBe('G-4.3 artillery-already-ordered')
    expect(asked(t.play('british', 'order 11,1'))).toBe('move british')
    const units = played('probe-left').play('british', 'order 11,1').play('british', 'order 11,2')
    expect(asked(units)).toBe('move british')
  })

  test('[G-4.3] with orders in several sections it takes the order of one of them', () => {
    const t = played('recon-in-force').play('british', 'order artillery').play('british', 'order 11,1')
    t.play('british', 'order 11,5')
    expect(asked(t)).toBe('move british')
  })

  test.each([
    ['recon-in-force', 127],
    ['forward', 127],
    ['recon-left', 44],
    ['probe-centre', 49],
    // Out Flanked: all but the hexes that lie in the centre alone.
    ['out-flanked', 88],
  ])('[G-4.3] its target lies in any section of the card: %s has %i hexes', (card, count) => {
    const t = played(card).play('british', 'order artillery')
    if (t.decision().kind === 'order') t.play('british', 'done')
    expect(ways(t, 'british', 'shell')).toHaveLength(count)
  })

  test.each(['direct-from-hq', 'storm-of-fire', 'whistles-and-bugle-calls', 'rush-and-rotation'])(
    '[G-4.3] not with %s',
    card => {
      const t = played(card)
      expect(asked(t)).toBe('order british')
      expect(why(t, 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
    },
  )

  test('[G-4.3] not with Infantry Assault', () => {
    const t = played('infantry-assault').play('british', 'section left')
    expect(asked(t)).toBe('move british')
    expect(t.view('british').flags).not.toContain('artillery')
  })

  test('[G-4.3] [G-10.2] without a token there is no artillery', () => {
    const t = played('probe-left', 'hq 0 6')
    expect(why(t, 'british', 'order artillery')).toBe('G-10.2 artillery-cannot-pay')
    expect(t.legal('british')).toEqual(['done', 'order 11,1', 'order 11,2'])
  })

  test('[G-4.3] Assault orders it besides all units', () => {
    const t = played('assault-left').play('british', 'order artillery')
    expect(asked(t)).toBe('move british')
    expect(t.view('spectator').units.filter(unit => unit.marks.includes('ordered'))).toHaveLength(2)
    expect(asked(t.play('british', 'done'))).toBe('shell british')
  })
})
