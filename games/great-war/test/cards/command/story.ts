/** Short words for the stories of command cards: several commands in a row, who is ordered, and a turn that ends clean. */
import { expect } from 'vitest'
import { asked, type Seated } from '../../table.ts'

type Side = 'british' | 'german'

/** Plays commands of one side, one after the other. */
export function steps(t: Seated, side: Side, ...commands: string[]): Seated {
  for (const command of commands) t.play(side, command)
  return t
}

/** The hexes of the units ordered this turn. */
export const ordered = (t: Seated): string[] =>
  t
    .view('spectator')
    .units.filter(unit => unit.marks.includes('ordered'))
    .map(unit => unit.hex)

/** The orders that may be given now, without `order` and `done`. */
export const orders = (t: Seated, side: Side): string[] =>
  t
    .legal(side)
    .filter(command => command.startsWith('order '))
    .map(command => command.slice('order '.length))

/** The command cards in a hand, as its owner sees them. */
export const hand = (t: Seated, side: Side): readonly string[] => t.view(side)[side].own?.command ?? []

/** The dice of the last battle. */
export const diceRolled = (t: Seated): number =>
  t.facts.flatMap(fact => (fact.type === 'diceRolled' ? fact.faces : [])).length

/** The side takes tokens, and the turn is over: nothing is left of the card and the other side is to play. */
export function endTurn(t: Seated, side: Side): Seated {
  expect(asked(t)).toBe(`end-turn ${side}`)
  t.play(side, 'take-hq')
  const { aside, british, doing, flags, german, notes, units } = t.view('spectator')
  expect(asked(t)).toBe(`play-card ${side === 'british' ? 'german' : 'british'}`)
  expect(doing).toHaveLength(1)
  expect(flags).toEqual([])
  expect(units.flatMap(unit => unit.marks)).toEqual([])
  expect(Object.keys(notes)).toEqual(['lastCommand'])
  expect([british.played, german.played].flatMap(played => [...played.command, ...played.combat])).toEqual([])
  expect(aside).toBe(0)
  return t
}
