import { describe, expect, test } from 'vitest'
import { asked, hq, on, table, why } from '../../table.ts'
import { combatHand, discards, endTurn, hands, laws, order, roll, stand, untilEnd } from './story.ts'

/** Two British units on the left, four in the centre, two on the right. */
const FIELD = {
  ...on('9,2 11,2 8,6 8,7 10,6 9,11 11,11', '.:bi4'),
  '8,5': '.:bm4',
  ...on('6,6 1,1', '.:gi4'),
}
const LOST = 'combat lost-messenger'

const lost = (card: string, withCard = '', extra = '') => {
  const t = table(FIELD, `${hands(card, withCard.split(' ')[0], 'lost-messenger')}${extra}`)
  t.play('british', `play ${card}`)
  if (withCard) t.play('british', `combat ${withCard}`)
  return t.play('german', LOST)
}

const orders = (t: ReturnType<typeof table>) =>
  t
    .legal('british')
    .filter(one => one.startsWith('order'))
    .map(one => one.slice('order '.length))

describe('Lost Messenger', () => {
  test.each([
    ['probe-centre', ['8,5'], 1],
    ['attack-centre', ['8,5', '8,6'], 2],
  ])('[G-13.5] Lost Messenger: %s orders one unit fewer', (card, units, count) => {
    const t = lost(card)
    expect(orders(t)).toEqual(['10,6', '8,5', '8,6', '8,7'])
    for (const unit of units) t.play('british', `order ${unit}`)
    expect(asked(t)).toBe('move british')
    expect(t.view('spectator').units.filter(unit => unit.marks.includes('ordered'))).toHaveLength(count)
  })

  test('[G-13.5] Lost Messenger: it is the number on the card that falls: two units, three orders less one', () => {
    const t = lost('attack-left').play('british', 'order 9,2').play('british', 'order 11,2')
    expect(asked(t)).toBe('move british')
    expect(t.view('spectator').units.filter(unit => unit.marks.includes('ordered'))).toHaveLength(2)
  })

  test('[G-13.5] Lost Messenger: one unit fewer in each section of a card of several', () => {
    const t = lost('forward').play('british', 'order 9,2')
    expect(why(t, 'british', 'order 11,2')).toBe('G-4.2 no-orders-left')
    t.play('british', 'order 8,5').play('british', 'order 9,11')
    expect(asked(t)).toBe('move british')
  })

  test('[G-13.5] Lost Messenger: no reserve artillery', () => {
    expect(why(lost('attack-centre'), 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
    expect(why(lost('assault-centre'), 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
  })

  test('[G-13.5] Lost Messenger: with Assault the owner leaves one out', () => {
    const t = lost('assault-centre')
    expect(orders(t)).toEqual(['10,6', '8,5', '8,6', '8,7'])
    order(t, '8,6', '8,7', '10,6')
    expect(asked(t)).toBe('move british')
    expect(why(t, 'british', 'move 8,5 to 7,5')).toBe('G-4.4 not-ordered')
  })

  test('[G-13.5] Lost Messenger: Recon orders nobody, and still draws two', () => {
    const t = lost('recon-centre', '', '\ncommand deck probe-left attack-right')
    expect(asked(t)).toBe('keep british')
    expect(t.legal('british')).toEqual(['keep attack-right', 'keep probe-left'])
    t.play('british', 'keep attack-right')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Lost Messenger: Recon in Force orders nobody, and draws one', () => {
    const t = lost('recon-in-force')
    expect(asked(t)).toBe('end-turn british')
    expect(t.view('spectator').british.hand.command).toBe(1)
  })

  test('[G-13.5] Lost Messenger: a tactic card orders one unit fewer in all', () => {
    const storm = lost('storm-of-fire')
    expect(orders(storm)).toHaveLength(8)
    order(storm, '8,5', '8,6', '8,7')
    expect(asked(storm)).not.toBe('order british')
    const direct = lost('direct-from-hq', '', '\nhq 3 6')
    order(direct, '9,2', '9,11')
    expect(direct.view('spectator').units.filter(unit => unit.marks.includes('ordered'))).toHaveLength(2)
    expect(asked(direct)).toBe('move british')
  })

  test('[G-13.5] [G-12.3] Lost Messenger: one fewer of all that Big Show has rolled, whoever they are for', () => {
    const lines = `${hands('big-show', '', 'lost-messenger')}\ncommand british-hand probe-left probe-right`
    const t = table(FIELD, lines).play('british', 'play big-show')
    roll(t, 'soldier', 'skull', 'flag').play('german', LOST)
    order(t, '8,5', '8,6')
    expect(asked(t)).toBe('move british')
    expect(t.view('spectator').units.filter(unit => unit.marks.includes('ordered'))).toHaveLength(2)
  })

  test('[G-13.5] Lost Messenger: Whistles & Bugle Calls leaves one of the chain out', () => {
    const t = lost('whistles-and-bugle-calls').play('british', 'order 8,5').play('british', 'order 8,6')
    expect(asked(t)).toBe('move british')
  })

  test('[G-13.5] [G-12.11] Lost Messenger: one of the chain that was named, however many stand elsewhere', () => {
    const cells = { ...FIELD, '10,2': '.:bi4' }
    const t = table(cells, hands('whistles-and-bugle-calls', '', 'lost-messenger'))
    t.play('british', 'play whistles-and-bugle-calls').play('german', LOST)
    t.play('british', 'order 8,5').play('british', 'order 8,6')
    expect(asked(t)).toBe('move british')
  })

  test('[G-13.5] Lost Messenger: Artillery Bombard has neither guns nor a unit', () => {
    expect(asked(lost('artillery-bombard'))).toBe('end-turn british')
  })

  test('[G-13.5] Lost Messenger: a combat card goes back to the hand and its tokens are refunded', () => {
    const t = lost('attack-centre', 'machine-gun-barrage')
    expect(combatHand(t, 'british')).toEqual(['machine-gun-barrage'])
    expect(t.view('german').british.known).toEqual(['machine-gun-barrage.1'])
    expect(hq(t)).toEqual([6, 3])
    expect(t.view('spectator').flags).toEqual(['lost-messenger'])
    // The gun fires once, with its three dice, and may move.
    order(t, '8,5').play('british', 'done')
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 8,5 at 6,6')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Lost Messenger: pigeons fly home too', () => {
    const t = lost('recon-centre', 'messenger-pigeons')
    expect(asked(t)).toBe('keep british')
    expect(combatHand(t, 'british')).toEqual(['messenger-pigeons'])
  })

  test('[G-13.5] Lost Messenger: the section is the printed one again when Tactician is taken back', () => {
    const t = lost('attack-left', 'tactician centre')
    expect(orders(t)).toEqual(['11,2', '9,2'])
    endTurn(t)
    expect(t.view('spectator').notes.lastCommand?.[0]).toBe('attack-left')
  })

  test('[G-13.5] [G-13.2] Lost Messenger: the card taken back no longer counts as played', () => {
    const t = table(FIELD, hands('attack-centre', 'gas-attack lice', 'lost-messenger'))
    t.play('british', 'play attack-centre').play('british', 'combat gas-attack').play('german', LOST)
    order(t, '8,6').play('british', 'done').play('british', 'combat lice')
    roll(t, 'hq', 'hq').play('british', 'battle 8,6 at 6,6')
    expect(combatHand(t, 'british')).toEqual(['gas-attack'])
  })

  test('[G-13.5] Lost Messenger: what Counter Intelligence fetched goes back to the discards, played or not', () => {
    for (const played of [true, false]) {
      const lines = `${hands('attack-centre', 'counter-intelligence lice', 'lost-messenger')}\ncombat discard gas-attack`
      const t = table(FIELD, lines).play('british', 'play attack-centre')
      t.play('british', 'combat counter-intelligence gas-attack')
      t.play('british', played ? 'combat gas-attack' : 'pass').play('german', LOST)
      expect(combatHand(t, 'british').sort()).toEqual(['counter-intelligence', 'lice'])
      expect([discards(t), hq(t)]).toEqual([['gas-attack'], [6, 3]])
      expect(t.view('german').british.known).toEqual(['counter-intelligence.1'])
      expect(t.view('spectator').notes.fetched).toBeUndefined()
    }
  })

  test('[G-13.5] [G-14.1] Lost Messenger: a second copy of the card fetched stays a secret of the hand', () => {
    const lines = `${hands('attack-centre', 'counter-intelligence machine-gun-barrage.1', 'lost-messenger')}\ncombat discard machine-gun-barrage.2`
    for (const played of [true, false]) {
      const t = table(FIELD, lines).play('british', 'play attack-centre')
      t.play('british', 'combat counter-intelligence machine-gun-barrage')
      t.play('british', played ? 'combat machine-gun-barrage' : 'pass').play('german', LOST)
      expect(combatHand(t, 'british').sort()).toEqual(['counter-intelligence', 'machine-gun-barrage'])
      expect(discards(t)).toEqual(['machine-gun-barrage'])
      expect(t.view('german').british.known).toEqual(['counter-intelligence.1'])
    }
  })

  test('[G-13.5] Lost Messenger: Advance Over The Top comes back too, fetched or from the hand', () => {
    const own = lost('attack-centre', 'advance-over-the-top')
    expect([combatHand(own, 'british'), hq(own)]).toEqual([['advance-over-the-top'], [6, 3]])
    const lines = `${hands('attack-centre', 'counter-intelligence', 'lost-messenger')}\ncombat discard advance-over-the-top`
    const t = table(FIELD, lines).play('british', 'play attack-centre')
    t.play('british', 'combat counter-intelligence advance-over-the-top')
    t.play('british', 'combat advance-over-the-top').play('german', LOST)
    expect([combatHand(t, 'british'), discards(t)]).toEqual([
      ['counter-intelligence'],
      ['advance-over-the-top'],
    ])
  })

  test('[G-13.5] Lost Messenger: what the card was aimed at is forgotten', () => {
    expect(lost('attack-left', 'tactician centre').view('spectator').notes.aim).toBeUndefined()
  })

  test('[G-4.6] Lost Messenger: a side whose only card came back may discard one for a token', () => {
    const t = untilEnd(lost('attack-centre', 'gas-attack')).play('british', 'discard gas-attack')
    expect(hq(t)).toEqual([7, 3])
  })

  test('[G-13.5] Lost Messenger: without it nothing is missing', () => {
    const t = table(FIELD, hands('attack-centre', '', 'lost-messenger')).play('british', 'play attack-centre')
    t.play('german', 'pass')
    expect(orders(t)).toContain('artillery')
    order(t, '8,5', '8,6', '8,7')
    expect(asked(t)).toBe('move british')
  })

  laws({
    name: 'Lost Messenger',
    command: LOST,
    side: 'german',
    cost: 3,
    moment: tokens =>
      table(FIELD, hands('attack-centre', '', 'lost-messenger') + tokens).play(
        'british',
        'play attack-centre',
      ),
    elsewhere: () =>
      stand(
        table({ ...FIELD, '7,6': '.:gi4' }, hands('attack-centre', '', 'lost-messenger')),
        'attack-centre',
        '8,6',
      ).play('british', 'battle 8,6 at 7,6'),
  })
})
