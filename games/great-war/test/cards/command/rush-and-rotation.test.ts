import { describe, expect, test } from 'vitest'
import { asked, on, table, unitAt, why } from '../../table.ts'
import { endTurn, ordered, orders, steps } from './story.ts'

const CARD = 'command british-hand rush-and-rotation'

describe('Rush & Rotation', () => {
  test('[G-12.8] Rush & Rotation orders up to four infantry units, bombers too, no guns and no artillery', () => {
    const cells = { ...on('9,1 9,2 9,4 9,5', '.:bi4'), '9,3': '.:bb4', '9,6': '.:bm4', '1,1': '.:gi4' }
    const t = table(cells, CARD).play('british', 'play rush-and-rotation')
    expect(orders(t, 'british')).toEqual(['9,1', '9,2', '9,3', '9,4', '9,5'])
    expect(why(t, 'british', 'order 9,6')).toBe('G-4.2 not-on-card')
    expect(why(t, 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
    steps(t, 'british', 'order 9,1', 'order 9,3', 'order 9,4', 'order 9,5')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['9,1', '9,3', '9,4', '9,5'])
    t.play('british', 'done')
    endTurn(t, 'british')
  })

  test('[G-12.8] Rush & Rotation: six hexes through friends, wire and forest, out of a mine crater, and no battle', () => {
    const column = { '11,3': 'M:bi4', '10,2': '.:bi4', '10,3': '.:bi4', '9,3': 'F', '8,2': '.w', '8,3': '.w' }
    const wall = { '11,2': '.:bi4', '11,4': '.:bi4', '9,2': '.:bi4', '9,4': '.:bi4' }
    const t = table({ ...column, ...wall, '5,4': '.:bm4', '5,2': '.:gi4' }, CARD)
    steps(t, 'british', 'play rush-and-rotation', 'order 11,3', 'done')
    expect(t.legal('british')).toContain('move 11,3 to 5,3')
    t.play('british', 'move 11,3 to 5,3')
    expect(unitAt(t, '5,3')?.unit).toBeDefined()
    // An enemy stands beside it, but it may not battle: the turn is at its end.
    endTurn(t, 'british')
  })

  test('[G-12.8] Rush & Rotation: no seventh hex, no way through enemies, no end on a friend', () => {
    const cells = { '11,3': '.:bi4', '11,4': '.:bi4', '4,3': '.:bm4', '5,4': '.:bm4', '2,2': '.:gi4' }
    const t = table(cells, CARD)
    steps(t, 'british', 'play rush-and-rotation', 'order 11,3', 'done')
    expect(why(t, 'british', 'move 11,3 to 5,4')).toBe('G-5.2 hex-occupied')
    expect(why(t, 'british', 'move 11,3 to 4,2')).toBe('G-5.1 out-of-reach')
    const ring = { ...on('10,2 10,3 11,2 10,4 11,5', '.:gi4'), '11,4': '.:bi4' }
    const caught = table({ '11,3': '.:bi4', ...ring }, CARD)
    steps(caught, 'british', 'play rush-and-rotation', 'order 11,3', 'done')
    // Past the friend there is no free hex: nobody can move.
    expect(asked(caught)).toBe('end-turn british')
  })

  test('[G-12.8] Rush & Rotation: a unit that moved ends next to a friend standing there at that moment', () => {
    const cells = { '9,2': '.:bi4', '9,3': '.:bi4', '9,9': '.:bi4', '1,1': '.:gi4' }
    const t = table(cells, CARD)
    steps(t, 'british', 'play rush-and-rotation', 'order 9,2', 'order 9,3', 'done')
    expect(why(t, 'british', 'move 9,2 to 7,7')).toBe('G-12.8 no-friend-beside')
    // Beside where the other stands now, though that one is to go on.
    t.play('british', 'move 9,2 to 8,3').play('british', 'move 9,3 to 9,8')
    // Nobody is left beside the first, which need not be: it has moved already.
    expect([unitAt(t, '8,3')?.unit, unitAt(t, '9,8')?.unit]).toEqual(['british-1', 'british-2'])
    endTurn(t, 'british')
  })

  test('[G-12.8] Rush & Rotation: where a friend has just left there is none; a unit is no friend of its own', () => {
    const cells = { '9,2': '.:bi4', '9,3': '.:bi4', '9,9': '.:bi4', '1,1': '.:gi4' }
    const t = table(cells, CARD)
    steps(t, 'british', 'play rush-and-rotation', 'order 9,2', 'order 9,3', 'done')
    t.play('british', 'move 9,3 to 9,8')
    expect(why(t, 'british', 'move 9,2 to 8,3')).toBe('G-12.8 no-friend-beside')
    expect(why(t, 'british', 'move 9,2 to 9,3')).toBe('G-12.8 no-friend-beside')
    expect(t.legal('british')).toContain('move 9,2 to 9,7')
  })

  test('[G-12.8] Rush & Rotation: who has no friend to end beside is not asked to move', () => {
    const t = table({ '9,2': '.:bi4', '1,1': '.:gi4' }, CARD)
    steps(t, 'british', 'play rush-and-rotation', 'order 9,2')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-12.8] Rush & Rotation: a single free hex next to a friend is a move', () => {
    const shut = { '10,1': '.:gi4', '10,2': '.:gi4', '10,3': '.:gi4', '11,4': '.:gi4', '1,1': '.:gi4' }
    const t = table({ '11,1': '.:bi4', '11,3': '.:bi4', ...shut }, CARD)
    steps(t, 'british', 'play rush-and-rotation', 'order 11,1', 'done')
    expect(t.legal('british')).toEqual(['done', 'move 11,1 to 11,2'])
  })

  test.each([
    ['3,9', '3,10', '3,11', ['2,8', '2,9', '2,10', '3,8', '4,8', '4,9', '4,10']],
    ['9,4', '9,5', '9,6', ['8,3', '8,4', '8,5', '9,3', '10,3', '10,4', '10,5']],
  ])('[G-12.8] Rush & Rotation: from %s through a friend on %s to %s', (from, friend, to, enemies) => {
    const cells = Object.fromEntries(enemies.map(hex => [hex, '.:gi4']))
    const t = table({ ...cells, [from]: '.:bi4', [friend]: '.:bi4' }, CARD)
    steps(t, 'british', 'play rush-and-rotation', `order ${from}`, 'done')
    expect(t.legal('british')).toContain(`move ${from} to ${to}`)
  })

  test('[G-12.8] Rush & Rotation may go back as well', () => {
    const t = table({ '5,2': '.:bi4', '11,3': '.:bi4', '1,1': '.:gi4' }, CARD)
    steps(t, 'british', 'play rush-and-rotation', 'order 5,2', 'done', 'move 5,2 to 10,2')
    expect(unitAt(t, '10,2')?.unit).toBe('british-1')
    endTurn(t, 'british')
  })

  test('[G-11.6] [G-12.8] Rush & Rotation: no unit leaves the board with it', () => {
    const cells = { '1,5': '.:bi4', '1,6': '.:bi4', '4,10': '.:gi4' }
    const rush = table(cells, CARD, 'somme-fricourt')
    steps(rush, 'british', 'play rush-and-rotation', 'order 1,5', 'done')
    expect(why(rush, 'british', 'exit 1,5')).toBe('G-11.6 cannot-leave')
    const probe = table(cells, 'command british-hand recon-centre', 'somme-fricourt')
    steps(probe, 'british', 'play recon-centre', 'order 1,5')
    expect(probe.legal('british')).toContain('exit 1,5')
  })
})
