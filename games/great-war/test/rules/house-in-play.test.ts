/** What another set of house values changes at the table. */
import { describe, expect, test } from 'vitest'
import type { ScenarioFile } from '../../src/scenario/scenario.ts'
import { asked, type Cells, changedTable, ending, hq, numbers, on, type Seated } from '../table.ts'

const housed = (house: ScenarioFile['house'], cells: Cells, lines: string): Seated =>
  changedTable(
    'opening-action-1',
    file => {
      file.house = house
    },
    cells,
    lines,
  )

const ordered = (t: Seated): number =>
  t.view('spectator').units.filter(unit => unit.marks.includes('ordered')).length

describe('a house may', () => {
  test.each([
    [4, 2, numbers(2, 3)],
    [1, 1, []],
  ])('[G-13.5] refund the dice that Shell Shortage takes: of %i it takes %i', (dice, taken, left) => {
    const lines = 'command british-hand recon-centre\ncombat german-hand shell-shortage\nhq 6 6'
    const t = housed({ shellShortageRefund: 3 }, { '11,6': '.:bi4', '1,1': '.:gi4' }, lines)
    t.play('british', 'play recon-centre').play('german', 'pass').play('british', 'order artillery')
    t.play('british', 'shell 5,6').play('british', `dice ${dice}`)
    t.dice(...left).play('german', 'combat shell-shortage')
    expect(hq(t)[0]).toBe(6 - dice + 3 * taken)
  })

  test('[G-13.5] let Lost Messenger take more from a tactic card', () => {
    const cells = { '8,2': '.:bi4', '8,4': '.:bi4', '8,6': '.:bi4', '8,8': '.:bi4', '1,1': '.:gi4' }
    const lines = 'command british-hand storm-of-fire\ncombat german-hand lost-messenger'
    const t = housed({ lostMessengerTactic: 3 }, cells, lines).play('british', 'play storm-of-fire')
    t.play('german', 'combat lost-messenger').play('british', 'order 8,2')
    expect([ordered(t), asked(t)]).toEqual([1, 'end-turn british'])
  })

  test('[G-13.5] let it take more from a chain: a longer one must be named', () => {
    const cells = { ...on('8,2 8,3 8,6 8,7 8,8', '.:bi4'), '1,1': '.:gi4' }
    const lines = 'command british-hand whistles-and-bugle-calls\ncombat german-hand lost-messenger'
    const t = housed({ lostMessengerTactic: 2 }, cells, lines).play(
      'british',
      'play whistles-and-bugle-calls',
    )
    t.play('german', 'combat lost-messenger')
    expect(t.legal('british')).toEqual(['done', 'order 8,6', 'order 8,7', 'order 8,8'])
    expect([ordered(t.play('british', 'order 8,7')), asked(t)]).toEqual([1, 'move british'])
  })

  test('[G-2.5] end a game without progress sooner', () => {
    const cells = { '11,6': '.:bi4', '1,1': '.:gi4' }
    const lines = 'doing end-turn 0\nstale 3'
    expect(ending(housed({ noProgressTurns: 5 }, cells, lines).play('british', 'take-hq'))).toBe('nobody yet')
    expect(ending(housed({ noProgressTurns: 4 }, cells, lines).play('british', 'take-hq'))).toBe(
      'german by no-progress',
    )
  })
})
