import { expect, test } from 'vitest'
import { sit } from '../src/index.ts'
import { toy } from '../src/toys/toy.ts'

const ACTING = `toy short
round 2 points 2 0 winner -1
drawn 2 shown 3 3 generator 1 2 3 4
frame 2 0 0 0 0 0
red deck 1.1 2.2 4.1
red hand 1.2 3.1
red discard 2.1 3.2 4.2
blue deck 3.1
blue hand 1.1 4.2
blue discard 1.2 2.1 2.2 3.2 4.1
`
const NO_DECK = ACTING.replace('blue deck 3.1', 'blue peeked 3.1')
const BIDDING = ACTING.replace('frame 2 0', 'frame 1 3')

test('a hit asks the other side, and a yield wins the game', () => {
  const t = sit(toy, ACTING).dice(3).play('red', 'attack')
  expect(t.facts).toEqual([{ type: 'rolled', seat: 0, value: 3 }])
  expect(t.decision()).toMatchObject({ kind: 'answer', seats: [1] })
  expect(t.legal('blue')).toEqual(['discard 1', 'discard 4', 'yield'])
  expect(t.legal('red')).toEqual([])
  t.play('blue', 'yield')
  expect(t.outcome()).toEqual({ winner: 0, reason: 'points' })
})

test('a pile can be put in order by kind or by name', () => {
  const t = sit(toy, NO_DECK).dice(0).order('4', '2.2', '2.1', '3', '1').play('red', 'attack')
  expect(t.position()).toContain('blue deck 2.2 2.1 3.2 1.2\nblue hand 1.1 4.1 4.2\n')
})

test('an order nobody has given is drawn', () => {
  const t = sit(toy, NO_DECK).dice(0).play('red', 'attack')
  expect(t.facts).toContainEqual({ type: 'shuffled', seat: 1 })
})

test('what is refused comes with its reason', () => {
  const t = sit(toy, ACTING)
  expect(t.refused('blue', 'attack')).toMatchObject({ clause: 'T-1', key: 'not-your-turn' })
  expect(t.refused('red', 'bid 1')).toMatchObject({ clause: 'T-2' })
  expect(() => t.refused('red', 'attack')).toThrow("red 'attack' is allowed.")
})

test('an undo restores the position', () => {
  const t = sit(toy, BIDDING)
  const before = t.position()
  t.play('red', 'bid 3')
  expect(t.view('red')).toMatchObject({ bid: [3] })
  expect(t.view('blue')).toMatchObject({ bid: [], sides: [{ bid: true }, { bid: false }] })
  expect(t.view('spectator')).not.toHaveProperty('bid')
  expect(t.undo('red').position()).toBe(before)
  expect(() => t.undo('red')).toThrow('Nothing has been done yet.')
})

test.each([
  [
    'an illegal command',
    () => sit(toy, ACTING).play('red', 'keep'),
    /not allowed now .*red may: attack, pass, peek/,
  ],
  ['the wrong side', () => sit(toy, ACTING).play('blue', 'attack'), /not for blue to choose/],
  ['an unknown side', () => sit(toy, ACTING).play('green', 'attack'), /no side 'green', only red and blue/],
  [
    'a die left to luck',
    () => sit(toy, ACTING).play('red', 'attack'),
    /die with 6 faces is rolled: script it/,
  ],
  [
    'a die too many',
    () => sit(toy, ACTING).dice(3, 3).play('red', 'attack'),
    /1 scripted dice .* not asked for/,
  ],
  ['no command at all', () => sit(toy, ACTING).play('red', 'dance'), /'dance' is not a command/],
  ['no position at all', () => sit(toy, 'toy odd'), /no scenario 'odd'/],
])('%s gives an error that says so', (_, act, message) => {
  expect(act).toThrow(message)
})
