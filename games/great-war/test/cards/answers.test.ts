import { describe, expect, test } from 'vitest'
import { asked, BURST, byOrder, FLAG, figures, HQ, hq, SKULL, SOLDIER, table, unitAt, why } from '../table.ts'

const CARD = 'command british-hand attack-centre'

/** The British unit on 8,6 is ordered and ready to battle; the Germans hold one combat card. */
function ready(cells: Readonly<Record<string, string>>, german: string) {
  const t = table({ '8,6': '.:bi4', '1,1': '.:gi4', ...cells }, `${CARD}\ncombat german-hand ${german}`)
  t.play('british', 'play attack-centre')
  if (asked(t) === 'answer german') t.play('german', 'pass')
  return t.play('british', 'order 8,6').play('british', 'done').play('british', 'done')
}

describe('answers with combat cards', () => {
  test('[G-13.5] Body Armour: all soldiers rolled are ignored, bursts are not', () => {
    const t = ready({ '6,6': '.:gi4' }, 'body-armour')
      .dice(SOLDIER, BURST)
      .play('british', 'battle 8,6 at 6,6')
    t.play('german', 'combat body-armour')
    expect(figures(t, '6,6')).toBe(3)
    expect(hq(t)[1]).toBe(5)
  })

  test('[G-13.5] Return Fire: a unit neither destroyed nor driven back fires at the firer with two dice more', () => {
    const t = ready({ '6,6': '.:gi4' }, 'return-fire').dice(HQ, HQ).play('british', 'battle 8,6 at 6,6')
    expect(asked(t)).toBe('answer german')
    t.dice(BURST, BURST, SOLDIER, SKULL).play('german', 'combat return-fire 8,6')
    expect(figures(t, '8,6')).toBe(1)
  })

  test('[G-13.4] no Return Fire from a unit that retreated', () => {
    const t = ready({ '6,6': '.:gi4' }, 'return-fire').dice(FLAG, HQ).play('british', 'battle 8,6 at 6,6')
    t.play('german', 'to 5,6')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-7.4] Butt & Bayonet: battles back with one die more and takes no ground', () => {
    const t = ready({ '7,6': '.:gi4' }, 'butt-and-bayonet').play('british', 'battle 8,6 at 7,6')
    t.dice(HQ, HQ, HQ).play('german', 'pass')
    t.dice(BURST, BURST, SKULL, SOLDIER).play('german', 'combat butt-and-bayonet')
    expect(figures(t, '8,6')).toBe(0)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-7.3] Surprise Ambush: battles first with one die more; who is driven back does not go on', () => {
    const t = ready({ '7,6': '.:gi4' }, 'surprise-ambush').play('british', 'battle 8,6 at 7,6')
    t.dice(FLAG, HQ, HQ, HQ).play('german', 'combat surprise-ambush').play('british', 'to 9,6')
    expect(figures(t, '7,6')).toBe(4)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Shell Shortage: two targeting dice fewer, nothing refunded', () => {
    const t = table(
      { '11,6': '.:bi4', '5,6': '.:gi4' },
      'command british-hand recon-centre\ncombat german-hand shell-shortage',
    )
    t.play('british', 'play recon-centre').play('german', 'pass').play('british', 'order artillery')
    t.play('british', 'shell 5,6').play('british', 'dice 3').dice(2).play('german', 'combat shell-shortage')
    expect(hq(t)).toEqual([3, 5])
  })

  test('[G-13.4] Trench Foot: the unit goes back and neither moves nor battles this turn', () => {
    const t = table({ '8,6': '.:bi4', '5,6': '.:gi4' }, `${CARD}\ncombat german-hand trench-foot`)
    t.play('british', 'play attack-centre')
      .play('german', 'pass')
      .play('british', 'order 8,6')
      .play('british', 'done')
    t.play('british', 'move 8,6 to 7,6').play('german', 'combat trench-foot')
    expect(unitAt(t, '8,6')?.unit).toBe('british-1')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.2] one answer a turn, whatever is in hand', () => {
    const t = table(
      { '8,6': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' },
      `${CARD}\ncombat german-hand hold-at-all-costs return-fire`,
    )
    t.play('british', 'play attack-centre').play('german', 'combat hold-at-all-costs 6,6')
    t.play('british', 'order 8,6').play('british', 'done').play('british', 'done')
    t.dice(HQ, HQ).play('british', 'battle 8,6 at 6,6')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.4] standing orders: passed for the turn, or asked about one unit only', () => {
    const cells = { '8,6': '.:bi4', '8,8': '.:bi4', '6,6': '.:gi4', '6,8': '.:gi4', '1,1': '.:gi4' }
    const begin = (standing: string) =>
      table(
        cells,
        `${CARD}\ncombat german-hand return-fire\nstanding 0 ${standing}\nmark ordered british-1 british-2\ndoing battle`,
      )
    const passed = begin('1').dice(HQ, HQ).play('british', 'battle 8,6 at 6,6')
    expect(asked(byOrder(passed))).toBe('battle british')
    const unit = Number(unitAt(passed, '6,8')?.unit.split('-')[1])
    const stops = begin(`${2 + 16 + unit - 1}`)
      .dice(HQ, HQ)
      .play('british', 'battle 8,6 at 6,6')
    expect(asked(byOrder(stops))).toBe('battle british')
    stops.dice(HQ, HQ).play('british', 'battle 8,8 at 6,8')
    expect(asked(byOrder(stops))).toBe('answer german')
  })

  test('[G-13.1] without the cost a card cannot be played', () => {
    const t = table({ '8,6': '.:bi4', '6,6': '.:gi4' }, `${CARD}\ncombat british-hand gas-attack\nhq 1 6`)
    t.play('british', 'play attack-centre')
    expect(why(t, 'british', 'combat gas-attack')).toBe('G-13.1 too-few-hq')
  })
})
