/** What the prompt's second line tells about what can be pressed. */
import { expect, it } from 'vitest'
import { howToGoOn } from '../../src/parts/how-to-go-on.ts'

const places = (count: number) => Array.from({ length: count }, (_, i) => `place:${i}` as const)
const isOnBoard = (thing: string) => thing.startsWith('place:')
const atADesk = { isOnBoard, isOn: false, hasKeys: true }
const onAPhone = { isOnBoard, isOn: false, hasKeys: false }

it('counts what is marked, as far as anybody counts', () => {
  expect(howToGoOn(places(20), atADesk)).toEqual({ counted: 'how.first.keys', count: 20 })
  expect(howToGoOn(places(21), atADesk)).toEqual({ words: 'how.any.keys' })
})
it('counts nothing where a button is a choice as well', () => {
  expect(howToGoOn(['card:grenade', 'button:draw', 'button:take'], onAPhone)).toEqual({ words: 'how.any' })
})
it('counts no cards: two that are equal are both lit, and are one thing', () => {
  expect(howToGoOn(['card:probe-right', 'card:attack-left'], atADesk)).toEqual({ words: 'how.any.keys' })
})
it('leaves the keys out on a phone', () => {
  expect(howToGoOn(places(1), onAPhone)).toEqual({ counted: 'how.first', count: 1 })
  expect(howToGoOn(places(127), onAPhone)).toEqual({ words: 'how.any' })
})
it('speaks of going on once something is picked', () => {
  expect(howToGoOn(places(3), { ...onAPhone, isOn: true })).toEqual({ counted: 'how.on', count: 3 })
  expect(howToGoOn(places(99), { ...atADesk, isOn: true })).toEqual({ words: 'how.any-on.keys' })
})
it('says so where a lone button is all there is', () => {
  expect(howToGoOn(['button:pass'], atADesk)).toEqual({ words: 'how.only' })
  expect(howToGoOn(['button:yes', 'button:no'], atADesk)).toBeUndefined()
})
it('but not of a button on what is picked: there is the way back', () => {
  expect(howToGoOn(['button:discard'], { ...atADesk, isOn: true })).toBeUndefined()
})
