import { below, newTable, SPECTATOR, seedCells, seeded, unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { legalFor, seatsIn } from '../src/bench.ts'
import { openScenario, secrecyProblems } from '../src/index.ts'
import { type ToyModule, toy } from '../src/toys/toy.ts'
import { spoiltBy } from './spoilt.ts'

const board = unwrap(openScenario(toy, 'long'))
const SEATS = [0, 1, SPECTATOR]

/** The problems met along one random game, for each seat and the spectator. */
function problemsOf(module: ToyModule): string[][] {
  const t = newTable(module.layout, board, seeded)
  seedCells(t.cells, 'secret')
  module.setup(t)
  const dice = new Int32Array([5, 6, 7, 8])
  const found: string[][] = [[], [], []]
  for (let step = 0; step < 60; step++) {
    for (const [i, seat] of SEATS.entries()) found[i].push(...secrecyProblems(module, t, seat))
    const [seat] = seatsIn(module.toChoose(t))
    if (seat === undefined) break
    const legal = legalFor(module, t, seat)
    module.apply(t, seat, legal[below(dice, legal.length, 0)])
  }
  return found
}

test('an honest game gives nothing away', () => {
  expect(problemsOf(toy)).toEqual([[], [], []])
})

test('a view that shows a hand gives it away to everybody', () => {
  const [red, blue, spectator] = problemsOf(spoiltBy('view shows'))
  expect(red[0]).toMatch(/^red can tell two states apart by the view: .*"theirs"/)
  expect(blue[0]).toMatch(/^blue can tell/)
  expect(spectator[0]).toMatch(/^a spectator can tell/)
})

describe('also found', () => {
  test('a fact that gives too much away', () => {
    const [red] = problemsOf({ ...toy, seenBy: fact => fact })
    expect(red.join()).toContain("by the facts after 'blue peek'")
  })

  test('a choice shown before the other side has made its own', () => {
    const [red, blue, spectator] = problemsOf(spoiltBy('fact of a bid'))
    expect(red[0]).toContain('by what blue has chosen')
    expect(blue[0]).toContain('by what red has chosen')
    expect(spectator[0]).toContain('has chosen')
  })

  test('a decision that gives too much away', () => {
    const [red] = problemsOf({
      ...toy,
      decision: t => ({ ...toy.decision(t), clause: `${toy.view(t, 1).hand}` }),
    })
    expect(red[0]).toContain('by the decision')
  })

  test('a refusal that gives too much away', () => {
    const secret = new WeakMap<object, string>()
    const [red] = problemsOf({
      ...toy,
      view(t, seat) {
        const view = toy.view(t, seat)
        secret.set(view, `${toy.view(t, 1).hand}`)
        return view
      },
      explain: (b, view, command) => {
        const why = toy.explain(b, view, command)
        return why && { ...why, about: { hand: secret.get(view) ?? '' } }
      },
    })
    expect(red[0]).toContain("by the answer to '")
  })
})
