import { describe, expect, test } from 'vitest'
import { asked, BURST, FLAG, figures, HQ, hq, medals, SKULL, SOLDIER, table, unitAt, why } from '../table.ts'

const CARD = 'command british-hand attack-centre'
const cells = { '8,6': '.:bi4', '5,6': '.:gi4', '1,1': '.:gi4' }

const seat = (card: string, more = '', board: Readonly<Record<string, string>> = cells) =>
  table(board, `${CARD}\ncombat british-hand ${card}\n${more}`).play('british', 'play attack-centre')

describe('combat cards played with the command card', () => {
  test('[G-13.5] Advance Over The Top: one hex more for each soldier; it may battle as its own move allowed', () => {
    const t = seat('advance-over-the-top').play('british', 'combat advance-over-the-top')
    t.play('british', 'order 8,6').play('british', 'done').play('british', 'move 8,6 to 7,6')
    t.dice(SOLDIER, FLAG).play('british', 'advance 7,6').play('british', 'move 7,6 to 6,6')
    expect(t.legal('british')).toContain('battle 6,6 at 5,6')
  })

  test('[G-13.5] Three on a Match: a soldier hits, terrain or not', () => {
    const t = seat('three-on-a-match', '', { ...cells, '5,6': 'T:gi4' })
    t.dice(SOLDIER).play('british', 'combat three-on-a-match 5,6')
    expect(figures(t, '5,6')).toBe(3)
  })

  test('[G-13.5] Physician: one token a figure', () => {
    const t = seat('physician', '', { ...cells, '8,6': '.:bi2' }).play('british', 'combat physician 8,6')
    t.play('british', 'spend').play('british', 'spend')
    expect(figures(t, '8,6')).toBe(4)
    expect(hq(t)[0]).toBe(4)
    expect(asked(t)).toBe('order british')
  })

  test('[G-13.5] Stretcher Bearer: a unit with one figure is taken away without a medal', () => {
    const t = seat('stretcher-bearer', '', { ...cells, '5,6': '.:gi1' })
    expect(why(t, 'british', 'combat stretcher-bearer 1,1')).toBe('G-13.1 no-effect')
    t.play('british', 'combat stretcher-bearer 5,6')
    expect(medals(t)).toEqual([0, 0])
    expect(figures(t, '5,6')).toBe(0)
  })

  test('[G-13.5] Short Supply: its owner sends the unit to an empty hex of his baseline, in its section', () => {
    const t = seat('short-supply').play('british', 'combat short-supply 5,6')
    expect(asked(t)).toBe('choose german')
    expect(t.legal('german')).toEqual(['to 1,5', 'to 1,6', 'to 1,7', 'to 1,8'])
    t.play('german', 'to 1,6')
    expect(unitAt(t, '1,6')?.marks).toContain('unfit')
  })

  test('[G-12.4] Tactician: the card counts as one of another section', () => {
    const t = seat('tactician').play('british', 'combat tactician left')
    expect(t.view('german').notes.lastCommand).toEqual(['attack-left', '-'])
  })

  test('[G-13.5] Messenger Pigeons: one unit more in the section', () => {
    const board = { ...cells, '9,5': '.:bi4', '9,6': '.:bi4', '9,7': '.:bi4' }
    const t = seat('messenger-pigeons', '', board).play('british', 'combat messenger-pigeons')
    for (const hex of ['8,6', '9,5', '9,6', '9,7']) t.play('british', `order ${hex}`)
    expect(t.view('british').units.filter(unit => unit.marks.includes('ordered'))).toHaveLength(4)
  })

  test('[G-13.5] Espionage: three are seen, one is given back and stays known to the spy alone', () => {
    const t = seat('combat-card-espionage', 'combat german-hand lice gas-attack')
    t.play('british', 'combat combat-card-espionage').dice(0).play('german', 'pass')
    t.play('british', 'give-back lice')
    expect(t.view('british').german.spied).toEqual(['lice.1'])
    expect(t.view('spectator').german.known).toEqual([])
    expect(t.view('spectator').combat.discard).toEqual(['gas-attack.1'])
  })

  test('[G-13.2] Counter Intelligence: the card it fetched may be played as well', () => {
    const t = seat('counter-intelligence', 'combat discard gas-attack')
    t.play('british', 'combat counter-intelligence gas-attack')
    expect(t.legal('british')).toEqual(['combat gas-attack', 'pass'])
    t.play('british', 'combat gas-attack')
    expect(t.view('german').flags).toContain('gas')
    expect(hq(t)[0]).toBe(2)
  })

  test('[G-13.5] Machine Gun Barrage: two attacks with one die more, and no move', () => {
    const board = { '8,6': '.:bm4', '5,6': '.:gi4', '1,1': '.:gi4' }
    const t = seat('machine-gun-barrage', '', board).play('british', 'combat machine-gun-barrage')
    t.play('british', 'order 8,6')
      .play('british', 'done')
      .dice(HQ, HQ, HQ, HQ)
      .play('british', 'battle 8,6 at 5,6')
    t.dice(HQ, HQ, HQ, HQ).play('british', 'battle 8,6 at 5,6')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Box Barrage: skulls hit beside the target, terrain protects nobody, flags cannot be ignored', () => {
    const board = { '11,6': '.:bi4', '5,6': '.', '5,7': 'T:gi4', '1,1': '.:gi4' }
    const t = seat('box-barrage', '', board)
      .play('british', 'combat box-barrage')
      .play('british', 'order artillery')
    t.play('british', 'done').play('british', 'shell 5,6').dice(1, SKULL).play('british', 'dice 1')
    expect(figures(t, '5,7')).toBe(3)
  })

  test('[G-13.5] Trench Raid: four hexes, one die more, and home again after taking ground', () => {
    const board = { '9,6': '.:bi4', '5,6': '.:gi1', '1,1': '.:gi4' }
    const t = seat('trench-raid', '', board)
      .play('british', 'combat trench-raid')
      .play('british', 'order 9,6')
    t.play('british', 'done')
      .play('british', 'raid 9,6 to 6,6')
      .dice(BURST, HQ, HQ, HQ)
      .play('british', 'battle 6,6 at 5,6')
    t.play('british', 'take-ground').play('british', 'to 9,6')
    expect(unitAt(t, '9,6')?.unit).toBe('british-1')
    expect(medals(t)).toEqual([1, 0])
  })
})

describe('combat cards of the own turn', () => {
  test('[G-13.1] Hand Grenade: two dice more, for close combat only', () => {
    const board = { '8,6': '.:bi4', '7,6': '.:gi4', '1,1': '.:gi4' }
    const t = seat('hand-grenade', '', board).play('british', 'pass').play('british', 'order 8,6')
    t.play('british', 'done').play('british', 'done').play('british', 'combat hand-grenade')
    t.dice(HQ, HQ, HQ, HQ, BURST).play('british', 'battle 8,6 at 7,6')
    expect(figures(t, '7,6')).toBe(3)
  })

  test('[G-13.4] Wire Cutters: the wire goes and the unit still battles, without the die it cost', () => {
    const board = { '8,6': '.:bi4', '7,6': '.w', '5,6': '.:gi4', '1,1': '.:gi4' }
    const t = seat('wire-cutters', '', board)
      .play('british', 'pass')
      .play('british', 'order 8,6')
      .play('british', 'done')
    t.play('british', 'move 8,6 to 7,6').play('british', 'combat wire-cutters 7,6')
    t.dice(HQ, BURST).play('british', 'battle 7,6 at 5,6')
    expect(figures(t, '5,6')).toBe(3)
  })

  test('[G-4.6] Improved Logistics: four tokens instead of two', () => {
    const t = table(cells, `${CARD}\ncombat british-hand improved-logistics\ndoing end-turn 0`)
    t.play('british', 'combat improved-logistics')
    expect(hq(t)[0]).toBe(10)
    expect(asked(t)).toBe('play-card german')
  })
})
