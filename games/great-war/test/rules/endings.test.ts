/** G-2.4 and G-2.5 How a game ends. */
import { AGREE, RESIGN, submit, TIMEOUT, unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import {
  BURST,
  changedTable,
  ending,
  factsOf,
  HQ,
  medals,
  numbers,
  type Seated,
  table,
  why,
} from '../table.ts'

const CARD = 'command british-hand attack-centre'
const FRONT = { '8,6': '.:bi4', '7,6': '.:gi1', '1,1': '.:gi4', '11,1': '.:bi4' }

function attack(lines: string): Seated {
  const t = table(FRONT, `${CARD}\n${lines}`).play('british', 'play attack-centre')
  return t.play('british', 'order 8,6').play('british', 'done').play('british', 'done')
}

describe('medals', () => {
  test('[G-2.4] the first to hold the number wins at once', () => {
    const t = attack('kept 5 5').dice(BURST, HQ, HQ).play('british', 'battle 8,6 at 7,6')
    expect([medals(t), ending(t)]).toEqual([[6, 5], 'british by medals'])
    expect(factsOf(t, 'gameEnded')).toEqual([{ type: 'gameEnded', winner: 'british', ending: 'medals' }])
    expect([t.legal('british'), t.legal('german')]).toEqual([[], []])
    expect(t.decision()).toMatchObject({ seats: [], kind: 'over' })
    expect(why(t, 'british', 'take-ground')).toBe('G-2.4 game-over')
  })

  test('[G-2.4] one fewer is not enough', () => {
    const t = attack('kept 4 5').dice(BURST, HQ, HQ).play('british', 'battle 8,6 at 7,6')
    expect([medals(t), ending(t)]).toEqual([[5, 5], 'nobody yet'])
  })

  test("[G-2.4] in whoever's turn: own shells may give the enemy the game", () => {
    const t = table({ ...FRONT, '6,6': '.:bi1' }, 'command british-hand recon-centre\nkept 5 5')
    t.play('british', 'play recon-centre').play('british', 'order artillery').play('british', 'shell 5,6')
    t.dice(...numbers(3), BURST).play('british', 'dice 1')
    expect(ending(t)).toBe('german by medals')
  })

  test('[G-2.4] at the start of a turn, by an objective', () => {
    const t = changedTable(
      'opening-action-2',
      () => {},
      { '5,3': 'T:bi4', '1,1': '.:gi4' },
      'turn 2 german\ndoing end-turn 0\nkept 5 0',
    )
    t.play('german', 'take-hq')
    expect([medals(t), ending(t)]).toEqual([[6, 0], 'british by medals'])
    expect(factsOf(t, 'gameEnded')).toHaveLength(1)
  })

  test('[G-2.4] [G-6.7] a scenario may give more medals for a unit', () => {
    const t = changedTable(
      'opening-action-1',
      file => {
        file.unitMedal = 2
      },
      FRONT,
      `${CARD}\nkept 4 0`,
    )
    t.play('british', 'play attack-centre').play('british', 'order 8,6').play('british', 'done')
    t.play('british', 'done').dice(BURST, HQ, HQ).play('british', 'battle 8,6 at 7,6')
    expect([medals(t), ending(t)]).toEqual([[6, 0], 'british by medals'])
  })
})

describe('no progress', () => {
  const last = (lines: string): Seated =>
    table(FRONT, `turn 70 german\ndoing end-turn 0\nstale 59\n${lines}`).play('german', 'take-hq')

  test('[G-2.5] sixty turns in a row without a figure lost or a medal gained or lost end the game', () => {
    expect(ending(last('kept 2 1'))).toBe('british by no-progress')
    expect(ending(last('kept 1 2'))).toBe('german by no-progress')
    expect(ending(last('stale 58'))).toBe('nobody yet')
  })

  test('[G-2.5] on a tie the side that did not move first wins', () => {
    expect(ending(last('kept 3 3'))).toBe('german by no-progress')
    const t = table(
      { '2,2': '.:bi4', '1,1': '.:gi4' },
      'doing end-turn 0\nstale 59',
      'loos-german-counter-attack',
    )
    const [side] = t.view('spectator').toChoose
    t.play(side, 'take-hq')
    expect([side, ending(t)]).toEqual(['german', 'british by no-progress'])
  })

  const staleAfter = (t: Seated): string => t.position().match(/^stale .*$/m)?.[0] ?? ''

  test('[G-2.5] a turn with progress begins the count again', () => {
    const t = last('stale 59 progress')
    expect([ending(t), staleAfter(t)]).toEqual(['nobody yet', 'stale 0'])
    expect(staleAfter(last('stale 12'))).toBe('stale 13')
  })

  test('[G-2.5] a figure lost is progress, a hit that misses is not', () => {
    const hit = attack('stale 59').dice(BURST, HQ, HQ).play('british', 'battle 8,6 at 7,6')
    expect(staleAfter(hit)).toBe('stale 59 progress')
    const missed = attack('stale 59').dice(HQ, HQ, HQ).play('british', 'battle 8,6 at 7,6')
    expect(staleAfter(missed)).toBe('stale 59')
  })

  test('[G-2.5] a medal gained or lost is progress', () => {
    const cells = { '5,5': 'T:bi4', '1,12': '.:gi4' }
    const gained = table(cells, 'turn 2 german\ndoing end-turn 0\nstale 10', 'opening-action-2')
    expect(staleAfter(gained.play('german', 'take-hq'))).toBe('stale 11 progress')
    const lost = table(cells, `${CARD}\nstale 10\nheld german-front 1 0`, 'opening-action-2')
    lost.play('british', 'play attack-centre').play('british', 'order 5,5').play('british', 'done')
    expect(staleAfter(lost)).toBe('stale 10')
    expect(staleAfter(lost.play('british', 'move 5,5 to 6,5'))).toBe('stale 10 progress')
  })

  test('[G-2.5] a house may set another number of turns', () => {
    const t = changedTable(
      'opening-action-1',
      file => {
        file.house = { noProgressTurns: 3 }
      },
      FRONT,
      'turn 4 german\ndoing end-turn 0\nstale 2',
    )
    expect(ending(t.play('german', 'take-hq'))).toBe('german by no-progress')
  })
})

describe('by the players', () => {
  test.each([
    ['british', 0, RESIGN, 'german by resigned'],
    ['german', 1, RESIGN, 'british by resigned'],
    ['british', 0, TIMEOUT, 'german by time'],
    ['german', 1, TIMEOUT, 'british by time'],
  ])('[G-2.5] who resigns or runs out of time has lost: %s', (_, seat, command, wanted) => {
    const t = table(FRONT, `${CARD}\nkept 5 5`)
    unwrap(submit(t.match, seat, command))
    expect(ending(t)).toBe(wanted)
  })

  test('[G-2.5] agreed: more medals win, also for the side that moved first', () => {
    for (const [kept, winner] of [
      ['kept 2 3', 'german'],
      ['kept 3 2', 'british'],
      ['kept 2 2', 'british'],
    ]) {
      const t = table(FRONT, kept, 'loos-german-counter-attack')
      unwrap(submit(t.match, 0, AGREE))
      expect(ending(t)).toBe(`${winner} by agreed`)
    }
  })

  test.each([
    ['kept 3 2', 'british by agreed'],
    ['kept 2 3', 'german by agreed'],
    ['kept 2 2', 'german by agreed'],
  ])('[G-2.5] agreed with %s: more medals win, on a tie who did not move first', (lines, wanted) => {
    const t = table(FRONT, `${CARD}\n${lines}`)
    unwrap(submit(t.match, 0, AGREE))
    expect(ending(t)).toBe(wanted)
  })
})
