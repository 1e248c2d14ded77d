/** The bot: honest, steady, and as good as it claims to be. Every figure here has a margin over what was measured. */
import { type Bot, playGame, random } from '@bivouac/ai'
import { unwrap } from '@bivouac/kernel'
import { alikeBetween, askBot } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { flagsAt, newOdds, oddsAt } from '../src/bots/odds.ts'
import { greatWar, greatWarBots } from '../src/game.ts'
import { hexNamed } from '../src/geometry.ts'
import type { GreatWarBoard } from '../src/scenario/board.ts'
import { unitOn } from '../src/state/state.ts'
import { attackForecast, barrageForecast } from '../src/view/forecast.ts'
import { type Seated, table } from './table.ts'

const { greedy } = greatWarBots

const CARD = 'command british-hand attack-centre'

/** Whole games need more time than a test usually has. */
const GAMES = 120_000

/** What the bot chooses for whoever is to choose at this table. */
function chosen({ match }: Seated): string {
  const seat = greatWar.decision(match.table).seats[0]
  return greatWar.formatCommand(match.table.board, askBot(greatWar, greedy(), match.table, seat))
}

const boards = (): GreatWarBoard[] => greatWar.scenarios.map(({ data }) => unwrap(greatWar.board(data)))

describe('greedy', () => {
  test(
    'beats random in every scenario from either side',
    async () => {
      let wins = 0
      for (const board of boards())
        for (const seat of [0, 1]) {
          const bots: [Bot, Bot] = seat === 0 ? [greedy() as Bot, random()] : [random(), greedy() as Bot]
          const { outcome } = await playGame(greatWar, board, `against random ${board.scenario}`, bots)
          if (outcome.winner === seat) wins++
        }
      expect(wins).toBeGreaterThanOrEqual(31)
    },
    GAMES,
  )

  test(
    'finishes every scenario against itself by medals',
    async () => {
      for (const board of boards()) {
        const { outcome } = await playGame(greatWar, board, `itself ${board.scenario}`, [greedy(), greedy()])
        expect([board.scenario, outcome.reason]).toEqual([board.scenario, 'medals'])
      }
    },
    GAMES,
  )
})

describe('its choices', () => {
  const FRONT = { '8,6': '.:bi4', '7,6': '.:gi4', '1,1': '.:gi4' }
  const battling = (cells: Readonly<Record<string, string>>, lines = '', orders = ['8,6']): Seated => {
    const t = table(cells, `${CARD}\n${lines}`)
    t.play('british', 'play attack-centre')
    if (t.decision().kind === 'with-card') t.play('british', 'pass')
    if (t.decision().kind === 'answer') t.play('german', 'pass')
    for (const hex of orders) t.play('british', `order ${hex}`)
    if (t.decision().kind === 'order') t.play('british', 'done')
    return t.decision().kind === 'move' ? t.play('british', 'done') : t
  }

  test('[G-4.1] plays the card that orders the unit with a battle', () => {
    const lines = 'command british-hand probe-left probe-centre probe-right'
    expect(chosen(table({ ...FRONT, '10,1': '.:bi4', '10,11': '.:bi4' }, lines))).toBe('play probe-centre')
  })

  test('[G-4.2] orders the unit that can do most', () => {
    const t = table({ ...FRONT, '11,6': '.:bi4' }, 'command british-hand recon-centre')
    expect(chosen(t.play('british', 'play recon-centre'))).toBe('order 8,6')
  })

  test('[G-6.7] finishes the unit that has one figure left', () => {
    const t = battling({ ...FRONT, '8,6': '.:bm4', '7,6': '.', '6,5': '.:gi4', '6,7': '.:gi1' })
    expect(chosen(t)).toBe('battle 8,6 at 6,7')
  })

  test('[G-6.8] guns join their fire against a trench', () => {
    const t = battling({ '8,5': '.:bm4', '8,7': '.:bm4', '6,6': 'T:gi4', '1,1': '.:gi4' }, '', ['8,5', '8,7'])
    t.play('british', 'battle 8,5 at 6,6')
    expect(chosen(t)).toBe('join 8,7')
  })

  test('[G-13.1] a Hand Grenade for a battle that may win the game', () => {
    const lines = 'combat british-hand hand-grenade\nkept 5 0'
    expect(chosen(battling({ ...FRONT, '7,6': 'T:gi3' }, lines))).toBe('combat hand-grenade')
  })

  test('[G-9.3] ignores a flag rather than leave its trench for the open', () => {
    const t = battling({ ...FRONT, '7,6': '.', '6,6': 'T:gi4', '5,5': '.', '5,6': '.' })
    t.dice(4, 2).play('british', 'battle 8,6 at 6,6')
    // A trench lets two flags be ignored; the other way lies open.
    expect(chosen(t)).toBe('ignore')
  })

  test('[G-13.4] battles back with Butt & Bayonet', () => {
    const t = battling(FRONT, 'combat german-hand butt-and-bayonet')
    t.play('british', 'battle 8,6 at 7,6')
    t.dice(5, 5, 5).play('german', 'pass')
    expect(chosen(t)).toBe('combat butt-and-bayonet')
  })

  test('[G-4.6] takes tokens when it has few, and cards when it has many', () => {
    const ending = 'doing end-turn 0\ncommand british-hand recon-left'
    expect(chosen(table(FRONT, `${ending}\nhq 1 6`))).toBe('take-hq')
    expect(chosen(table(FRONT, `${ending}\nhq 9 6`))).toBe('take-card')
  })
})

describe('honesty', () => {
  /** The bot against itself. */
  const alike = () =>
    alikeBetween(greatWar, {
      boards: boards(),
      bots: () => {
        const bot = greedy()
        return [bot, bot]
      },
      actions: 40,
    })

  test(
    'the same view and the same dice give the same choice, whatever is hidden; and the table stays as it was',
    () => {
      const seasoned = greedy()
      let pairs = 0
      for (const { table: t, other, seat } of alike()) {
        const before = t.cells.slice()
        expect(greatWar.view(other, seat)).toEqual(greatWar.view(t, seat))
        // The one has thought often before and the other never has: nothing may linger.
        expect(askBot(greatWar, greedy(), other, seat)).toBe(askBot(greatWar, seasoned, t, seat))
        expect(t.cells).toEqual(before)
        pairs++
      }
      expect(pairs).toBeGreaterThan(500)
    },
    GAMES,
  )
})

describe('its tables of odds', () => {
  /** With figures worth 1 each the worth lost is the figures lost. */
  const odds = newOdds([0, 1, 2, 3, 4])
  const meanOf = (chances: readonly number[]): number => chances.reduce((sum, p, n) => sum + p * n, 0)

  test('[G-6.5] [G-7.2] agree with the forecast of a battle', () => {
    const { table: t } = table({ '8,6': '.:bi4', '7,6': 'T:gi3', '1,1': '.:gi4' }, 'doing battle').match
    const forecast = attackForecast(t, unitOn(t, hexNamed('8,6')), hexNamed('7,6'))
    const at = oddsAt(3, 1, true, 3)
    expect(odds.battle.loss[at]).toBeCloseTo(meanOf(forecast.hits), 10)
    expect(odds.battle.kill[at]).toBeCloseTo(forecast.destroyed, 10)
    expect(odds.battle.flags[flagsAt(at, 1)]).toBeCloseTo(meanOf(forecast.flags), 10)
  })

  test('[G-10.3] [G-10.7] agree with the forecast of a barrage, on the target and beside it', () => {
    const { table: t } = table({ '5,5': 'T:gi4', '5,6': '.:gi2', '8,6': '.:bi4' }, CARD).match
    const forecast = barrageForecast(t, 0, hexNamed('5,5'), 4)
    const [beside, target] = forecast.hexes ?? []
    expect(odds.target.loss[oddsAt(4, 2, true, 4)]).toBeCloseTo(meanOf(target.hits), 10)
    expect(odds.beside.loss[oddsAt(4, 0, false, 2)]).toBeCloseTo(meanOf(beside.hits), 10)
    expect(odds.beside.kill[oddsAt(4, 0, false, 2)]).toBeCloseTo(beside.destroyed, 10)
  })
})
