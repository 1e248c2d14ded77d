/** G-13.1 to G-13.3 Playing combat cards: moment, cost, number, and which of two cards prevails. */
import { describe, expect, test } from 'vitest'
import { WITH_COMMAND } from '../../src/state/frames.ts'
import '../../src/cards/combat/index.ts'
import { COMBAT_CARDS } from '../../src/cards/vocabulary.ts'
import { HOUSE } from '../../src/scenario/house.ts'
import {
  asked,
  BURST,
  changedTable,
  FLAG,
  factsOf,
  figures,
  HQ,
  hq,
  type Seated,
  SKULL,
  SOLDIER,
  table,
  toBattle,
  why,
} from '../table.ts'

const FRONT = { '8,6': '.:bi4', '8,8': '.:bi3', '6,6': 'T:gi4', '7,8': '.:gi4', '1,1': '.:gi1' }
const CARD = 'command british-hand attack-centre'

const begin = (lines: string): Seated =>
  table(FRONT, `${CARD}\n${lines}`).play('british', 'play attack-centre')

describe('moment and cost', () => {
  test.each(
    COMBAT_CARDS.filter((card, i) => card.point === WITH_COMMAND && HOUSE.combatCosts[i] > 0).map(
      ({ title }) => ({
        title,
        cost: HOUSE.combatCosts[COMBAT_CARDS.findIndex(card => card.title === title)],
      }),
    ),
  )('[G-13.1] $title cannot be played for fewer than $cost tokens', ({ title, cost }) => {
    const poor = begin(`combat british-hand ${title}\nhq ${cost - 1} 0`)
    expect(why(poor, 'british', `combat ${title}`)).toBe('G-13.1 too-few-hq')
    const rich = begin(`combat british-hand ${title}\ncombat discard lice\nhq ${cost} 0`)
    const plays = rich.legal('british').filter(text => text.startsWith(`combat ${title}`))
    // Espionage needs a hand to spy on.
    expect(plays.length > 0).toBe(title !== 'combat-card-espionage')
  })

  test('[G-13.1] the whole cost goes to the pool at once, and the card is told with it', () => {
    const t = begin('combat british-hand gas-attack\nhq 5 0').play('british', 'combat gas-attack')
    expect([hq(t), t.view('british').pool]).toEqual([[2, 0], 28])
    expect(factsOf(t, 'cardPlayed')[0]).toMatchObject({ title: 'gas-attack', cost: 3, side: 'british' })
    expect(t.view('german').british.played.combat).toEqual(['gas-attack.1'])
  })

  test('[G-13.1] a house may set other costs', () => {
    const t = changedTable(
      'opening-action-1',
      file => {
        file.house = { combatCosts: { 'gas-attack': 1 } }
      },
      FRONT,
      `${CARD}\ncombat british-hand gas-attack\nhq 5 0`,
    )
    t.play('british', 'play attack-centre').play('british', 'combat gas-attack')
    expect(hq(t)).toEqual([4, 0])
  })

  test('[G-13.1] only in the phase it names', () => {
    const t = begin('combat british-hand gas-attack lice improved-logistics hold-at-all-costs')
    for (const card of ['lice', 'improved-logistics', 'hold-at-all-costs 8,6'])
      expect(why(t, 'british', `combat ${card}`)).toBe('G-13.1 wrong-moment')
    t.play('british', 'pass').play('british', 'order 8,6').play('british', 'done')
    expect(why(t, 'british', 'combat gas-attack')).toBe('G-13.1 wrong-moment')
    t.play('british', 'done')
    expect(why(t, 'british', 'combat gas-attack')).toBe('G-13.1 wrong-moment')
    expect(t.legal('british')).toContain('combat lice')
  })

  test('[G-13.1] only a card of the own hand, aimed at what it asks for', () => {
    const t = begin('combat british-hand three-on-a-match tactician')
    expect(why(t, 'british', 'combat gas-attack')).toBe('G-13.1 combat-not-in-hand')
    for (const card of ['three-on-a-match', 'three-on-a-match left', 'three-on-a-match 4,4', 'tactician 6,6'])
      expect(why(t, 'british', `combat ${card}`)).toBe('G-13.1 bad-aim')
    expect(why(t, 'british', 'combat three-on-a-match 8,6')).toBe('G-6.1 no-enemy-there')
    expect(why(t, 'british', 'combat tactician centre')).toBe('G-13.1 no-effect')
    expect(t.legal('british')).toEqual(expect.arrayContaining(['combat tactician left', 'pass']))
  })

  test('[G-13.1] a card prepared for an attack must be used before anything else', () => {
    const t = toBattle(FRONT, { lines: 'combat british-hand lice', orders: ['8,6'] })
    t.play('british', 'combat lice')
    expect(why(t, 'british', 'done')).toBe('G-13.1 card-prepared')
  })
})

describe('how many', () => {
  test('[G-13.2] one in the own turn, whatever its phase', () => {
    const t = begin('combat british-hand gas-attack lice improved-logistics').play(
      'british',
      'combat gas-attack',
    )
    t.play('british', 'order 8,6').play('british', 'done').play('british', 'done')
    expect(why(t, 'british', 'combat lice')).toBe('G-13.2 combat-limit')
    t.play('british', 'done')
    expect([asked(t), why(t, 'british', 'combat improved-logistics')]).toEqual([
      'end-turn british',
      'G-13.2 combat-limit',
    ])
  })

  test("[G-13.2] one in the enemy's turn: after an answer no window opens any more", () => {
    const lines = 'combat german-hand hold-at-all-costs butt-and-bayonet surprise-ambush'
    const t = begin(lines).play('german', 'combat hold-at-all-costs 7,8').play('british', 'order 8,8')
    t.play('british', 'done').play('british', 'done').dice(HQ, HQ, HQ).play('british', 'battle 8,8 at 7,8')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.2] each turn counts anew', () => {
    const t = begin('combat british-hand gas-attack hold-at-all-costs\ncommand german-hand attack-centre')
    t.play('british', 'combat gas-attack').play('british', 'done').play('british', 'take-hq')
    t.play('german', 'play attack-centre')
    expect([asked(t), t.legal('british')]).toEqual([
      'answer british',
      expect.arrayContaining(['combat hold-at-all-costs 8,6']),
    ])
  })

  test('[G-13.2] a card fetched by Counter Intelligence may be played as well, and no other', () => {
    const t = begin('combat british-hand counter-intelligence lice\ncombat discard gas-attack')
    t.play('british', 'combat counter-intelligence gas-attack')
    expect(asked(t)).toBe('with-card british')
    t.play('british', 'combat gas-attack').play('british', 'order 8,6').play('british', 'done')
    t.play('british', 'done')
    expect([hq(t)[0], why(t, 'british', 'combat lice')]).toEqual([2, 'G-13.2 combat-limit'])
  })

  test('[G-13.2] the fetched card may wait for its own phase', () => {
    const t = begin('combat british-hand counter-intelligence\ncombat discard lice')
    t.play('british', 'combat counter-intelligence lice').play('british', 'pass').play('british', 'order 8,6')
    t.play('british', 'done').play('british', 'done')
    expect(t.legal('british')).toContain('combat lice')
  })
})

describe('which card prevails', () => {
  const held = 'combat german-hand hold-at-all-costs'

  test('[G-13.3] Hold at All Costs, the later card, beats Gas Attack and Box Barrage', () => {
    const t = begin(`combat british-hand gas-attack\n${held}`).play('british', 'combat gas-attack')
    t.play('german', 'combat hold-at-all-costs 6,6').play('british', 'order 8,6').play('british', 'done')
    t.play('british', 'done').dice(FLAG, FLAG).play('british', 'battle 8,6 at 6,6')
    t.play('german', 'ignore')
    expect(t.legal('german')).toContain('ignore')
    const box = begin(`combat british-hand box-barrage\n${held}`).play('british', 'combat box-barrage')
    box
      .play('german', 'combat hold-at-all-costs 6,6')
      .play('british', 'order artillery')
      .play('british', 'done')
    box.play('british', 'shell 6,6').dice(1, 1, FLAG, FLAG).play('british', 'dice 2')
    box.play('german', 'ignore')
    expect(box.legal('german')).toContain('ignore')
  })

  test('[G-13.3, G-13.5] Lice, later still, beats Hold at All Costs', () => {
    const t = begin(`combat british-hand lice\n${held}`).play('british', 'pass')
    t.play('german', 'combat hold-at-all-costs 6,6').play('british', 'order 8,6').play('british', 'done')
    t.play('british', 'done')
      .play('british', 'combat lice')
      .dice(FLAG, HQ)
      .play('british', 'battle 8,6 at 6,6')
    expect(t.legal('german')).toEqual(['to 5,6', 'to 5,7'])
  })

  test('[G-13.3] terrain stays in force unless the card names it', () => {
    const cells = { '8,6': '.:bi4', '7,6': 'T:gi4', '1,1': '.:gi4' }
    const t = toBattle(cells, { lines: 'combat british-hand hand-grenade', orders: ['8,6'] })
    t.play('british', 'combat hand-grenade')
      .dice(SOLDIER, SOLDIER, HQ, HQ, HQ)
      .play('british', 'battle 8,6 at 7,6')
    expect(figures(t, '7,6')).toBe(3)
  })

  test('[G-13.3] a card beats the rules: Box Barrage makes skulls hit beside the target', () => {
    const t = begin('combat british-hand box-barrage').play('british', 'combat box-barrage')
    t.play('british', 'order artillery').play('british', 'done').play('british', 'shell 7,6')
    // From 7,6 number 1 is 6,6.
    t.dice(0, SKULL).play('british', 'dice 1')
    expect(figures(t, '6,6')).toBe(3)
    const plain = begin('hq 6 0').play('british', 'order artillery').play('british', 'done')
    plain.play('british', 'shell 7,6').dice(0, BURST).play('british', 'dice 1')
    expect(figures(plain, '6,6')).toBe(3)
  })
})
