/** G-2 What each player has, the die, the units, and how a game ends. */
import { AGREE, RESIGN, submit, unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { asked, ending, factsOf, figures, hq, medals, roll, table, toBattle, why } from '../table.ts'

const FAR = { '1,1': '.:gi4' }
/** British infantry two hexes from a German unit. */
const RANGE_2 = { '8,4': '.:bi4', '8,6': '.:gi4', ...FAR }

describe('cards, tokens, medals', () => {
  test('[G-2.1] hands are hidden, but how many cards they hold and all tokens are public', () => {
    const t = table(RANGE_2, 'command british-hand forward recon-left\ncombat british-hand lice\nhq 4 9')
    expect(t.view('british').british.own).toMatchObject({
      command: ['recon-left.1', 'forward.1'],
      combat: ['lice.1'],
    })
    for (const seat of ['german', 'spectator']) {
      const { british } = t.view(seat)
      expect(british.own).toBeUndefined()
      expect(british.hand).toEqual({ command: 2, combat: 1, limit: 5 })
      expect([british.hq, british.artillery, british.medals]).toEqual([4, 4, 0])
    }
  })

  test('[G-2.1] five combat cards are the limit', () => {
    const hand = 'combat british-hand lice hand-grenade wire-cutters body-armour'
    const end = 'command british-hand strike-first'
    const four = table(RANGE_2, `${end}\n${hand}`)
    four.play('british', 'play strike-first').play('british', 'pass')
    expect(four.legal('british')).toContain('take-card')
    const five = table(RANGE_2, `${end}\n${hand} trench-foot`)
    five.play('british', 'play strike-first').play('british', 'pass')
    expect(why(five, 'british', 'take-card')).toBe('G-2.1 hand-full')
  })

  test.each([
    [20, 8, 22],
    [20, 9, 21],
    [20, 10, 20],
  ])(
    '[G-2.1] with %i and %i of the 30 tokens out, two HQ faces leave the roller with %i',
    (own, other, after) => {
      const t = toBattle(RANGE_2, { orders: ['8,4'], lines: `hq ${own} ${other}` })
      roll(t, 'hq', 'hq').play('british', 'battle 8,4 at 8,6')
      expect(hq(t)).toEqual([after, other])
    },
  )

  test('[G-2.1] what is taken from an empty pool at the end of the turn is lost too', () => {
    const t = table(RANGE_2, 'command british-hand strike-first\nhq 20 9').play(
      'british',
      'play strike-first',
    )
    t.play('british', 'take-hq')
    expect([...hq(t), t.view('spectator').pool]).toEqual([21, 9, 0])
  })
})

test('[G-2.2] of the six sides of the die two are soldiers and one each skull, burst, flag and HQ', () => {
  const faces = [0, 1, 2, 3, 4, 5].map(die => {
    const t = toBattle({ ...RANGE_2, '8,6': '.', '8,7': '.:gi4' }, { orders: ['8,4'] })
    t.dice(die).play('british', 'battle 8,4 at 8,7')
    return factsOf(t, 'diceRolled')[0].faces[0]
  })
  expect(faces).toEqual(['soldier', 'soldier', 'skull', 'burst', 'flag', 'hq'])
})

describe('units', () => {
  test.each([
    ['i', 2],
    ['b', 2],
    ['m', 3],
    ['o', 2],
  ])('[G-2.3] losses never reduce dice: kind %s with one figure rolls %i at range 2', (kind, dice) => {
    const t = toBattle({ ...RANGE_2, '8,4': `.:b${kind}1` }, { orders: ['8,4'] })
    roll(t, ...Array<'hq'>(dice).fill('hq')).play('british', 'battle 8,4 at 8,6')
    expect(hq(t)[0]).toBe(6 + dice)
  })

  test('[G-2.3] the bomber is never a casualty: four hits are needed, and he goes with the last man', () => {
    const t = toBattle({ '8,4': '.:bb4', '8,5': '.:gb4', ...FAR }, { orders: ['8,4'] })
    roll(t, 'burst', 'burst', 'burst', 'hq').play('british', 'battle 8,4 at 8,5')
    expect(figures(t, '8,5')).toBe(1)
    const last = toBattle({ '8,4': '.:bb4', '8,5': '.:gb1', ...FAR }, { orders: ['8,4'] })
    roll(last, 'burst', 'hq', 'hq', 'hq').play('british', 'battle 8,4 at 8,5')
    expect([figures(last, '8,5'), ...medals(last)]).toEqual([0, 1, 0])
  })
})

describe('victory', () => {
  test('[G-2.4] the medal that makes the number wins at once, in the middle of a turn', () => {
    const t = toBattle(
      { ...RANGE_2, '8,6': '.:gi1', '8,8': '.:bi4' },
      { orders: ['8,4', '8,8'], lines: 'kept 5 5' },
    )
    roll(t, 'burst', 'flag').play('british', 'battle 8,4 at 8,6')
    expect([ending(t), ...medals(t)]).toEqual(['british by medals', 6, 5])
    expect([t.legal('british'), t.legal('german')]).toEqual([[], []])
    expect(why(t, 'british', 'done')).toBe('G-2.4 game-over')
    expect(t.decision()).toEqual({ seats: [], kind: 'over', clause: 'G-2.4' })
  })

  test('[G-2.4] one medal short, the game goes on', () => {
    const t = toBattle({ ...RANGE_2, '8,6': '.:gi1' }, { orders: ['8,4'], lines: 'kept 4 5' })
    roll(t, 'burst', 'flag').play('british', 'battle 8,4 at 8,6')
    expect([ending(t), asked(t)]).toEqual(['nobody yet', 'end-turn british'])
  })

  test("[G-2.4] a side also wins in the enemy's turn", () => {
    const lines = 'kept 5 5\ncommand german-hand strike-first'
    const t = toBattle({ '8,4': '.:bi1', '8,5': '.:gi4' }, { orders: ['8,4'], lines })
    roll(t.play('british', 'battle 8,4 at 8,5'), 'burst', 'hq', 'hq').play('german', 'play strike-first')
    expect(ending(t)).toBe('german by medals')
  })
})

describe('no progress', () => {
  /** A British turn in which nothing happens. */
  const idle = (lines: string) =>
    table(RANGE_2, `command british-hand strike-first\n${lines}`)
      .play('british', 'play strike-first')
      .play('british', 'take-hq')

  test.each([
    ['kept 2 1', 'british'],
    ['kept 1 2', 'german'],
    ['kept 0 0', 'german'],
    ['kept 2 2', 'german'],
  ])(
    '[G-2.5] after 60 turns of nothing more medals win, on a tie the side that moved second: %s',
    (kept, winner) => {
      expect(ending(idle(`stale 59\n${kept}`))).toBe(`${winner} by no-progress`)
    },
  )

  test('[G-2.5] the side that moved first loses a tie, whichever it is', () => {
    const lines = 'turn 60 german\nstale 59\ncommand german-hand strike-first'
    const t = table(RANGE_2, lines, 'loos-german-counter-attack')
    t.play('german', 'play strike-first').play('german', 'take-hq')
    expect(ending(t)).toBe('british by no-progress')
  })

  test('[G-2.5] after 59 turns the game goes on', () => {
    const t = idle('stale 58')
    expect([ending(t), t.view('spectator').stale]).toEqual(['nobody yet', 59])
  })

  test('[G-2.5] a lost figure begins the count anew, whatever else happens', () => {
    const t = toBattle(RANGE_2, { orders: ['8,4'], lines: 'stale 59' })
    roll(t, 'burst', 'hq').play('british', 'battle 8,4 at 8,6').play('british', 'take-hq')
    expect([ending(t), t.view('spectator').stale]).toEqual(['nobody yet', 0])
  })

  test('[G-2.5] fire without effect is no progress', () => {
    const t = toBattle(RANGE_2, { orders: ['8,4'], lines: 'stale 59' })
    roll(t, 'skull', 'hq').play('british', 'battle 8,4 at 8,6').play('british', 'take-hq')
    expect(ending(t)).toBe('german by no-progress')
  })

  test('[G-2.5] a side may resign at any time', () => {
    const t = table(RANGE_2, 'command british-hand forward\nkept 5 0')
    unwrap(submit(t.match, 0, RESIGN))
    expect(ending(t)).toBe('german by resigned')
  })

  test('[G-2.5] players may agree to end a game: more medals win', () => {
    for (const [kept, winner] of [
      ['kept 1 0', 'british'],
      ['kept 1 1', 'german'],
    ]) {
      const t = table(RANGE_2, `command british-hand forward\n${kept}`)
      unwrap(submit(t.match, 0, AGREE))
      expect(ending(t)).toBe(`${winner} by agreed`)
    }
  })
})
