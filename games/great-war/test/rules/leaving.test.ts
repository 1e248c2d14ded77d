/** G-11.6 Breakthrough and G-11.7 the race against time. */
import { describe, expect, test } from 'vitest'
import {
  asked,
  type Cells,
  changedTable,
  ending,
  factsOf,
  medals,
  type Seated,
  table,
  why,
} from '../table.ts'

const FAR = { '11,1': '.:bi4', '4,1': '.:gi4' }

/** Beaumont Hamel gives the British a medal for each unit that leaves by the top. */
function hamel(cells: Cells, card = 'attack-centre', lines = ''): Seated {
  const all = { ...FAR, ...cells }
  const t = table(all, `command british-hand ${card}\nhq 6 0\n${lines}`, 'somme-beaumont-hamel')
  return t.play('british', `play ${card}`)
}
const ordered = (cells: Cells, hex: string, card = 'attack-centre', lines = ''): Seated => {
  const t = hamel(cells, card, lines).play('british', `order ${hex}`)
  return t.decision().kind === 'order' ? t.play('british', 'done') : t
}

describe('breakthrough', () => {
  test("[G-11.6] a unit leaves from the enemy's baseline: one medal for good", () => {
    const t = ordered({ '1,6': '.:bi2' }, '1,6').play('british', 'exit 1,6')
    expect(medals(t)).toEqual([1, 0])
    expect(factsOf(t, 'medalsChanged')[0]).toMatchObject({ side: 'british', for: 'breakthrough' })
    expect(factsOf(t, 'unitLeft')).toEqual([{ type: 'unitLeft', unit: 'british-1', hex: '1,6' }])
    expect(t.view('british').british).toMatchObject({ kept: 1, losses: 0 })
  })

  test('[G-11.6] it may be the second hex of a two-hex move, for infantry, not for guns', () => {
    expect(ordered({ '2,6': '.:bi4' }, '2,6').legal('british')).toContain('exit 2,6')
    expect(why(ordered({ '3,6': '.:bi4' }, '3,6'), 'british', 'exit 3,6')).toBe('G-11.6 cannot-leave')
    expect(why(ordered({ '2,6': '.:bm4' }, '2,6'), 'british', 'exit 2,6')).toBe('G-11.6 cannot-leave')
    expect(ordered({ '1,6': '.:bm4' }, '1,6').legal('british')).toContain('exit 1,6')
  })

  test('[G-11.6] [G-5.1] who may not move this turn does not leave', () => {
    // Machine Gun Barrage keeps the guns where they are.
    const lines = 'combat british-hand machine-gun-barrage'
    const t = table(
      { ...FAR, '1,6': '.:bm4', '1,8': '.:bi4' },
      `command british-hand attack-centre\nhq 6 0\n${lines}`,
      'somme-beaumont-hamel',
    )
    t.play('british', 'play attack-centre').play('british', 'combat machine-gun-barrage')
    t.play('british', 'order 1,6').play('british', 'order 1,8').play('british', 'done')
    expect(why(t, 'british', 'exit 1,6')).toBe('G-11.6 cannot-leave')
    expect(t.legal('british')).toContain('exit 1,8')
  })

  test('[G-11.6] [G-5.3] not where the baseline stops it, and not past units', () => {
    const stopped = ordered({ '2,6': '.:bi4', '1,6': 'F', '1,7': 'R' }, '2,6')
    expect(why(stopped, 'british', 'exit 2,6')).toBe('G-11.6 cannot-leave')
    const blocked = ordered({ '2,6': '.:bi4', '1,6': '.:gi4', '1,7': '.:gi4' }, '2,6')
    expect(why(blocked, 'british', 'exit 2,6')).toBe('G-11.6 cannot-leave')
  })

  test('[G-11.6] [G-12.8] not with Rush & Rotation, and never for a side without the objective', () => {
    const rush = ordered({ '1,6': '.:bi4', '3,6': '.:bi4' }, '1,6', 'rush-and-rotation')
    expect(why(rush, 'british', 'exit 1,6')).toBe('G-11.6 cannot-leave')
    const lines = 'turn 2 german\ncommand german-hand attack-centre\nhq 0 6'
    const t = table({ ...FAR, '11,6': '.:gi4' }, lines, 'somme-beaumont-hamel')
    t.play('german', 'play attack-centre').play('german', 'order 11,6').play('german', 'done')
    expect(why(t, 'german', 'exit 11,6')).toBe('G-11.6 cannot-leave')
  })

  test('[G-11.6] [G-5.1] a unit that has moved, or is not ordered, does not leave', () => {
    const t = ordered({ '1,6': '.:bi4', '1,8': '.:bi4' }, '1,6')
    expect(why(t, 'british', 'exit 1,8')).toBe('G-4.4 not-ordered')
    const moved = hamel({ '2,6': '.:bi4', '2,5': '.:bi4' }).play('british', 'order 2,6')
    moved.play('british', 'order 2,5').play('british', 'done').play('british', 'move 2,6 to 1,6')
    expect(why(moved, 'british', 'exit 1,6')).toBe('G-4.4 already-moved')
  })

  test('[G-11.6] one free hex of the baseline is enough, whichever it is', () => {
    for (const shut of ['1,6', '1,7'])
      expect(ordered({ '2,6': '.:bi4', [shut]: 'F' }, '2,6').legal('british')).toContain('exit 2,6')
  })

  test('[G-11.6] [G-5.3] who leaves a mine crater stops in the first hex, and leaves from the baseline only', () => {
    expect(why(ordered({ '2,6': 'M:bi4' }, '2,6'), 'british', 'exit 2,6')).toBe('G-11.6 cannot-leave')
    expect(ordered({ '1,6': 'M:bi4' }, '1,6').legal('british')).toContain('exit 1,6')
  })

  test('[G-11.6] a unit that can go nowhere else may still leave', () => {
    const around = { '1,5': '.:bi4', '1,7': '.:bi4', '2,5': '.:bi4', '2,6': '.:bi4' }
    expect(ordered({ '1,6': '.:bi4', ...around }, '1,6').legal('british')).toEqual(['done', 'exit 1,6'])
  })

  test('[G-11.6] [G-2.4] the winning medal may be won so', () => {
    const t = ordered({ '1,6': '.:bi4' }, '1,6', 'attack-centre', 'kept 5 0').play('british', 'exit 1,6')
    expect(ending(t)).toBe('british by medals')
  })
})

describe('race against time', () => {
  const cells = { ...FAR, '5,6': '.:gi4' }
  const recon = (lines = '', card = 'recon-centre', scenario = 'opening-action-2'): Seated => {
    const t = table(cells, `turn 2 german\ncommand german-hand ${card}\nhq 0 0\n${lines}`, scenario)
    t.play('german', `play ${card}`)
    return t.play('german', 'done')
  }

  test('[G-11.7] the defender who played Recon may take a medal instead of the choice of two cards', () => {
    const t = recon()
    expect([asked(t), t.legal('german')]).toEqual(['race german', ['draw', 'take-medal']])
    t.play('german', 'take-medal')
    expect([medals(t), asked(t)]).toEqual([[0, 1], 'end-turn german'])
    expect(factsOf(t, 'medalsChanged')[0]).toMatchObject({ side: 'german', for: 'race', total: 1 })
    expect(t.view('german').german).toMatchObject({ kept: 1, hand: { command: 1 } })
  })

  test('[G-11.7] [G-4.6] or look at two cards and keep one', () => {
    const t = recon('command deck forward probe-left').play('german', 'draw')
    expect(t.legal('german')).toEqual(['keep forward', 'keep probe-left'])
    expect(why(t, 'german', 'keep big-show')).toBe('G-4.6 not-drawn')
    t.play('german', 'keep forward')
    expect(t.view('german').german.own?.command).toEqual(['forward.1'])
    expect(t.view('british').command.discard).toEqual(['recon-centre.1', 'probe-left.1'])
  })

  test('[G-11.7] never as the winning medal', () => {
    expect(asked(recon('kept 0 4'))).toBe('race german')
    expect(asked(recon('kept 0 5'))).toBe('keep german')
    const t = table(cells, 'turn 2 german\ndoing race\nkept 0 5', 'opening-action-2')
    expect(t.legal('german')).toEqual(['draw'])
    expect(why(t, 'german', 'take-medal')).toBe('G-11.7 winning-medal')
  })

  test('[G-11.7] not with Recon in Force, not for the attacker, not where the scenario has none', () => {
    expect(asked(recon('', 'recon-in-force'))).toBe('end-turn german')
    expect(asked(recon('', 'recon-centre', 'opening-action-1'))).toBe('keep german')
    const t = table(cells, 'command british-hand recon-left\nhq 0 0', 'opening-action-2')
    t.play('british', 'play recon-left').play('british', 'done')
    expect(asked(t)).toBe('keep british')
  })

  test('[G-11.7] [G-12.4] also for a Recon repeated by Counter Attack', () => {
    expect(asked(recon('note lastCommand recon-centre -', 'counter-attack'))).toBe('race german')
    expect(asked(recon('note lastCommand probe-centre -', 'counter-attack'))).toBe('end-turn german')
  })

  test('[G-11.7] a race for two medals never brings the winning one either', () => {
    const two = (kept: number) =>
      changedTable(
        'opening-action-2',
        file => {
          for (const objective of file.objectives)
            if (objective.kind === 'race-against-time') objective.medals = 2
        },
        cells,
        `turn 2 german\ncommand german-hand recon-centre\nhq 0 0\nkept 0 ${kept}`,
      )
        .play('german', 'play recon-centre')
        .play('german', 'done')
    expect(asked(two(3))).toBe('race german')
    expect(asked(two(4))).toBe('keep german')
  })
})
