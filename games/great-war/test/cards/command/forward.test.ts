import { describe, expect, test } from 'vitest'
import { asked, on, table, why } from '../../table.ts'
import { endTurn, ordered, orders, steps } from './story.ts'

const CARD = 'command british-hand forward'

describe('Forward', () => {
  test('[G-12.1] Forward orders two units in each section', () => {
    const cells = { ...on('9,1 9,2 9,3 9,6 9,9', '.:bi4'), '9,5': '.:bm4', '9,12': '.:bo4', '1,1': '.:gi4' }
    const t = table(cells, CARD)
    steps(t, 'british', 'play forward', 'order 9,1', 'order 9,3')
    expect(why(t, 'british', 'order 9,2')).toBe('G-4.2 no-orders-left')
    steps(t, 'british', 'order 9,5', 'order 9,6', 'order 9,9', 'order 9,12')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['9,1', '9,3', '9,5', '9,6', '9,9', '9,12'])
    steps(t, 'british', 'move 9,1 to 7,1', 'move 9,5 to 8,5', 'done')
    endTurn(t, 'british')
  })

  test('[G-4.2] Forward: two shared units fill up the sections beside them, but not beyond their orders', () => {
    const cells = { ...on('8,2 8,3 8,4 8,6 9,6 8,8', '.:bi4'), '1,1': '.:gi4' }
    const t = table(cells, CARD)
    steps(t, 'british', 'play forward', 'order 8,4', 'order 8,8', 'order 8,2', 'order 8,3', 'order 8,6')
    // Left 8,2 8,3; centre 8,4 8,6; 8,8 is then one of the right.
    expect(why(t, 'british', 'order 9,6')).toBe('G-4.2 no-orders-left')
    expect(orders(t, 'british')).toEqual(['artillery'])
    steps(t, 'british', 'done', 'done')
    endTurn(t, 'british')
  })

  test('[G-4.3] Forward: one order may go to the artillery, with targets in every section', () => {
    const t = table({ '8,2': '.:bi4', '8,6': '.:bi4', '1,1': '.:gi4' }, CARD)
    steps(t, 'british', 'play forward', 'order artillery', 'done')
    expect(t.legal('british').filter(command => command.startsWith('shell '))).toHaveLength(127)
  })

  test('[G-4.3] Forward: an order that went to the artillery is missing there and then only', () => {
    const units = ['9,1', '9,3', '9,5', '9,6', '9,9', '9,12']
    const cells = { ...Object.fromEntries(units.map(hex => [hex, '.:bi4'])), '1,1': '.:gi4' }
    const shelling = table(cells, CARD)
    steps(
      shelling,
      'british',
      'play forward',
      'order artillery',
      ...units.slice(0, 5).map(hex => `order ${hex}`),
    )
    expect(asked(shelling)).toBe('move british')
    const walking = table(cells, CARD)
    steps(walking, 'british', 'play forward', ...units.map(hex => `order ${hex}`))
    expect(ordered(walking)).toEqual(units)
  })

  test('[G-4.1] Forward with no own unit left and no tokens orders nobody: the turn is at its end', () => {
    const t = table({ '1,1': '.:gi4' }, `hq 0 6\n${CARD}`).play('british', 'play forward')
    endTurn(t, 'british')
  })
})
