import { describe, expect, test } from 'vitest'
import { asked, type Cells, figures, medals, on, table, unitAt, why } from '../../table.ts'
import { hands, laws, order, playWith, roll } from './story.ts'

const FIELD = { ...on('10,6 11,6', '.:bi4'), '10,8': '.:bm4', '5,6': '.:gi1', ...on('5,10 1,1', '.:gi4') }
const HAND = hands('attack-centre', 'trench-raid')
const RAID = 'combat trench-raid'

const ready = (cells: Cells = FIELD, what = ['10,6'], lines = HAND) =>
  order(playWith(table(cells, lines), 'attack-centre', 'trench-raid'), ...what)

/** The raider stands before the enemy on 5,6. */
const raided = (cells: Cells = FIELD, lines = HAND) => {
  const t = ready(cells, ['10,6'], lines).play('british', 'raid 10,6 to 6,6')
  return asked(t) === 'answer german' ? t.play('german', 'pass') : t
}

describe('Trench Raid', () => {
  test('[G-13.5] Trench Raid: four hexes, four dice, and home again with the ground taken', () => {
    const t = roll(raided(), 'burst', 'hq', 'hq', 'hq').play('british', 'battle 6,6 at 5,6')
    expect(medals(t)).toEqual([1, 0])
    t.play('british', 'take-ground')
    expect(asked(t)).toBe('choose british')
    expect(t.legal('british')).toEqual(['stay', 'to 10,6'])
    expect(why(t, 'british', 'to 9,6')).toBe('G-13.1 not-a-choice')
    t.play('british', 'to 10,6')
    expect(unitAt(t, '10,6')?.unit).toBe('british-1')
    expect(unitAt(t, '5,6')).toBeUndefined()
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Trench Raid: or it stays where it is', () => {
    const t = roll(raided(), 'burst', 'hq', 'hq', 'hq').play('british', 'battle 6,6 at 5,6')
    t.play('british', 'take-ground').play('british', 'stay')
    expect(unitAt(t, '5,6')?.unit).toBe('british-1')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Trench Raid: not home to a hex that is taken', () => {
    const t = ready(FIELD, ['10,6', '11,6'])
      .play('british', 'raid 10,6 to 6,6')
      .play('british', 'move 11,6 to 10,6')
    roll(t, 'burst', 'hq', 'hq', 'hq').play('british', 'battle 6,6 at 5,6').play('british', 'take-ground')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Trench Raid: terrain stops do not hold it, neither moving nor taking ground', () => {
    const wire = { ...on('9,5 9,6 9,7', '.w'), ...on('8,5 8,6 6,6', 'F'), ...on('7,6 7,7', 'R') }
    const t = ready({ ...FIELD, ...wire }).play('british', 'raid 10,6 to 6,6')
    // Three dice, one for the raid, one less for the wood just entered.
    roll(t, 'burst', 'hq', 'hq').play('british', 'battle 6,6 at 5,6')
    expect(asked(t)).toBe('take-ground british')
  })

  test('[G-13.5] Trench Raid: four hexes are the most, and units block the way', () => {
    const t = ready()
    expect(why(t, 'british', 'raid 10,6 to 5,7')).toBe('G-5.1 out-of-reach')
    expect(why(t, 'british', 'raid 10,6 to 11,6')).toBe('G-5.2 hex-occupied')
    // An ordinary move is still to be had.
    expect(t.legal('british')).toContain('move 10,6 to 8,6')
    expect(why(t, 'british', 'move 10,6 to 7,6')).toBe('G-5.1 out-of-reach')
  })

  test('[G-13.5] Trench Raid: for one ordered infantry unit, not for a machine gun', () => {
    const t = ready(FIELD, ['10,6', '10,8'])
    expect(why(t, 'british', 'raid 10,8 to 9,8')).toBe('G-13.1 bad-aim')
    expect(why(t, 'british', 'raid 11,6 to 9,6')).toBe('G-4.4 not-ordered')
  })

  test('[G-13.5] Trench Raid: there is only one raider', () => {
    const t = ready(FIELD, ['10,6', '11,6']).play('british', 'raid 10,6 to 6,6')
    expect(why(t, 'british', 'raid 11,6 to 8,6')).toBe('G-13.1 wrong-moment')
    expect(why(t, 'british', 'move 6,6 to 7,6')).toBe('G-4.4 already-moved')
  })

  test('[G-13.5] Trench Raid: a raider battles close or not at all', () => {
    const t = ready({ ...FIELD, '8,8': '.:bi4', '6,8': '.:gi4' }, ['10,6', '8,8']).play(
      'british',
      'raid 10,6 to 7,6',
    )
    t.play('british', 'done')
    expect(why(t, 'british', 'battle 7,6 at 5,6')).toBe('G-13.1 close-only')
  })

  test('[G-13.5] Trench Raid: the die is for the raider alone', () => {
    const cells = { ...FIELD, '8,8': '.:bi4', '7,8': '.:gi4' }
    const t = ready(cells, ['10,6', '8,8']).play('british', 'raid 10,6 to 6,6').play('british', 'done')
    roll(t, 'burst', 'hq', 'hq').play('british', 'battle 8,8 at 7,8')
    expect(figures(t, '7,8')).toBe(3)
    // Its own battle is still to come.
    expect(t.legal('british')).toContain('battle 6,6 at 5,6')
  })

  test('[G-13.5] Trench Raid: home again after a battle that won no ground', () => {
    const t = raided({ ...FIELD, '5,6': '.:gi4' })
    roll(t, 'burst', 'hq', 'hq', 'hq').play('british', 'battle 6,6 at 5,6')
    expect([asked(t), t.legal('british')]).toEqual(['choose british', ['stay', 'to 10,6']])
    t.play('british', 'to 10,6')
    expect([unitAt(t, '10,6')?.unit, asked(t)]).toEqual(['british-1', 'end-turn british'])
  })

  test('[G-13.5] Trench Raid: home again when the ground won is not taken', () => {
    const t = roll(raided(), 'burst', 'hq', 'hq', 'hq').play('british', 'battle 6,6 at 5,6')
    t.play('british', 'stay').play('british', 'to 10,6')
    expect([unitAt(t, '10,6')?.unit, asked(t)]).toEqual(['british-1', 'end-turn british'])
  })

  test('[G-13.5] Trench Raid: home again without a battle, once the battles are over', () => {
    const t = ready().play('british', 'raid 10,6 to 7,6')
    expect([asked(t), t.legal('british')]).toEqual(['choose british', ['stay', 'to 10,6']])
    t.play('british', 'to 10,6')
    expect([unitAt(t, '10,6')?.unit, asked(t)]).toEqual(['british-1', 'end-turn british'])
  })

  test('[G-13.5] Trench Raid: whoever declines to battle ends the battles of all, and is home for good', () => {
    const cells = { ...FIELD, '9,6': '.:gi4', '8,8': '.:bi4', '7,8': '.:gi4' }
    const t = ready(cells, ['10,6', '8,8']).play('british', 'raid 10,6 to 9,7').play('british', 'done')
    expect(t.legal('british')).toContain('battle 9,7 at 9,6')
    t.play('british', 'done').play('british', 'to 10,6')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] [G-5.4] Trench Raid: home again after removing the wire instead of a battle', () => {
    const t = raided({ ...FIELD, '6,6': '.w' }).play('british', 'remove-wire 6,6')
    expect(t.legal('british')).toEqual(['stay', 'to 10,6'])
  })

  test('[G-13.5] [G-5.4] Trench Raid: it goes home as soon as the wire is removed, before others battle', () => {
    const cells = { ...FIELD, '6,6': '.w', '8,8': '.:bi4', '7,8': '.:gi4' }
    const t = ready(cells, ['10,6', '8,8']).play('british', 'raid 10,6 to 6,6').play('british', 'done')
    t.play('british', 'remove-wire 6,6')
    expect([asked(t), t.legal('british')]).toEqual(['choose british', ['stay', 'to 10,6']])
    expect(t.play('british', 'stay').legal('british')).toContain('battle 8,8 at 7,8')
  })

  test('[G-13.5] Trench Raid: own shells drive a raider back as anybody else; at its end it may go home', () => {
    const t = ready({ ...FIELD, '5,6': '.' }, ['10,6', 'artillery']).play('british', 'raid 10,6 to 6,6')
    t.play('british', 'shell 6,6')
    roll(t, 1, 1, 'flag', 'hq').play('british', 'dice 2')
    expect([asked(t), t.legal('british')]).toEqual(['retreat british', ['to 7,6', 'to 7,7']])
    expect(why(t, 'british', 'to 10,6')).toBe('G-9.1 not-a-way-back')
    t.play('british', 'to 7,6')
    expect(t.legal('british')).toEqual(['stay', 'to 10,6'])
  })

  const AMBUSHED = hands('attack-centre', 'trench-raid', 'surprise-ambush')

  test('[G-13.5] Trench Raid: a raider driven back by an answer may go home instead, whatever the flags', () => {
    const t = raided(FIELD, AMBUSHED).play('british', 'battle 6,6 at 5,6')
    roll(t, 'flag', 'flag', 'hq', 'hq').play('german', 'combat surprise-ambush')
    expect(t.legal('british')).toEqual(['to 10,6', 'to 7,6', 'to 7,7'])
    t.play('british', 'to 10,6')
    expect(unitAt(t, '10,6')?.figures).toBe(4)
    expect(figures(t, '5,6')).toBe(1)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Trench Raid: or it retreats as others do, flag by flag', () => {
    const t = raided(FIELD, AMBUSHED).play('british', 'battle 6,6 at 5,6')
    roll(t, 'flag', 'flag', 'hq', 'hq').play('german', 'combat surprise-ambush')
    t.play('british', 'to 7,6').play('british', 'to 8,6')
    expect(unitAt(t, '8,6')?.unit).toBe('british-1')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Trench Raid: the way home is for the raider alone', () => {
    const cells = { ...FIELD, '8,8': '.:bi4', '7,8': '.:gi4' }
    const t = ready(cells, ['10,6', '8,8'], AMBUSHED)
      .play('british', 'raid 10,6 to 6,6')
      .play('german', 'pass')
    t.play('british', 'done').play('british', 'battle 8,8 at 7,8')
    roll(t, 'flag', 'hq', 'hq', 'hq').play('german', 'combat surprise-ambush')
    expect(t.legal('british')).toEqual(['to 9,8', 'to 9,9'])
  })

  test('[G-13.5] Trench Raid: it may go home although one of the two ways back is taken', () => {
    for (const taken of [{ '7,6': '.:bi4' }, { '7,7': '.:bi4' }]) {
      const t = raided({ ...FIELD, '9,6': '.', ...taken }, AMBUSHED).play('british', 'battle 6,6 at 5,6')
      roll(t, 'flag', 'hq', 'hq', 'hq').play('german', 'combat surprise-ambush')
      expect([asked(t), t.legal('british').includes('to 10,6')]).toEqual(['retreat british', true])
    }
  })

  test('[G-13.5] Trench Raid: a raider destroyed by its own shells is asked nothing more', () => {
    const t = ready({ ...FIELD, '10,6': '.:bi1', '5,6': '.' }, ['10,6', 'artillery'])
    t.play('british', 'raid 10,6 to 6,6').play('british', 'shell 6,6')
    roll(t, 1, 1, 'burst', 'burst').play('british', 'dice 2')
    expect([unitAt(t, '6,6'), asked(t)]).toEqual([undefined, 'end-turn british'])
  })

  test('[G-13.5] Trench Raid: it is asked once, and battles are not over because home is taken', () => {
    const { '1,1': _, ...field }: Cells = { ...FIELD, '5,6': '.', '1,12': '.:gi4' }
    const t = ready(field).play('british', 'raid 10,6 to 7,6').play('british', 'stay')
    expect(asked(t)).toBe('end-turn british')
    const taken = ready(field, ['10,6', '11,6'])
      .play('british', 'raid 10,6 to 7,6')
      .play('british', 'move 11,6 to 10,6')
    expect(asked(taken)).toBe('end-turn british')
    expect(taken.view('spectator').flags).not.toContain('no-battle')
  })

  test('[G-13.5] Trench Raid: home is home, also when it is the very next hex', () => {
    const t = ready({ ...FIELD, '5,6': '.', '8,6': '.:gi4' }, ['10,6'], AMBUSHED).play(
      'british',
      'raid 10,6 to 9,6',
    )
    t.play('german', 'pass').play('british', 'battle 9,6 at 8,6')
    roll(t, 'flag', 'flag', 'hq', 'hq').play('german', 'combat surprise-ambush').play('british', 'to 10,6')
    expect(unitAt(t, '10,6')?.figures).toBe(4)
    expect(asked(t)).toBe('end-turn british')
  })

  laws({
    name: 'Trench Raid',
    command: RAID,
    side: 'british',
    cost: 3,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play attack-centre'),
  })
})
