import { describe, expect, test } from 'vitest'
import { asked, BURST, figures, hq, medals, table, why } from '../../table.ts'
import { endTurn, hand, orders, steps } from './story.ts'

const line = { '8,2': '.:bi4', '8,4': '.:bi4', '8,6': '.:bi4', '2,2': '.:gi4', '2,10': '.:gi4' }

describe('Recon', () => {
  test('[G-12.1] [G-4.6] Recon Left orders one unit of the left; at the end two cards are drawn and one is kept', () => {
    const t = table(line, 'command british-hand recon-left\ncommand deck attack-left probe-right')
    t.play('british', 'play recon-left')
    expect(orders(t, 'british')).toEqual(['8,2', '8,4', 'artillery'])
    expect(why(t, 'british', 'order 8,6')).toBe('G-4.2 not-on-card')
    t.play('british', 'order 8,2')
    // There was one order only: the next thing is to move.
    expect(asked(t)).toBe('move british')
    expect(why(t, 'british', 'move 8,4 to 7,4')).toBe('G-4.4 not-ordered')
    t.play('british', 'move 8,2 to 7,2')
    expect(asked(t)).toBe('keep british')
    expect(t.legal('british')).toEqual(['keep attack-left', 'keep probe-right'])
    expect(why(t, 'british', 'keep forward')).toBe('G-4.6 not-drawn')
    expect(t.view('german').command).toMatchObject({ drawn: 2 })
    expect(t.view('german').command.drawnCards).toBeUndefined()
    t.play('british', 'keep probe-right')
    expect(hand(t, 'british')).toEqual(['probe-right.1'])
    expect(t.view('german').command.discard).toEqual(['recon-left.1', 'attack-left.1'])
    endTurn(t, 'british')
  })

  test('[G-12.1] [G-4.3] Recon Centre: its order may go to the artillery, which aims into the centre, shared hexes too', () => {
    const t = table({ ...line, '6,4': '.:gi4' }, 'command british-hand recon-centre')
    t.play('british', 'play recon-centre')
    expect(orders(t, 'british')).toEqual(['8,4', '8,6', 'artillery'])
    t.play('british', 'order artillery')
    expect(asked(t)).toBe('shell british')
    expect(why(t, 'british', 'shell 2,2')).toBe('G-10.1 other-section')
    t.play('british', 'shell 6,4')
    // Two dice on the same empty neighbour: both fall on the target as well.
    t.dice(1, 1, BURST, BURST).play('british', 'dice 2')
    expect(figures(t, '6,4')).toBe(2)
    expect(hq(t)).toEqual([4, 6])
    t.play('british', t.legal('british')[0])
    endTurn(t, 'british')
  })

  test('[G-12.1] [G-11.7] [G-1.2] Recon Right by the defender: a medal instead of two cards, and his right is the left of the page', () => {
    const lines = 'turn 2 german\ncommand german-hand recon-right\ncommand deck forward'
    const t = table(line, lines, 'opening-action-2').play('german', 'play recon-right')
    expect(orders(t, 'german')).toEqual(['2,2', 'artillery'])
    steps(t, 'german', 'order 2,2', 'done')
    expect(asked(t)).toBe('race german')
    expect(t.legal('german')).toEqual(['draw', 'take-medal'])
    t.play('german', 'take-medal')
    expect(medals(t)).toEqual([0, 1])
    expect(hand(t, 'german')).toEqual(['forward.1'])
    endTurn(t, 'german')
  })

  test('[G-11.7] Recon Right: the defender may draw his two cards all the same', () => {
    const lines = 'turn 2 german\ncommand german-hand recon-right'
    const t = table(line, lines, 'opening-action-2')
    steps(t, 'german', 'play recon-right', 'done', 'draw')
    expect(asked(t)).toBe('keep german')
    expect(medals(t)).toEqual([0, 0])
  })

  test('[G-11.7] Recon Right: never the winning medal, and never for the attacker', () => {
    const last = 'turn 2 german\nkept 0 5\ncommand german-hand recon-right'
    const t = table(line, last, 'opening-action-2')
    steps(t, 'german', 'play recon-right', 'done')
    expect(asked(t)).toBe('keep german')
    const attacker = table(line, 'command british-hand recon-right', 'opening-action-2')
    steps(attacker, 'british', 'play recon-right', 'done')
    expect(asked(attacker)).toBe('keep british')
  })

  test('[G-4.1] Recon Left with nobody on the left and no tokens orders nobody, but still draws two', () => {
    const t = table({ '8,6': '.:bi4', '2,2': '.:gi4' }, 'hq 0 6\ncommand british-hand recon-left')
    t.play('british', 'play recon-left')
    expect(asked(t)).toBe('keep british')
    expect(t.view('british').command.drawn).toBe(2)
  })
})
