import { describe, expect, test } from 'vitest'
import { asked, on, table, why } from '../../table.ts'
import { hands, laws, playWith, untilEnd } from './story.ts'

const FIELD = { ...on('8,5 8,6 8,7 10,5 10,6 9,2 9,11', '.:bi4'), ...on('5,6 1,1', '.:gi4') }
const PIGEONS = 'combat messenger-pigeons'
const CENTRE = ['8,5', '8,6', '8,7', '10,5', '10,6']

const flown = (card: string) =>
  playWith(table(FIELD, hands(card, 'messenger-pigeons')), card, 'messenger-pigeons')

describe('Messenger Pigeons', () => {
  test.each([
    ['recon-centre', 2],
    ['probe-centre', 3],
    ['attack-centre', 4],
  ])('[G-13.5] Messenger Pigeons: %s orders %i units', (card, count) => {
    const t = flown(card)
    for (const hex of CENTRE.slice(0, count)) t.play('british', `order ${hex}`)
    expect(t.view('spectator').units.filter(unit => unit.marks.includes('ordered'))).toHaveLength(count)
    expect(asked(t)).toBe('move british')
  })

  test('[G-13.5] Messenger Pigeons: the extra unit is one of the same section', () => {
    expect(why(flown('probe-centre'), 'british', 'order 9,2')).toBe('G-4.2 not-on-card')
  })

  test('[G-4.3] Messenger Pigeons: the extra order may go to the artillery', () => {
    const t = flown('recon-centre').play('british', 'order 8,5').play('british', 'order artillery')
    expect(t.view('spectator').flags).toContain('artillery-ordered')
    expect(asked(t)).toBe('move british')
  })

  test('[G-4.6] Messenger Pigeons: Recon still draws two', () => {
    const t = flown('recon-centre').play('british', 'order 8,5').play('british', 'order 8,6')
    t.play('british', 'done').play('british', 'done')
    expect(asked(t)).toBe('keep british')
  })

  test.each([
    'recon-in-force',
    'assault-centre',
    'forward',
    'out-flanked',
    'storm-of-fire',
    'counter-attack',
  ])('[G-13.5] Messenger Pigeons: not with %s', card => {
    const t = table(FIELD, hands(card, 'messenger-pigeons')).play('british', `play ${card}`)
    expect(why(t, 'british', PIGEONS)).toBe('G-13.1 no-effect')
    expect(t.legal('british')).toEqual(['pass'])
  })

  test('[G-13.5] Messenger Pigeons: they are over with the turn', () => {
    const t = untilEnd(flown('probe-centre')).play('british', 'take-hq')
    expect(t.view('spectator').flags).toEqual([])
  })

  test('[G-13.5] Messenger Pigeons: on the left as well, and in no section that the card does not name', () => {
    const caps = (card: string) => flown(card).view('spectator').notes.caps?.slice(0, 3)
    expect(caps('probe-left')).toEqual(['3', '0', '0'])
    expect(caps('probe-right')).toEqual(['0', '0', '3'])
  })

  laws({
    name: 'Messenger Pigeons',
    command: PIGEONS,
    side: 'british',
    cost: 1,
    moment: tokens =>
      table(FIELD, hands('probe-centre', 'messenger-pigeons') + tokens).play('british', 'play probe-centre'),
  })
})
