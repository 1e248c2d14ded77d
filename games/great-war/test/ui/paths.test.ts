/** Every command has a way to be pressed, and every press that is not allowed has a reason. */
import { nextThings, pressed, type Thing } from '@bivouac/client-shell'
import { below, seedCells, verbOf } from '@bivouac/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../src/cards/cards.ts'
import * as c from '../../src/commands.ts'
import { greatWar } from '../../src/game.ts'
import { HEX_NAMES } from '../../src/geometry.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { SECTIONS } from '../../src/vocabulary.ts'
import { greatWarUi } from '../../ui/table/index.ts'
import { THING_KINDS } from '../../ui/table/things.ts'
import { tableWords } from '../../ui/table/words.ts'
import { boards, playRandomly } from '../random-play.ts'

beforeAll(() => greatWarUi.wordsIn('en'))

/** Every moment of some random games, as the seat that chooses sees it. */
function everyMoment(
  seed: string,
  look: (view: GreatWarView, legal: readonly number[], scenario: number, at: number) => void,
): number {
  let moments = 0
  for (let scenario = 1; scenario <= boards.length; scenario++)
    playRandomly(
      scenario,
      `${seed}-${scenario}`,
      (match, seat, legal) => look(greatWar.view(match.table, seat), legal, scenario, moments++),
      260,
    )
  return moments
}

describe('paths', () => {
  test('each legal command has one of its own, or shares it with others that are told apart by their labels', () => {
    const verbs = new Set<number>()
    const moments = everyMoment('paths', (view, legal, scenario) => {
      const board = boards[scenario - 1]
      const { face } = tableWords({ language: 'en' })
      const byPath = new Map<string, number[]>()
      for (const command of legal) {
        const path = greatWarUi.pathOf(board, view, command)
        if (path.length === 0 || path.some(thing => !THING_KINDS.some(kind => thing.startsWith(`${kind}:`))))
          throw new Error(`${greatWar.formatCommand(board, command)} cannot be pressed: ${path}`)
        byPath.set(path.join(' '), [...(byPath.get(path.join(' ')) ?? []), command])
        verbs.add(verbOf(command))
      }
      for (const [path, commands] of byPath)
        if (commands.length > 1) {
          const labels = commands.map(command => face.label(board, view, command))
          expect(new Set(labels).size, `${path}: ${labels}`).toBe(commands.length)
          expect(new Set(commands.map(verbOf))).toEqual(new Set([c.MOVE, c.RAID]))
        }
    })
    expect(moments).toBeGreaterThan(3000)
    // Nothing that can be done in the game was left out of the games looked at, but what no random game comes to.
    const rare = [c.HOLD, c.RAID, c.ADVANCE, c.SPEND, c.TAKE_MEDAL, c.EXIT, c.GIVE_BACK]
    for (let verb = c.PLAY; verb <= c.HOLD; verb++)
      if (!rare.includes(verb)) expect(verbs, String(verb)).toContain(verb)
  })

  test('pressing a path thing by thing gives exactly its command', () => {
    everyMoment('press', (view, legal, scenario, at) => {
      if (at % 7 !== 0 || legal.length > 120) return
      const board = boards[scenario - 1]
      const choices = legal.map(command => ({ command, path: greatWarUi.pathOf(board, view, command) }))
      for (const { command, path } of choices) {
        let picked: readonly Thing[] = []
        const given: number[] = []
        for (const thing of path) {
          if (!nextThings(choices, picked).get(thing)?.includes(command))
            throw new Error(`${path} leads nowhere`)
          const outcome = pressed(choices, picked, thing)
          if ('picked' in outcome) picked = outcome.picked
          else given.push('command' in outcome ? outcome.command : 'among' in outcome ? command : -1)
        }
        if (given.length !== 1 || given[0] !== command) throw new Error(`${path} gives ${given}`)
      }
    })
  })

  test('the way back from things to the command is the same for every legal one', () => {
    everyMoment('back', (view, legal, scenario, at) => {
      if (at % 5 !== 0) return
      const board = boards[scenario - 1]
      const decision = { seats: [], kind: String(view.doing.at(-1)?.kind), clause: '' }
      for (const command of legal) {
        if (verbOf(command) === c.RAID) continue
        const path = greatWarUi.pathOf(board, view, command)
        const tried = greatWarUi.attempt(board, view, decision, path)
        if (tried !== command) throw new Error(`${path} tries something else than ${command}`)
      }
    })
  })
})

describe('attempts', () => {
  const things: readonly Thing[] = [
    ...HEX_NAMES.map((name): Thing => `hex:${name}`),
    ...COMMAND_TITLES.map((title): Thing => `card:${title}`),
    ...COMBAT_TITLES.map((title): Thing => `combat:${title}`),
    ...SECTIONS.map((name): Thing => `section:${name}`),
    'button:done',
    'button:artillery',
    'button:dice-3',
    'button:ignore',
    'button:take-hq',
    'button:standing-pass-turn',
  ]

  test('whatever is pressed in vain is explained with a clause', () => {
    const dice = new Int32Array(4)
    seedCells(dice, 'attempts', 0)
    const { face } = tableWords({ language: 'en' })
    everyMoment('vain', (view, legal, scenario, at) => {
      if (at % 9 !== 0) return
      const board = boards[scenario - 1]
      const decision = { seats: [], kind: String(view.doing.at(-1)?.kind), clause: '' }
      const choices = legal.map(command => ({ command, path: greatWarUi.pathOf(board, view, command) }))
      for (let i = 0; i < 12; i++) {
        const thing = things[below(dice, things.length, 0)]
        const outcome = pressed(choices, [], thing)
        if (!('tried' in outcome)) continue
        const tried = greatWarUi.attempt(board, view, decision, outcome.tried)
        expect(tried, thing).toBeDefined()
        // A button that only comes after another one.
        if (tried !== undefined && legal.includes(tried)) continue
        const why = greatWar.explain(board, view, tried ?? 0)
        expect(why?.clause, `${thing} at ${decision.kind}`).toMatch(/^G-\d+\.\d+$/)
        expect(why && face.refusal(board, why)).toMatch(/^[A-Z].*[.]$/)
      }
    })
  })

  test('a unit picked and a hex too far away are told apart from a unit that has no order', () => {
    let reasons = new Set<string>()
    everyMoment('far', (view, legal, scenario) => {
      if (view.doing.at(-1)?.kind !== 'move' || reasons.size > 6) return
      const board = boards[scenario - 1]
      const decision = { seats: [], kind: 'move', clause: 'G-4.4' }
      const mover = legal.find(command => verbOf(command) === c.MOVE)
      if (mover === undefined) return
      const [from] = greatWarUi.pathOf(board, view, mover)
      for (const { hex } of view.hexes) {
        const tried = greatWarUi.attempt(board, view, decision, [from, `hex:${hex}`])
        const why = tried === undefined ? undefined : greatWar.explain(board, view, tried)
        if (why) reasons = reasons.add(why.key)
      }
      for (const { hex } of view.units) {
        const tried = greatWarUi.attempt(board, view, decision, [`hex:${hex}`])
        const why = tried === undefined ? undefined : greatWar.explain(board, view, tried)
        if (why) reasons = reasons.add(why.key)
      }
    })
    expect([...reasons]).toEqual(
      expect.arrayContaining(['out-of-reach', 'hex-occupied', 'not-ordered', 'no-own-unit-there']),
    )
  })
})

test('what spends a card, rolls dice or gives battles away is asked for twice, also in answer to the enemy, and nothing else is', () => {
  const spent = new Set<string>()
  everyMoment('asks', (view, legal, scenario, at) => {
    if (at % 3 !== 0) return
    const board = boards[scenario - 1]
    for (const command of legal) {
      const verb = verbOf(command)
      const isCard = verb === c.PLAY || verb === c.COMBAT
      const isGivingUp = verb === c.DONE && legal.some(one => verbOf(one) === c.BATTLE)
      const isAsked = isCard || isGivingUp || greatWar.forecast(board, view, command) !== undefined
      if (greatWarUi.asks?.(board, view, command, legal) !== isAsked)
        throw new Error(
          `${greatWar.formatCommand(board, command)} is asked for ${isAsked ? 'once' : 'twice'}`,
        )
      if (isGivingUp) spent.add('battles')
      if (isCard) spent.add(`${verb === c.PLAY ? 'command' : 'combat'} card at ${view.doing.at(-1)?.kind}`)
    }
  })
  expect([...spent]).toEqual(
    expect.arrayContaining([
      'battles',
      'command card at play-card',
      'combat card at with-card',
      'combat card at answer',
      'combat card at battle',
    ]),
  )
})
