/** A command is a path of things: what can be pressed next, and what pressing comes to. */
import { describe, expect, it } from 'vitest'
import { type Choice, nextThings, pressed } from '../../src/touch/touch.ts'

const CHOICES: readonly Choice[] = [
  { command: 1, path: ['unit:a', 'hex:1'] },
  { command: 2, path: ['unit:a', 'hex:2'] },
  { command: 3, path: ['unit:b', 'hex:2'] },
  { command: 4, path: ['button:end'] },
  { command: 5, path: ['card:x', 'row:x/draw'] },
  { command: 6, path: ['card:x', 'row:x/draw'] },
]

describe('nextThings', () => {
  it('gives first things with all commands they lead to', () => {
    expect([...nextThings(CHOICES, [])]).toEqual([
      ['unit:a', [1, 2]],
      ['unit:b', [3]],
      ['button:end', [4]],
      ['card:x', [5, 6]],
    ])
  })
  it('goes on from what is picked', () => {
    expect([...nextThings(CHOICES, ['unit:a'])]).toEqual([
      ['hex:1', [1]],
      ['hex:2', [2]],
    ])
  })
  it('gives nothing after a path that leads nowhere', () => {
    expect(nextThings(CHOICES, ['unit:c']).size).toBe(0)
  })
})

describe('pressed', () => {
  it('picks what leads on, and gives what is whole', () => {
    expect(pressed(CHOICES, [], 'unit:a')).toEqual({ picked: ['unit:a'] })
    expect(pressed(CHOICES, ['unit:a'], 'hex:2')).toEqual({ command: 2 })
    expect(pressed(CHOICES, [], 'button:end')).toEqual({ command: 4 })
  })
  it('lays down what is pressed again', () => {
    expect(pressed(CHOICES, ['unit:a'], 'unit:a')).toEqual({ picked: [] })
  })
  it('picks another first thing anew', () => {
    expect(pressed(CHOICES, ['unit:a'], 'unit:b')).toEqual({ picked: ['unit:b'] })
    expect(pressed(CHOICES, ['unit:a'], 'button:end')).toEqual({ command: 4 })
  })
  it('asks when several commands share a path', () => {
    expect(pressed(CHOICES, ['card:x'], 'row:x/draw')).toEqual({ among: [5, 6] })
  })
  it('tells what was tried in vain', () => {
    expect(pressed(CHOICES, ['unit:a'], 'hex:9')).toEqual({ tried: ['unit:a', 'hex:9'] })
  })
})
