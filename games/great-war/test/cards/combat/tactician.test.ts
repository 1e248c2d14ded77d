import { describe, expect, test } from 'vitest'
import { asked, on, table, why } from '../../table.ts'
import { endTurn, hands, laws, playWith } from './story.ts'

const FIELD = { ...on('9,2 8,6 9,11 11,11', '.:bi4'), ...on('2,2 2,6 2,10', '.:gi4') }
const tell = (section: string) => `tactician ${section}`

const commanded = (card: string, section: string, extra = '') =>
  playWith(table(FIELD, `${hands(card, 'tactician')}${extra}`), card, tell(section))

const orders = (t: ReturnType<typeof table>, side: string) =>
  t.legal(side).filter(one => /^order \d/.test(one))

describe('Tactician', () => {
  test.each([
    ['left', ['order 9,2']],
    ['right', ['order 11,11', 'order 9,11']],
  ])('[G-13.5] Tactician: a card of the centre becomes one of the %s', (section, units) => {
    const t = commanded('attack-centre', section)
    expect(orders(t, 'british')).toEqual(units)
  })

  test('[G-10.1] Tactician: the artillery looks into the new section', () => {
    const t = commanded('recon-centre', 'right').play('british', 'order artillery')
    expect(asked(t)).toBe('shell british')
    expect(why(t, 'british', 'shell 2,6')).toBe('G-10.1 other-section')
    expect(t.legal('british')).toContain('shell 2,10')
  })

  test('[G-4.6] Tactician: Recon stays Recon and draws two', () => {
    const t = commanded('recon-centre', 'left').play('british', 'done')
    expect(asked(t)).toBe('keep british')
  })

  test('[G-12.1] Tactician: Assault orders everybody in the new section', () => {
    const t = commanded('assault-centre', 'right')
    expect(
      t
        .view('spectator')
        .units.filter(unit => unit.marks.includes('ordered'))
        .map(unit => unit.hex),
    ).toEqual(['9,11', '11,11'])
  })

  test('[G-12.4] Tactician: Counter Attack repeats the card as changed, mirrored', () => {
    const extra = '\ncommand german-hand counter-attack'
    const t = endTurn(commanded('attack-centre', 'left', extra)).play('german', 'play counter-attack')
    // The German right lies at the British left.
    expect(orders(t, 'german')).toEqual(['order 2,2'])
  })

  test('[G-13.1] Tactician: another section than the card has, and one there must be', () => {
    const t = table(FIELD, hands('attack-centre', 'tactician')).play('british', 'play attack-centre')
    expect(why(t, 'british', 'combat tactician centre')).toBe('G-13.1 no-effect')
    expect(why(t, 'british', 'combat tactician')).toBe('G-13.1 bad-aim')
    expect(t.legal('british')).toEqual(['combat tactician left', 'combat tactician right', 'pass'])
  })

  test.each(['forward', 'recon-in-force', 'out-flanked', 'infantry-assault', 'storm-of-fire'])(
    '[G-13.1] Tactician: not with %s, which has no section of its own',
    card => {
      const t = table(FIELD, hands(card, 'tactician')).play('british', `play ${card}`)
      expect(why(t, 'british', 'combat tactician left')).toBe('G-13.1 no-effect')
      expect(t.legal('british')).toEqual(['pass'])
    },
  )

  laws({
    name: 'Tactician',
    command: 'combat tactician left',
    side: 'british',
    cost: 1,
    moment: tokens =>
      table(FIELD, hands('attack-centre', 'tactician') + tokens).play('british', 'play attack-centre'),
  })
})
