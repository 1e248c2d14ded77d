/** G-13.4 Answer windows: where they are, that public knowledge alone opens them, and standing orders. */
import { describe, expect, test } from 'vitest'
import {
  asked,
  BURST,
  byOrder,
  factsOf,
  HQ,
  numbers,
  on,
  type Seated,
  SOLDIER,
  table,
  why,
} from '../table.ts'

const CELLS = { ...on('8,6 9,8', '.:bi4'), ...on('7,6 7,9 1,1 1,6', '.:gi4') }
const CARD = 'command british-hand attack-centre'

/** The point of the window that is open, or none. */
const point = (t: Seated): string => {
  const doing = t.view('spectator').doing.at(-1)
  return doing?.kind === 'answer' ? `${doing.point}` : 'none'
}
const begin = (lines: string): Seated =>
  table(CELLS, `${CARD}\n${lines}`).play('british', 'play attack-centre')
const onward = (t: Seated): Seated => (point(t) === 'none' ? t : t.play('german', 'pass'))

/** Each point with the way there, its cheapest title, and a card of that point. */
const POINTS: Record<string, { cost: number; card: string; reach: (lines: string) => Seated }> = {
  'after-command': { cost: 1, card: 'hold-at-all-costs', reach: begin },
  'after-move': {
    cost: 2,
    card: 'trench-foot',
    reach: lines =>
      onward(begin(lines))
        .play('british', 'order 9,8')
        .play('british', 'done')
        .play('british', 'move 9,8 to 9,7'),
  },
  'before-artillery': {
    cost: 1,
    card: 'shell-shortage',
    reach(lines) {
      const t = onward(begin(lines)).play('british', 'order artillery').play('british', 'done')
      t.play('british', 'shell 5,6')
      const opens = /combat german-hand/.test(lines) && !/hq \d+ 0/.test(lines)
      return (opens ? t : t.dice(...numbers(1))).play('british', 'dice 1')
    },
  },
  'before-close': {
    cost: 2,
    card: 'surprise-ambush',
    reach: lines =>
      onward(begin(lines)).play('british', 'order 8,6').play('british', 'done').play('british', 'done'),
  },
}

describe('public knowledge', () => {
  test.each(['after-command', 'after-move', 'before-artillery'])(
    '[G-13.4] %s: a combat card and the tokens for the cheapest title open it, whatever the card is',
    name => {
      const { cost, card, reach } = POINTS[name]
      const right = reach(`combat german-hand ${card}\nhq 6 ${cost}`)
      expect([point(right), asked(right)]).toEqual([name, 'answer german'])
      expect(right.legal('german').some(text => text.startsWith(`combat ${card}`))).toBe(true)
      // Improved Logistics answers nothing, but nobody can see that.
      const wrong = reach(`combat german-hand improved-logistics\nhq 6 ${cost}`)
      expect([point(wrong), wrong.legal('german')]).toEqual([name, ['pass', 'standing pass-turn']])
      expect(point(reach(`combat german-hand ${card}\nhq 6 ${cost - 1}`))).toBe('none')
      expect(point(reach(`hq 6 ${cost}`))).toBe('none')
    },
  )

  test('[G-13.4] before close combat a command card is enough', () => {
    const { cost, card, reach } = POINTS['before-close']
    const attack = (lines: string) => reach(lines).play('british', 'battle 8,6 at 7,6')
    expect(point(attack('command german-hand probe-left\nhq 6 0'))).toBe('before-close')
    expect(point(attack(`combat german-hand ${card}\nhq 6 ${cost}`))).toBe('before-close')
    const none = reach(`combat german-hand ${card}\nhq 6 ${cost - 1}`).dice(HQ, HQ, HQ)
    expect(point(none.play('british', 'battle 8,6 at 7,6'))).toBe('after-close')
  })

  test('[G-13.4] after close combat: only for a target that is still there', () => {
    const fight = (face: number, figures: number): string => {
      const cells = { ...CELLS, '7,6': `.:gi${figures}` }
      const t = table(cells, `${CARD}\ncombat german-hand lice\nhq 6 1`).play('british', 'play attack-centre')
      t.play('german', 'pass').play('british', 'order 8,6').play('british', 'done').play('british', 'done')
      return point(t.dice(face, HQ, HQ).play('british', 'battle 8,6 at 7,6'))
    }
    expect(fight(BURST, 4)).toBe('after-close')
    expect(fight(BURST, 1)).toBe('none')
  })

  const fire = (face: number, hand: string): Seated => {
    const t = onward(begin(`${hand}\nhq 6 3`))
      .play('british', 'order 9,8')
      .play('british', 'done')
    return t.play('british', 'done').dice(face, HQ).play('british', 'battle 9,8 at 7,9')
  }

  test('[G-13.4] after a ranged roll with soldiers that hit, and after the attack', () => {
    const t = fire(SOLDIER, 'combat german-hand lice')
    expect([point(t), t.legal('german')]).toEqual(['after-roll', ['pass', 'standing pass-turn']])
    expect(point(t.play('german', 'pass'))).toBe('after-ranged')
    // Body Armour ignores soldiers: where none hit there is nothing to ask.
    expect(point(fire(BURST, 'combat german-hand body-armour'))).toBe('after-ranged')
    expect(point(fire(SOLDIER, ''))).toBe('none')
  })

  test('[G-13.4] one answer a turn: after it no window opens, though cards and tokens are left', () => {
    const hand = 'combat german-hand hold-at-all-costs trench-foot lice\nhq 6 9'
    const t = begin(hand).play('german', 'combat hold-at-all-costs 7,6').play('british', 'order 9,8')
    t.play('british', 'done').play('british', 'move 9,8 to 9,7')
    expect(asked(t)).not.toContain('german')
  })

  test('[G-13.4] the active side is never asked by a window, and may only wait', () => {
    const t = begin('combat german-hand lice\ncombat british-hand tactician\nhq 6 6')
    expect(asked(t)).toBe('with-card british')
    t.play('british', 'pass')
    expect([asked(t), t.legal('british')]).toEqual(['answer german', []])
    expect(why(t, 'british', 'order 8,6')).toBe('G-4.1 not-your-decision')
  })

  test('[G-13.4] the own card with the command card is asked for by the same rule', () => {
    expect(asked(begin('combat british-hand shell-shortage\nhq 0 0'))).toBe('with-card british')
    expect(asked(begin('hq 6 0'))).toBe('order british')
  })
})

describe('standing orders', () => {
  const HAND = 'combat german-hand lice\ncommand german-hand attack-centre probe-left\nhq 6 6'
  const walk = (t: Seated): Seated =>
    t.play('british', 'order 9,8').play('british', 'done').play('british', 'move 9,8 to 9,7')
  /** What the order of the Germans answers here. */
  const ordered = ({ match: { module, table } }: Seated): string => {
    const command = module.ordered?.(table, 1)
    return command === undefined ? 'asked' : module.formatCommand(table.board, command)
  }

  test('[G-13.4] pass this turn, given in a window, passes it and all that follow', () => {
    const t = begin(HAND).play('german', 'standing pass-turn')
    expect(factsOf(t, 'windowPassed')).toEqual([{ type: 'windowPassed', side: 'german' }])
    walk(t)
    expect([asked(t), ordered(t)]).toEqual(['answer german', 'pass'])
    expect([asked(byOrder(t)), factsOf(t, 'windowPassed')]).toEqual([
      'battle british',
      [{ type: 'windowPassed', side: 'german' }],
    ])
    expect(why(begin(HAND), 'german', 'standing ask')).toBe('G-4.4 other-decision')
  })

  test('[G-13.4] it ends with the turn', () => {
    const t = byOrder(walk(begin(HAND).play('german', 'standing pass-turn')))
    t.play('british', 'done').play('british', 'take-hq')
    expect(t.view('german').german.own?.standing).toBe(0)
  })

  const ending = (lines = ''): Seated =>
    table(CELLS, `turn 2 german\ndoing end-turn 0\n${HAND}\n${CARD}\n${lines}`)

  test('[G-13.4] given at the end of the own turn, it holds for the whole of the next', () => {
    const t = ending().play('german', 'standing pass-turn').play('german', 'take-hq')
    expect(ordered(t.play('british', 'play attack-centre'))).toBe('pass')
    expect(asked(byOrder(walk(byOrder(t))))).toBe('battle british')
  })

  test('[G-13.4] what was chosen can be taken back, and is not chosen twice', () => {
    const t = ending()
    expect(why(t, 'german', 'standing ask')).toBe('G-13.4 same-standing-order')
    t.play('german', 'standing pass-turn')
    expect(why(t, 'german', 'standing pass-turn')).toBe('G-13.4 same-standing-order')
    t.play('german', 'standing ask').play('german', 'take-hq').play('british', 'play attack-centre')
    expect([asked(t), ordered(t)]).toEqual(['answer german', 'asked'])
  })

  test('[G-13.4] stop at a unit: only windows that concern it are asked', () => {
    const t = ending().play('german', 'standing stop-at')
    expect([asked(t), t.legal('german')]).toEqual([
      'standing german',
      ['at 1,1', 'at 1,6', 'at 7,6', 'at 7,9', 'done'],
    ])
    expect(why(t, 'german', 'at 8,6')).toBe('G-4.2 no-own-unit-there')
    t.play('german', 'at 7,6').play('german', 'take-hq').play('british', 'play attack-centre')
    byOrder(t)
      .play('british', 'order 8,6')
      .play('british', 'order 9,8')
      .play('british', 'done')
      .play('british', 'done')
    t.dice(SOLDIER, HQ).play('british', 'battle 9,8 at 7,9')
    expect([point(t), ordered(t)]).toEqual(['after-roll', 'pass'])
    expect(asked(byOrder(t))).toBe('battle british')
    t.play('british', 'battle 8,6 at 7,6')
    expect([point(t), ordered(t)]).toEqual(['before-close', 'asked'])
  })

  /** The Germans end their turn with this order; the British order 8,6 and 9,8 and stay where they are. */
  const facing = (order: string, cells = {}, hand = 'lice'): Seated => {
    const lines = HAND.replace('lice', hand)
    const t = table({ ...CELLS, ...cells }, `turn 2 german\ndoing end-turn 0\n${lines}\n${CARD}\n`)
    t.play('german', order).play('german', 'take-hq').play('british', 'play attack-centre')
    for (const command of ['order 8,6', 'order 9,8', 'done', 'done']) byOrder(t).play('british', command)
    return t
  }

  test('[G-13.4] save units: only where the dice could destroy the unit, or have', () => {
    const safe = facing('standing save-units')
    safe.play('british', 'battle 8,6 at 7,6')
    expect([point(safe), ordered(safe)]).toEqual(['before-close', 'pass'])
    const weak = facing('standing save-units', { '7,6': '.:gi3', '7,9': '.:gi1' })
    weak.dice(SOLDIER, HQ).play('british', 'battle 9,8 at 7,9')
    expect([point(weak), ordered(weak)]).toEqual(['after-roll', 'asked'])
    byOrder(weak.play('german', 'pass')).play('british', 'battle 8,6 at 7,6')
    expect([point(weak), ordered(weak)]).toEqual(['before-close', 'asked'])
  })

  test('[G-13.4] save units: what the dice could have done no longer counts once they lie', () => {
    const t = facing('standing save-units', { '7,9': '.:gi2' })
    t.dice(SOLDIER, HQ).play('british', 'battle 9,8 at 7,9')
    expect([point(t), ordered(t)]).toEqual(['after-roll', 'pass'])
    t.play('german', 'pass')
    // One figure is left, and the hit is behind it.
    if (asked(t) === 'answer german') expect([point(t), ordered(t)]).toEqual(['after-ranged', 'pass'])
  })

  test('[G-13.4] hold a card: only where it can be played', () => {
    const t = facing('hold butt-and-bayonet', {}, 'butt-and-bayonet')
    t.play('british', 'battle 8,6 at 7,6')
    expect([point(t), ordered(t)]).toEqual(['before-close', 'pass'])
    t.dice(HQ, HQ, HQ).play('german', 'pass')
    expect([point(t), ordered(t)]).toEqual(['after-close', 'asked'])
    expect(why(ending(), 'german', 'hold lice')).toBe('G-13.1 wrong-moment')
    const chosen = ending().play('german', 'standing pass-turn')
    expect(why(chosen, 'german', 'hold lice')).toBe('G-13.4 same-standing-order')
    expect(why(ending(), 'german', 'hold body-armour')).toBe('G-13.1 combat-not-in-hand')
  })

  test('[G-13.4] the choice of a unit can be left without one', () => {
    const t = ending().play('german', 'standing stop-at').play('german', 'done')
    expect([asked(t), t.view('german').german.own?.standing]).toEqual(['end-turn german', 0])
  })

  test('[G-13.4] [G-14.1] the enemy learns of a window passed, not of the order behind it', () => {
    const byHand = begin(HAND).play('german', 'pass')
    const ordering = begin(HAND).play('german', 'standing pass-turn')
    expect(ordering.facts).toEqual(byHand.facts)
    for (const who of ['british', 'spectator']) expect(ordering.view(who)).toEqual(byHand.view(who))
    expect(ordering.view('german').german.own?.standing).toBe(1)
  })

  test('[G-13.4] [G-14.1] an order opens and closes no window: the enemy sees the same as without it', () => {
    const free = walk(begin(HAND).play('german', 'pass'))
    const bound = walk(begin(HAND).play('german', 'standing pass-turn'))
    for (const who of ['british', 'spectator']) expect(bound.view(who)).toEqual(free.view(who))
    expect([bound.decision(), bound.facts]).toEqual([free.decision(), free.facts])
    expect(byOrder(bound).facts).toEqual(free.play('german', 'pass').facts)
  })
})
