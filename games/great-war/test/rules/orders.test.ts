import { describe, expect, test } from 'vitest'
import { table, why } from '../table.ts'

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
