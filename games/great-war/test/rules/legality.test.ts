/** Refusals that only a card brings about, and the promise that what is refused is explained. */
import { unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { asked, roll, type Seated, table, toBattle, why } from '../table.ts'

const FAR = { '1,1': '.:gi4' }

const legalCode = (t: Seated, text: string): number =>
  unwrap(t.match.module.parseCommand(t.match.table.board, text))

describe('refusals by cards', () => {
  test('[G-12.5] an order of Direct From HQ costs a token: with none left there is none', () => {
    const cells = { '8,5': '.:bi4', '8,6': '.:bi4', ...FAR }
    const t = table(cells, 'command british-hand direct-from-hq\nhq 1 0').play(
      'british',
      'play direct-from-hq',
    )
    expect(t.legal('british')).toEqual(['done', 'order 8,5', 'order 8,6'])
    expect(asked(t.play('british', 'order 8,5'))).toBe('move british')
    // By itself the game never asks for an order that cannot be paid; a position may.
    const lines = 'doing order\nflags pay-orders\nmark orderable british-1\nnote caps 0 0 0 0 0 3 31\nhq 0 0'
    expect(why(table(cells, lines), 'british', 'order 8,5')).toBe('G-12.5 order-costs-hq')
  })

  test('[G-5.1] Advance Over The Top is for a unit that has moved and may move on', () => {
    const cells = { '8,5': '.:bi4', '8,7': '.:bi4', '7,7': 'F', ...FAR }
    const lines = 'command british-hand attack-centre\ncombat british-hand advance-over-the-top'
    const t = table(cells, lines).play('british', 'play attack-centre')
    t.play('british', 'combat advance-over-the-top').play('british', 'order 8,5').play('british', 'order 8,7')
    t.play('british', 'done')
    expect(why(t, 'british', 'advance 8,5')).toBe('G-5.1 may-not-move')
    t.play('british', 'move 8,7 to 7,7')
    expect(why(t, 'british', 'advance 7,7')).toBe('G-5.1 may-not-move')
    expect(t.play('british', 'move 8,5 to 8,6').legal('british')).toEqual(['advance 8,6', 'done'])
  })

  test('[G-5.1] nobody moves who was stopped, or while nobody moves at all', () => {
    const cells = { '8,5': '.:bi4', '8,7': '.:bi4', ...FAR }
    const stopped = table(
      cells,
      'doing move\nmark ordered british-1 british-2\nmark stopped british-1\nnote reach 2 1',
    )
    expect(why(stopped, 'british', 'move 8,5 to 8,4')).toBe('G-5.1 may-not-move')
    const held = table(cells, 'doing move\nmark ordered british-1\nflags no-move\nnote reach 2 1')
    expect(why(held, 'british', 'move 8,5 to 8,4')).toBe('G-5.1 may-not-move')
  })

  test('[G-13.5] Advance Over The Top is for whichever unit has just moved', () => {
    const cells = { '8,5': '.:bi4', '8,7': '.:bi4', ...FAR }
    const lines = 'command british-hand attack-centre\ncombat british-hand advance-over-the-top'
    const t = table(cells, lines).play('british', 'play attack-centre')
    t.play('british', 'combat advance-over-the-top').play('british', 'order 8,5').play('british', 'order 8,7')
    t.play('british', 'done').play('british', 'move 8,5 to 9,5').play('british', 'move 8,7 to 8,8')
    expect(why(t, 'british', 'advance 9,5')).toBe('G-13.1 wrong-moment')
    expect(t.legal('british')).toEqual(['advance 8,8', 'done'])
    const { module, table: state } = t.match
    expect(module.explain(state.board, t.view('british'), legalCode(t, 'advance 8,8'))).toBeUndefined()
  })

  test('[G-12.8] a unit rushed must end next to a friend', () => {
    const cells = { '8,5': '.:bi4', '8,7': '.:bi4', ...FAR }
    const t = table(cells, 'command british-hand rush-and-rotation').play('british', 'play rush-and-rotation')
    t.play('british', 'order 8,5').play('british', 'done')
    expect(why(t, 'british', 'move 8,5 to 8,3')).toBe('G-12.8 no-friend-beside')
    expect(t.legal('british')).toContain('move 8,5 to 8,6')
  })

  test('[G-12.9] in a Storm of Fire nobody battles close, though an enemy was driven up to him', () => {
    const cells = { '8,6': '.:bi4', '6,6': '.:gi4', '5,8': '.:bi4', ...FAR }
    const t = toBattle(cells, { card: 'storm-of-fire', orders: ['8,6', '5,8'] })
    roll(t, 'flag', 'hq', 'hq').play('british', 'battle 8,6 at 6,6').play('german', 'to 5,7')
    expect(asked(t)).toBe('end-turn british')
    const others = { ...cells, '9,6': '.:bi4', '9,8': '.:gi4' }
    const more = toBattle(others, { card: 'storm-of-fire', orders: ['8,6', '5,8', '9,6'] })
    roll(more, 'flag', 'hq', 'hq').play('british', 'battle 8,6 at 6,6').play('german', 'to 5,7')
    expect(why(more, 'british', 'battle 5,8 at 5,7')).toBe('G-12.9 ranged-only')
  })

  test('[G-13.1] a grenade is thrown close, and thrown it must be', () => {
    const cells = { '8,6': '.:bi4', '7,6': '.:gi4', '8,8': '.w:bi4', '8,10': '.:gi4', ...FAR }
    const t = toBattle(cells, { orders: ['8,6', '8,8'], lines: 'combat british-hand hand-grenade' })
    t.play('british', 'combat hand-grenade')
    expect(t.legal('british')).toEqual(['battle 8,6 at 7,6'])
    expect(why(t, 'british', 'battle 8,8 at 8,10')).toBe('G-13.1 close-only')
    expect(why(t, 'british', 'done')).toBe('G-13.1 card-prepared')
    expect(why(t, 'british', 'remove-wire 8,8')).toBe('G-13.1 card-prepared')
  })

  test('[G-12.6] Infantry Assault needs infantry in the section chosen', () => {
    const t = table({ '8,6': '.:bi4', '8,10': '.:bm4', ...FAR }, 'command british-hand infantry-assault')
    t.play('british', 'play infantry-assault')
    expect(t.legal('british')).toEqual(['section centre'])
    expect(why(t, 'british', 'section right')).toBe('G-13.1 not-a-choice')
  })
})

describe('nothing is refused without a reason', () => {
  /** Every command there is: listed as legal, or explained with a clause, and never both. */
  const check = (t: Seated, side: string): void => {
    const { module, table: state } = t.match
    const legal = new Set(t.legal(side))
    const view = t.view(side)
    const clauses = new Set<string>()
    let allowed = 0
    for (const command of module.everyCommand(state.board)) {
      const reason = module.explain(state.board, view, command)
      const text = module.formatCommand(state.board, command)
      if (legal.has(text) !== (reason === undefined)) throw new Error(`${text}: ${reason?.key ?? 'allowed'}`)
      if (reason === undefined) allowed++
      else clauses.add(reason.clause)
    }
    expect(allowed).toBe(legal.size)
    for (const clause of clauses) expect(clause).toMatch(/^G-\d+\.\d+$/)
  }

  test('[G-4.1, G-4.2, G-4.4, G-4.5, G-4.6] in every phase of a turn, for both sides', () => {
    const cells = { '8,5': '.:bm4', '8,6': '.:bm4', '8,7': '.w:bi4', '6,6': 'T:gi4', '7,8': '.:gi1', ...FAR }
    const lines = 'command british-hand attack-centre\ncombat british-hand lice\ncommand german-hand forward'
    const t = table(cells, lines)
    const both = (): void => {
      check(t, 'british')
      check(t, 'german')
    }
    const phases: [string, string][] = [
      ['british', 'play attack-centre'],
      ['british', 'pass'],
      ['british', 'order 8,5'],
      ['british', 'order 8,6'],
      ['british', 'order 8,7'],
      ['british', 'done'],
    ]
    for (const [side, command] of phases) {
      both()
      t.play(side, command)
    }
    both()
    roll(t.play('british', 'battle 8,5 at 6,6'))
    both()
    roll(t, 'flag', 'flag', 'flag', 'hq', 'hq', 'hq').play('british', 'join 8,6')
    both()
    t.play('german', 'ignore').play('german', 'ignore').play('german', 'to 5,6')
    t.play('british', 'battle 8,7 at 7,8')
    both()
    roll(t, 'burst', 'hq').play('german', 'pass')
    both()
    t.play('british', 'take-ground')
    both()
    expect(asked(t)).toBe('end-turn british')
  })
})
