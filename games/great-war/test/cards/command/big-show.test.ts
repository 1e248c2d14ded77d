import { describe, expect, test } from 'vitest'
import { asked, BURST, FLAG, figures, HQ, hq, on, SKULL, SOLDIER, table, why } from '../../table.ts'
import { diceRolled, endTurn, hand, ordered, orders, steps } from './story.ts'

const HAND = 'command british-hand big-show probe-left probe-centre attack-left attack-centre'
const cells = {
  ...on('8,2 8,3', '.:bi4'),
  '8,6': '.:bb4',
  '8,9': '.:bm4',
  '9,9': '.:bo4',
  ...on('6,2 7,7 1,1', '.:gi4'),
}

describe('Big Show', () => {
  test('[G-12.3] Big Show: a die a command card, this one included, says who is ordered; HQ pays, bursts do nothing', () => {
    const t = table(cells, HAND)
    t.dice(SOLDIER, SKULL, FLAG, HQ, BURST).play('british', 'play big-show')
    expect(hq(t)).toEqual([7, 6])
    expect(orders(t, 'british')).toEqual(['8,2', '8,3', '8,6', '8,9', '9,9'])
    expect(why(t, 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
    // Two infantry units: one by the soldier, one by the flag.
    steps(t, 'british', 'order 8,2', 'order 8,6')
    expect(why(t, 'british', 'order 8,3')).toBe('G-4.2 no-orders-left')
    t.play('british', 'order 8,9')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,2', '8,6', '8,9'])
  })

  test('[G-12.3] Big Show: the flag may go to a second gun instead', () => {
    const t = table(cells, HAND).dice(SOLDIER, SKULL, FLAG, HQ, BURST).play('british', 'play big-show')
    steps(t, 'british', 'order 8,9', 'order 9,9', 'order 8,2')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,2', '8,9', '9,9'])
  })

  test('[G-12.3] Big Show: an order for infantry is no order for a gun', () => {
    const t = table(cells, HAND)
      .dice(SOLDIER, SOLDIER, SOLDIER, BURST, BURST)
      .play('british', 'play big-show')
    expect(orders(t, 'british')).toEqual(['8,2', '8,3', '8,6'])
    const guns = table(cells, HAND).dice(SKULL, SKULL, SKULL, BURST, BURST).play('british', 'play big-show')
    expect(orders(guns, 'british')).toEqual(['8,9', '9,9'])
  })

  test('[G-12.3] Big Show: ordered units battle with one die more, close and from afar', () => {
    const t = table(cells, HAND).dice(SOLDIER, SOLDIER, BURST, BURST, BURST).play('british', 'play big-show')
    steps(t, 'british', 'order 8,2', 'order 8,6', 'done')
    t.dice(BURST, HQ, HQ).play('british', 'battle 8,2 at 6,2')
    expect(diceRolled(t)).toBe(3)
    t.dice(BURST, HQ, HQ, HQ, HQ).play('british', 'battle 8,6 at 7,7')
    expect(diceRolled(t)).toBe(5)
    expect([figures(t, '6,2'), figures(t, '7,7')]).toEqual([3, 3])
    endTurn(t, 'british')
  })

  test('[G-12.3] Big Show: both decks are reshuffled with their discards before a card is drawn', () => {
    const piles = [
      'command british-hand big-show',
      'command german-hand *',
      'command deck forward',
      'command discard out-flanked probe-left',
      'combat discard lice gas-attack',
    ]
    const t = table(cells, piles.join('\n')).dice(SOLDIER).play('british', 'play big-show')
    steps(t, 'british', 'order 8,3', 'done')
    // Big Show itself lies among the discards by then, and may be the card that is drawn.
    t.order('big-show', 'forward', 'out-flanked', 'probe-left').play('british', 'done')
    expect(t.facts.filter(fact => fact.type === 'deckShuffled')).toEqual([
      { type: 'deckShuffled', deck: 'command', count: 4 },
      { type: 'deckShuffled', deck: 'combat', count: 40 },
    ])
    expect(hand(t, 'british')).toEqual(['big-show.1'])
    const { combat, command } = t.view('british')
    expect([command.discard, combat.discard]).toEqual([[], []])
    expect([command.deck, combat.deck]).toEqual([3, 40])
    endTurn(t, 'british')
  })

  test('[G-12.3] Big Show: a combat card played this turn is shuffled in as well', () => {
    const t = table(cells, `${HAND}\ncombat british-hand gas-attack`)
    t.play('british', 'play big-show')
      .dice(BURST, BURST, BURST, BURST, HQ)
      .play('british', 'combat gas-attack')
    expect(t.view('british').combat).toMatchObject({ deck: 40, discard: [] })
    endTurn(t, 'british')
  })

  test('[G-4.1] [G-12.3] Big Show with nothing but bursts orders nobody, and still reshuffles', () => {
    const t = table(cells, `${HAND}\ncommand discard forward`)
    t.dice(BURST, BURST, BURST, BURST, BURST).play('british', 'play big-show')
    expect(t.facts.filter(fact => fact.type === 'deckShuffled')).toHaveLength(2)
    expect(t.view('british').command.discard).toEqual([])
    endTurn(t, 'british')
  })
})
