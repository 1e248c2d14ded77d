/** Commands as paths of things to press, and presses as commands to explain. */
import type { Thing } from '@bivouac/client-shell'
import { verbOf } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { END_TURN, PLAY } from '../../src/commands.ts'
import { normandy } from '../../src/game.ts'
import { boardThings, placeOf } from '../../ui/table/logic/places.ts'
import {
  asks,
  attempt,
  cardThing,
  pathOf,
  rowThing,
  tileThing,
  unitThing,
} from '../../ui/table/logic/things.ts'
import { table } from '../table.ts'
import { everyMoment, seenAt } from './seats.ts'

test('every legal command has a path of its own, and trying the path means that command', () => {
  let commands = 0
  everyMoment('paths', 250, ({ board, view, decision, legal }) => {
    const paths = new Map<string, number>()
    for (const command of legal) {
      const path = pathOf(command, board)
      const key = path.join(' > ')
      expect(path.length, normandy.formatCommand(board, command)).toBeGreaterThan(0)
      expect(paths.get(key), `${key} is two commands`).toBeUndefined()
      expect(attempt(board, view, decision, path), key).toBe(command)
      paths.set(key, command)
      commands++
    }
  })
  expect(commands).toBeGreaterThan(8000)
})

test('no path is the beginning of another one, so that no press is both an end and a step', () => {
  everyMoment('prefixes', 80, ({ board, legal }) => {
    const paths = legal.map(command => pathOf(command, board).join(' > '))
    for (const path of paths) expect(paths.filter(other => other.startsWith(`${path} > `))).toEqual([])
  })
})

test('whatever is pressed on the board or in the hand is allowed or explained with a clause', () => {
  let refused = 0
  everyMoment('presses', 60, ({ board, view, decision, legal, seat }) => {
    const own = view[normandy.sides[seat] as 'us' | 'german'].own
    const kinds = [...new Set((own?.hand ?? []).map(card => card.replace(/\.\d+$/, '')))]
    const things = [
      ...boardThings(board, view).flat(),
      ...kinds.flatMap(kind => [cardThing(kind), rowThing(kind, 'hunker-down'), rowThing(kind, 'move')]),
    ]
    for (const thing of things) {
      const command = attempt(board, view, decision, [thing])
      expect(command, thing).toBeDefined()
      const why = normandy.explain(board, view, command as number)
      expect(why === undefined, `${thing} at ${decision.kind}`).toBe(legal.includes(command as number))
      if (why === undefined) continue
      expect(why.clause).toMatch(/^N-\d+\.\d+$/)
      refused++
    }
  })
  expect(refused).toBeGreaterThan(1000)
})

describe('what a press means that is not the thing asked for', () => {
  const t = table(
    'la-raye',
    `active us
    unit us-riflemen-a 13B
    unit german-scouts-a 12B
    us hand rifleman-b fog-of-war`,
  )
  const { board, view, decision } = seenAt(t.match, 0)
  const tried = (thing: Thing): string | undefined => {
    const command = attempt(board, view, decision, [thing])
    return command === undefined ? undefined : normandy.explain(board, view, command)?.key
  }

  test('an own counter without its card in hand: the card is missing', () => {
    expect(tried(unitThing('us-riflemen-a'))).toBe('not-in-hand')
  })

  test('Fog of War cannot be played (N-3.8)', () => {
    expect(tried(cardThing('fog-of-war'))).toBe('fog-cannot-be-played')
  })

  test('an enemy counter or an empty tile: first the card, then what it is for (N-3.6)', () => {
    expect(tried(unitThing('german-scouts-a'))).toBe('card-first')
    expect(tried(tileThing('4B'))).toBe('card-first')
  })

  test('nothing that is no thing', () => {
    expect(tried(tileThing('99Z'))).toBeUndefined()
    expect(tried('row:rifleman-b/nonsense')).toBeUndefined()
    expect(tried('button:nonsense')).toBeUndefined()
  })
})

test('what dice, hidden cards or regret would answer is asked for twice', () => {
  everyMoment('asks', 60, ({ board, view, legal }) => {
    for (const command of legal) {
      const odds = normandy.forecast(board, view, command)
      if (odds !== undefined) expect(asks(board, view, command, legal)).toBe(true)
      if (verbOf(command) === END_TURN)
        expect(asks(board, view, command, legal)).toBe(legal.some(one => verbOf(one) === PLAY))
    }
  })
})

test('every tile and every counter lies somewhere, and no two counters lie in one place', () => {
  everyMoment('places', 60, ({ board, view }) => {
    const things = boardThings(board, view).flat()
    expect(things).toHaveLength(board.tiles.length + view.units.length)
    const counters = things.filter(thing => thing.startsWith('unit:'))
    const places = counters.map(thing => JSON.stringify(placeOf(board, view, thing)))
    expect(new Set(places).size).toBe(counters.length)
    for (const thing of things) expect(placeOf(board, view, thing)).toBeDefined()
  })
})
