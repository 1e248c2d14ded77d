/** What is said of a game in a list. */
import { sayer } from '@bivouac/face-kit'
import type { GameSummary, Sitter } from '@bivouac/protocol'
import { describe, expect, it } from 'vitest'
import type { GameCover } from '../../src/game-ui.ts'
import { MESSAGES } from '../../src/pages/messages/en/index.ts'
import { drawnMap, gameLine, whenText } from '../../src/pages/parts/game-line.ts'
import { ownSeat } from '../../src/table/eyes.ts'

const WORDS = sayer(MESSAGES)
const PERSON: Sitter = { who: 'person' }
const BOT: Sitter = { who: 'bot', level: 'expert' }
const game = (seats: readonly [Sitter, Sitter], more: Partial<GameSummary> = {}): GameSummary => ({
  id: '1',
  plan: { module: 'normandy', scenario: 'la-raye', seats },
  seq: 0,
  begun: 0,
  touched: 0,
  decision: { seats: [0], kind: 'k', clause: 'N-1.1' },
  tally: { rounds: 3 },
  fallen: [],
  ...more,
})
const status = (...args: Parameters<typeof game>): string => gameLine(WORDS, undefined, game(...args)).status

describe('a game in a list', () => {
  it('says whose turn it is', () => {
    expect(status([PERSON, BOT])).toBe('Your turn')
    expect(status([BOT, PERSON])).toBe('Bot’s turn')
    expect(status([PERSON, PERSON])).toBe('To choose: 1')
    expect(status([PERSON, PERSON], { decision: { seats: [0, 1], kind: 'k', clause: 'c' } })).toBe(
      'Both sides choose',
    )
    expect(status([BOT, PERSON], { decision: { seats: [0, 1], kind: 'k', clause: 'c' } })).toBe('Your turn')
  })

  it('says how it ended, for the reader where there is one', () => {
    const outcome = { winner: 1, reason: 'points' }
    expect(status([PERSON, BOT], { outcome })).toBe('You lost')
    expect(status([BOT, PERSON], { outcome })).toBe('You won')
    expect(status([PERSON, PERSON], { outcome })).toBe('Victory: 2')
  })

  it('says first of all that it cannot go on', () => {
    expect(status([PERSON, BOT], { flaw: { code: 'newer-rules', text: '' } })).toBe('Can’t continue')
  })

  it('shows where the pieces stand, and the map alone where that is not known', () => {
    const scenario = { id: 'la-raye', thumbnail: 'start', mapOf: ([us]: readonly string[][]) => `now ${us}` }
    const cover = { sides: () => ['', ''], scenarios: () => [scenario] } as unknown as GameCover
    const { map } = gameLine(WORDS, cover, game([PERSON, BOT]))
    expect(drawnMap(map!, [['7A'], []])).toBe('now 7A')
    expect(drawnMap(map!, undefined)).toBe('start')
  })

  it('counts what the game counts', () => {
    const cover = (counts: GameCover['counts']) => ({ counts, scenarios: () => [], sides: () => ['', ''] })
    const round = (counts: GameCover['counts']) =>
      gameLine(WORDS, cover(counts) as unknown as GameCover, game([PERSON, BOT])).round
    expect([round('rounds'), round('turns')]).toEqual(['round 3', 'turn 3'])
  })

  it('names a scenario or level that is not known by its id', () => {
    const line = gameLine(WORDS, undefined, game([PERSON, { who: 'bot', level: 'odd' }]))
    expect([line.scenario, line.sitters]).toEqual(['la-raye', 'against odd'])
  })

  it('knows the one seat of a person', () => {
    expect([ownSeat([PERSON, BOT]), ownSeat([BOT, PERSON]), ownSeat([PERSON, PERSON])]).toEqual([
      0,
      1,
      undefined,
    ])
  })

  it('says when it was touched', () => {
    const now = Date.UTC(2026, 0, 31, 12)
    expect(whenText(WORDS, now, now)).toBe('now')
    expect(whenText(WORDS, now - 3 * 3_600_000, now)).toBe('3 hours ago')
    expect(whenText(WORDS, now - 26 * 3_600_000, now)).toBe('yesterday')
    expect(whenText(WORDS, now - 30 * 86_400_000, now)).toBe('Jan 1, 2026')
    expect(whenText(WORDS, now + 5000, now)).toBe('now')
  })
})
