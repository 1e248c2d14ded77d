/** Games on a server in words: the clock, the opponent, whose move it is, how it ended. */
import { sayer } from '@bivouac/face-kit'
import { expect, it } from 'vitest'
import { COMMON } from '../../src/messages/common/en.ts'
import { MESSAGES } from '../../src/online/messages/en.ts'
import { clockText, opponentText, standingOf } from '../../src/online/plan-words.ts'
import { onlineGame } from './games.ts'

const words = sayer<keyof typeof MESSAGES>(MESSAGES)
const common = sayer<keyof typeof COMMON>(COMMON)
const standing = (part: Parameters<typeof onlineGame>[0]) =>
  standingOf(words, common, undefined, onlineGame(part))

it('says how the clock runs', () => {
  expect(clockText(words, { kind: 'live', minutes: 25, increment: 10 })).toBe('Live, 25 min + 10 s')
  expect(clockText(words, { kind: 'turn', days: 1 })).toBe('Turn by turn, one day a turn')
  expect(clockText(words, { kind: 'turn', days: 3 })).toBe('Turn by turn, 3 days a turn')
  expect(clockText(words, { kind: 'none' })).toBe('No clock')
})

it('says whose move it is', () => {
  expect(standing({})).toEqual({ status: 'Your move', tone: 'now' })
  const theirs = { seats: [1], kind: 'turn', clause: 'N-4.1' } as const
  expect(standing({ decision: { ...theirs, seats: [...theirs.seats] } })).toEqual({
    status: 'marta_w to move',
    tone: 'wait',
  })
  // Where both choose at once, it is mine too.
  expect(standing({ decision: { ...theirs, seats: [0, 1] } }).tone).toBe('now')
  expect(standing({ mine: -1 })).toEqual({ status: 'kestrel to move', tone: 'wait' })
})

it('says how it ended, for players and for those who watch', () => {
  const over = { status: 'over', outcome: { winner: 1, reason: 'points' } } as const
  expect(standing(over)).toEqual({ status: 'You lost', tone: 'lost' })
  expect(standing({ ...over, mine: 1 })).toEqual({ status: 'You won', tone: 'won' })
  expect(standing({ ...over, mine: -1 }).tone).toBe('over')
  expect(standing({ status: 'void' })).toEqual({ status: 'Called off', tone: 'over' })
})

it('names the one opposite; both for a watcher; nobody while the seat is free', () => {
  expect(opponentText(words, common, onlineGame())).toBe('with marta_w')
  expect(opponentText(words, common, onlineGame({ mine: -1 }))).toBe('kestrel and marta_w')
  const bot = { who: 'bot', level: 'veteran' } as const
  expect(
    opponentText(words, common, onlineGame({ seats: [bot, { who: 'person', name: 'a' }], mine: 1 })),
  ).toBe('with Veteran')
  expect(opponentText(words, common, onlineGame({ status: 'waiting' }))).toBe('free seat')
})
