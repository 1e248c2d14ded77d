/** What is listed is allowed, nothing else is, and nothing is listed twice: at tables laid out for it, and in random games. */
import { commands, listed } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { legal, whyNot } from '../../src/decisions/decisions.ts'
import { greatWar } from '../../src/game.ts'
import { OK } from '../../src/refusals.ts'
import type { GreatWarTable } from '../../src/state/state.ts'
import { hands, playWith, roll, stand } from '../cards/combat/story.ts'
import { boards, playRandomly } from '../random-play.ts'
import { type Cells, on, type Seated, table, toBattle } from '../table.ts'

const EVERY = greatWar.everyCommand(boards[0])

function check(t: GreatWarTable, seat: number): void {
  const list = commands()
  legal(t, seat, list)
  const codes = listed(list)
  const allowed = EVERY.filter(command => whyNot(t, seat, command) === OK)
  const texts = (all: readonly number[]): string[] =>
    all.map(one => greatWar.formatCommand(t.board, one)).sort()
  expect(texts(codes)).toEqual(texts(allowed))
}

const both = (t: Seated): void => {
  const { table: state } = t.match
  for (const seat of [0, 1]) if ((greatWar.toChoose(state) >> seat) & 1) check(state, seat)
}

/** Plays one command after the other and looks before each and at the end. */
const through = (t: Seated, side: string, ...texts: string[]): Seated => {
  both(t)
  for (const text of texts) both(t.play(side, text))
  return t
}

const FAR = { '1,1': '.:gi4' }
const withCombat = (cells: Cells, command: string, combat: string, scenario?: string): Seated =>
  playWith(table({ ...FAR, ...cells }, hands(command, combat), scenario), command, combat)

describe('at tables laid out for it', () => {
  test('[G-10.1] [G-10.2] the Germans choose the target of their artillery, and the dice', () => {
    const lines = 'turn 2 german\ncommand german-hand recon-left'
    const t = table({ '1,6': '.:gi4', '11,6': '.:bi4' }, lines)
    through(t, 'german', 'play recon-left', 'order artillery', 'shell 5,10')
  })

  test('[G-13.5] Trench Raid: through wire and woods, not onto anybody, and no gun', () => {
    const cells = { '8,6': '.:bi4', '8,8': '.:bm4', '8,5': '.:bi4', '7,6': 'F', '7,7': '.w', '6,6': '.:gi4' }
    const t = withCombat(cells, 'attack-centre', 'trench-raid')
    through(t, 'british', 'order 8,6', 'order 8,8', 'order 8,5', 'move 8,5 to 9,5', 'raid 8,6 to 5,6')
  })

  test('[G-13.5] a raider driven back may go home: a way back that is its home is listed once', () => {
    for (const home of ['7,6', '7,5']) {
      const cells = { [home]: '.:bi4', '5,6': '.:gi4', ...FAR }
      const lines = `${hands('attack-centre', 'trench-raid', 'surprise-ambush')}`
      const t = playWith(table(cells, lines), 'attack-centre', 'trench-raid').play('british', `order ${home}`)
      t.play('british', 'done').play('british', `raid ${home} to 6,5`)
      if (t.decision().kind === 'answer') t.play('german', 'pass')
      if (t.decision().kind === 'move') t.play('british', 'done')
      t.play('british', 'battle 6,5 at 5,6')
      roll(t, 'flag', 'hq', 'hq', 'hq').play('german', 'combat surprise-ambush')
      both(t)
      expect(t.legal('british')).toEqual(['to 7,5', 'to 7,6'])
    }
  })

  test('[G-13.5] [G-5.3] Advance Over The Top: who has just moved, and one or two hexes more', () => {
    const cells = { '8,5': '.:bi4', '8,7': '.:bi4', '7,7': 'F', '7,5': '.:gi4' }
    const t = withCombat(cells, 'attack-centre', 'advance-over-the-top')
    through(t, 'british', 'order 8,5', 'order 8,7', 'done', 'move 8,7 to 7,7', 'move 8,5 to 8,6')
    roll(t, 'soldier', 'soldier')
    through(t, 'british', 'advance 8,6', 'move 8,6 to 7,6')
  })

  test('[G-12.8] Rush & Rotation: through friends, next to a friend', () => {
    const cells = { '8,5': '.:bi4', '8,6': '.:bi4', '7,6': 'F', '5,5': '.:bi4', '7,5': '.:gi4', ...FAR }
    const t = table(cells, 'command british-hand rush-and-rotation')
    through(t, 'british', 'play rush-and-rotation', 'order 8,5', 'order 8,6', 'done', 'move 8,5 to 7,6')
  })

  test.each([
    { '2,6': '.:bi4', '1,6': 'F' },
    { '2,6': 'C:bi4' },
    { '2,6': 'M:bi4' },
    { '2,6': '.:bi4', '1,6': 'F', '1,7': 'F' },
    { '2,6': '.:bi4', '1,6': '.:gi4', '1,7': '.:gi4' },
    { '1,6': '.:bm4', '2,5': '.:bo4' },
    { '3,6': '.:bi4', '1,6': 'M:bi4' },
  ])('[G-11.6] leaving the board: %j', cells => {
    const t = table(
      { '11,1': '.:bi4', '4,1': '.:gi4', ...cells },
      'command british-hand assault-centre',
      'somme-beaumont-hamel',
    )
    through(t, 'british', 'play assault-centre')
    if (t.decision().kind === 'order') through(t, 'british', 'done')
    expect(t.decision().kind).toBe('move')
  })

  test('[G-6.8] cross fire: who may join, and who may not', () => {
    const guns = { ...on('8,5 8,6 8,7 10,6', '.:bm4'), '8,8': '.:bi4', '6,6': '.:gi4' }
    const t = toBattle({ ...FAR, ...guns }, { orders: ['8,5', '8,6', '8,7'] })
    through(t, 'british', 'battle 8,5 at 6,6', 'join 8,6')
  })

  test('[G-10.6] [G-5.4] [G-13.5] wire: fired at by a mortar, removed by who stands on it', () => {
    const cells = {
      '8,5': '.:bo4',
      '7,5': '.w',
      '5,5': '.w',
      '2,5': '.w',
      '8,7': '.w:bi4',
      '6,7': '.w:gi4',
      ...FAR,
    }
    for (const combat of ['', 'mortar-barrage']) {
      const t = toBattle(cells, {
        orders: ['8,5', '8,7'],
        ...(combat && { combat, lines: `combat british-hand ${combat}` }),
      })
      both(t)
      through(roll(t, 'hq', 'hq', ...(combat ? ['hq' as const] : [])), 'british', 'battle 8,5 at 6,7')
      through(t, 'british', 'remove-wire 8,7')
    }
  })

  test('[G-13.5] Mortar Barrage: a second shot, near and far', () => {
    const cells = { '6,6': '.:bo4', '6,8': '.:gi4', '7,9': '.:gi4', '6,9': '.:gi4', ...FAR }
    const t = toBattle(cells, {
      orders: ['6,6'],
      combat: 'mortar-barrage',
      lines: 'combat british-hand mortar-barrage',
    })
    through(roll(t, 'hq', 'hq', 'hq'), 'british', 'battle 6,6 at 6,8')
    expect(t.legal('british')).toContain('battle 6,6 at 6,9')
  })

  test('[G-12.9] a Storm of Fire, while there is a target and when there is none', () => {
    const cells = { '8,6': '.:bi4', '8,8': '.:bo4', '6,6': '.:gi1', '5,8': '.w', ...FAR }
    const t = toBattle(cells, { card: 'storm-of-fire', orders: ['8,6', '8,8'] })
    both(t)
    through(roll(t, 'burst', 'hq', 'hq'), 'british', 'battle 8,6 at 6,6')
  })

  test('[G-13.2] Counter Intelligence: whatever lies in the discards', () => {
    const lines = `${hands('attack-centre', 'counter-intelligence')}\ncombat discard advance-over-the-top gas-attack lice`
    through(table({ '8,6': '.:bi4', ...FAR }, lines), 'british', 'play attack-centre')
  })

  test('[G-7.3] Battle Fury: the unit in its fury and nobody else', () => {
    const cells = { '8,6': '.:bi4', '8,8': '.w:bi4', '7,9': '.:gi4', '7,6': '.:gi1', '6,6': '.:gi4', ...FAR }
    const t = stand(table(cells, hands('attack-centre', 'battle-fury')), 'attack-centre', '8,6', '8,8')
    roll(t, 'burst', 'skull', 'flag')
    through(t, 'british', 'battle 8,6 at 7,6', 'combat battle-fury', 'done')
  })

  test('[G-4.2] [G-4.3] orders in several sections, with shared hexes and the artillery', () => {
    const cells = on('8,4 8,8 9,2 9,6 9,10 9,11', '.:bi4')
    const t = table({ ...cells, ...FAR }, 'command british-hand recon-in-force')
    through(t, 'british', 'play recon-in-force', 'order 8,4', 'order artillery')
    const other = table({ ...cells, ...FAR }, 'command british-hand artillery-bombard')
    through(other, 'british', 'play artillery-bombard', 'order 8,4')
    const paid = table({ ...cells, ...FAR }, 'command british-hand direct-from-hq\nhq 2 6')
    through(paid, 'british', 'play direct-from-hq', 'order 8,4')
  })

  test('[G-4.6] [G-13.4] the end of a turn: cards, tokens, standing orders', () => {
    const lines = 'doing end-turn 0\ncombat british-hand lice return-fire body-armour'
    const end = (): Seated => table({ '8,6': '.:bi4', '11,6': '.:bm4', ...FAR }, lines)
    through(end(), 'british', 'take-card')
    through(end(), 'british', 'standing stop-at', 'at 8,6')
    through(end(), 'british', 'standing save-units', 'standing ask', 'discard lice', 'take-card')
    through(end(), 'british', 'hold return-fire', 'standing ask', 'standing pass-turn', 'take-card')
  })
})

describe('in random games', () => {
  const STEPS = 250
  /** So many of each kind of decision are looked at. */
  const EACH = 3

  test.each(greatWar.scenarios.map(({ id }, i) => ({ id, place: i + 1 })))('[G-4] $id', ({ place }) => {
    const looked: Record<string, number> = {}
    const look = ({ table: t }: { table: GreatWarTable }, seat: number): void => {
      const { kind } = greatWar.decision(t)
      looked[kind] = (looked[kind] ?? 0) + 1
      if (looked[kind] <= EACH) check(t, seat)
    }
    playRandomly(place, `listed ${place}`, look, STEPS)
    expect(Object.keys(looked).length).toBeGreaterThan(5)
  })
})
