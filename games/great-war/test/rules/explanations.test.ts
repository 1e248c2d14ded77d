/** What a refusal speaks of, and of what there are odds: both from a view alone. */
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { greatWar } from '../../src/game.ts'
import { asked, type Seated, table, toBattle } from '../table.ts'

const command = (t: Seated, text: string): number => unwrap(greatWar.parseCommand(t.match.table.board, text))

const explained = (t: Seated, side: string, text: string) =>
  greatWar.explain(t.match.table.board, t.view(side), command(t, text))

const odds = (t: Seated, side: string, text: string) =>
  greatWar.forecast(t.match.table.board, t.view(side), command(t, text))

const FIELD = { '8,6': '.:bi4', '5,6': '.:gi4', '1,1': '.:gi4' }
const HAND = 'command british-hand attack-centre\ncombat british-hand lice'

test.each([
  ['done', {}],
  ['combat lice', { card: 'lice', cost: 1 }],
  ['order 8,6', { hex: '8,6', unit: 'british-1' }],
  ['order 7,6', { hex: '7,6' }],
  ['move 8,6 to 5,6', { hex: '8,6', unit: 'british-1', to: '5,6', steps: 3 }],
  ['move 7,6 to 8,6', { hex: '7,6', to: '8,6', steps: 1 }],
])(
  '[G-4.1] %s, before a card is played: what is said of it names its things and no others',
  (text, about) => {
    const t = table(FIELD, HAND)
    expect(explained(t, 'british', text)?.about).toStrictEqual({ command: text, ...about })
  },
)

test('[G-14.1] who looks on decides nothing, also when the game is over', () => {
  const t = table(FIELD, HAND)
  expect(explained(t, 'spectator', 'play attack-centre')?.key).toBe('not-your-decision')
  const over = table(FIELD, `over british medals\n${HAND}`)
  expect(explained(over, 'spectator', 'done')?.key).toBe('not-your-decision')
  expect(explained(over, 'british', 'done')?.key).toBe('game-over')
})

test('[G-6.2] there are odds of an attack that may be made, for who makes it', () => {
  const t = toBattle({ '8,6': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }, { orders: ['8,6'] })
  expect(odds(t, 'british', 'battle 8,6 at 6,6')).toBeDefined()
  expect(odds(t, 'british', 'battle 8,6 at 1,1')).toBeUndefined()
  expect(odds(t, 'british', 'done')).toBeUndefined()
  expect(odds(t, 'german', 'battle 8,6 at 6,6')).toBeUndefined()
  expect(odds(t, 'spectator', 'battle 8,6 at 6,6')).toBeUndefined()
})

test.each([
  ['british', 'german'],
  ['german', 'british'],
])(
  '[G-13.5] an answer of the %s side that makes the other side roll has no odds of its own',
  (side, shelling) => {
    const active = side === 'british' ? 'turn 2 german\n' : ''
    const cells = { '9,6': '.:bi4', '5,6': '.:gi4', '1,1': '.:gi4', '11,1': '.:bi4' }
    const hands = `command ${shelling}-hand attack-centre\ncombat ${side}-hand shell-shortage\nhq 12 6`
    const t = table(cells, `${active}${hands}`).play(shelling, 'play attack-centre')
    if (asked(t) === `answer ${side}`) t.play(side, 'pass')
    t.play(shelling, 'order artillery').play(shelling, 'done')
    const target = shelling === 'british' ? '5,6' : '9,6'
    t.play(shelling, `shell ${target}`).play(shelling, 'dice 4')
    expect(asked(t)).toBe(`answer ${side}`)
    expect(odds(t, side, 'combat shell-shortage')).toBeUndefined()
  },
)
