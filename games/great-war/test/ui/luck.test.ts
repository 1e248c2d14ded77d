/** Luck: what was to be expected of every throw agrees with the forecast before it, and what came with the losses after it. */
import { expectedOf, isCertain, type StoryStep, type Throw } from '@bivouac/client-shell/luck'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { below, commands, SPECTATOR, seedCells, submit, unwrap } from '@bivouac/kernel'
import { expect, it } from 'vitest'
import type { GreatWarFact } from '../../src/facts.ts'
import { greatWar } from '../../src/game.ts'
import type { BattleForecast } from '../../src/view/forecast.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { DIE_FACES, type DieFace } from '../../src/vocabulary.ts'
import { barrageSpread } from '../../ui/luck/barrage.ts'
import { hitsOf, type Mark } from '../../ui/luck/hits.ts'
import { throwsIn } from '../../ui/luck/luck.ts'
import same from '../../ui/luck/messages/same.json' with { type: 'json' }
import { boards, open, orderedIn } from '../random-play.ts'

interface Odds {
  readonly forecast: BattleForecast
  readonly view: GreatWarView
}

interface Played {
  readonly scenario: number
  readonly opening: GreatWarView
  readonly story: readonly StoryStep<GreatWarFact>[]
  /** The odds of each command that had any, by the step it became, with what was seen before it. */
  readonly odds: ReadonlyMap<number, Odds>
  readonly throws: readonly Throw<GreatWarFact>[]
}

function played(scenario: number, seed: string, most: number, asks: boolean): Played {
  const board = boards[scenario]
  const match = open(scenario + 1, seed)
  const opening = greatWar.view(match.table, SPECTATOR)
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  const story: StoryStep<GreatWarFact>[] = []
  const odds = new Map<number, Odds>()
  const list = commands()
  for (let seq = 1; seq <= most && greatWar.toChoose(match.table) !== 0; seq++) {
    const seat = greatWar.toChoose(match.table) & 1 ? 0 : 1
    list.count = 0
    greatWar.legal(match.table, seat, list)
    const command = orderedIn(match.table, seat) ?? list.codes[below(dice, list.count, 0)]
    if (asks) {
      const view = greatWar.view(match.table, seat)
      const forecast = greatWar.forecast(board, view, command) as BattleForecast | undefined
      if (forecast) odds.set(seq, { forecast, view })
    }
    story.push({ seq, facts: unwrap(submit(match, seat, command)).facts })
  }
  return { scenario, opening, story, odds, throws: throwsIn(board, opening, story) }
}

const games = boards.map((_, scenario) => played(scenario, `luck ${scenario}`, 900, true))

/** The odds of the command that led to a throw, as far as nothing came between. */
function oddsOf({ story, odds }: Played, { facts }: Throw<GreatWarFact>): Odds | undefined {
  const step = story.find(one => one.facts.includes(facts[0]))
  return step && odds.get(step.seq)
}

it('expects of an attack what the forecast said', () => {
  let compared = 0
  for (const game of games)
    for (const one of game.throws) {
      const odds = one.facts[0].type === 'attackDeclared' ? oddsOf(game, one) : undefined
      // Answers take dice from the attacker, or figures from the target; bare wire has none to lose.
      if (!odds?.forecast.faces || odds.forecast.dice !== one.faces.length) continue
      if (odds.forecast.hits.length !== one.spread.chances.length) continue
      for (const [lost, chance] of odds.forecast.hits.entries())
        expect(one.spread.chances[lost]).toBeCloseTo(chance, 10)
      compared++
    }
  expect(compared).toBeGreaterThan(400)
})

it('expects of a barrage what the forecast said of its hexes, own losses counted against', () => {
  let compared = 0
  for (const game of games)
    for (const one of game.throws) {
      const [targeting] = one.facts
      const odds = targeting.type === 'targetingRolled' ? oddsOf(game, one) : undefined
      if (targeting.type !== 'targetingRolled' || !odds?.forecast.hexes) continue
      // Shell Shortage takes dice that were paid for.
      if (odds.forecast.dice !== targeting.numbers.length) continue
      const side = (hex: string): number =>
        odds.view.units.find(unit => unit.hex === hex)?.unit.startsWith(targeting.side) ? -1 : 1
      const expected = odds.forecast.hexes.reduce(
        (sum, { hex, hits }) => sum + side(hex) * expectedOf({ least: 0, chances: hits }),
        0,
      )
      expect(expectedOf(one.spread)).toBeCloseTo(expected, 10)
      compared++
    }
  expect(compared).toBeGreaterThan(80)
})

const BY_DICE = ['G-6.5', 'G-7.2', 'G-10.5', 'G-13.5']

it('counts the figures that were lost to dice, all of them and no others', () => {
  let counted = 0
  for (const { story, throws } of games) {
    const facts = story.flatMap(step => step.facts)
    const isArmoured = facts.some(fact => fact.type === 'cardPlayed' && fact.title === 'body-armour')
    // Body Armour comes after the dice: what it saves was luck nevertheless.
    if (isArmoured) continue
    const lost = [0, 0]
    for (const fact of facts)
      if (fact.type === 'figuresLost' && BY_DICE.includes(fact.clause))
        lost[fact.unit.startsWith('british') ? 0 : 1] += fact.count
    const isMixed = throws.some(({ spread }) => spread.least < 0)
    const got = [0, 1].map(seat =>
      throws.filter(one => one.seat === seat).reduce((sum, one) => sum + one.got, 0),
    )
    if (isMixed) expect(got[0] + got[1]).toBeLessThanOrEqual(lost[0] + lost[1])
    else expect(got).toEqual([lost[1], lost[0]])
    counted += lost[0] + lost[1]
  }
  expect(counted).toBeGreaterThan(200)
})

it('never tells of a result that could not come', () => {
  for (const { throws } of games)
    for (const { spread, got } of throws) {
      expect(spread.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
      expect(spread.chances[got - spread.least], `${got} of ${spread.chances}`).toBeGreaterThan(0)
    }
})

it('comes out even over many throws', () => {
  const more = boards.flatMap((_, scenario) =>
    ['fortune', 'chance'].map(seed => played(scenario, `${seed} ${scenario}`, 3000, false)),
  )
  const atStake = [...games, ...more]
    .flatMap(({ throws }) => throws)
    .filter(({ spread }) => !isCertain(spread))
  let off = 0
  let variance = 0
  for (const { spread, got } of atStake) {
    const expected = expectedOf(spread)
    off += got - expected
    variance += spread.chances.reduce(
      (sum, chance, i) => sum + chance * (spread.least + i - expected) ** 2,
      0,
    )
  }
  expect(atStake.length).toBeGreaterThan(2000)
  expect(Math.abs(off)).toBeLessThan(4 * Math.sqrt(variance))
})

it('tells of a barrage only when nothing that follows can change it', () => {
  let midst = 0
  const more = boards.map((_, scenario) => played(scenario, `barrage ${scenario}`, 900, false))
  for (const { scenario, opening, story, throws } of [...games, ...more])
    for (const [i, { facts, seq }] of story.entries()) {
      if (!facts.some(fact => fact.type === 'targetingRolled')) continue
      const barrages = (throws: readonly Throw<GreatWarFact>[]) =>
        throws.filter(one => one.seq === seq && one.facts[0].type === 'targetingRolled').map(({ got }) => got)
      const early = barrages(throwsIn(boards[scenario], opening, story.slice(0, i + 1)))
      const late = barrages(throws)
      expect(late.slice(0, early.length)).toEqual(early)
      midst += late.length - early.length
    }
  expect(midst).toBeGreaterThan(0)
})

it('adds a barrage up over every way the dice can fall', () => {
  const foe: Mark = { figures: 2, soldiersIgnored: 1, skullsHit: false, isOwn: false }
  const aimed: Mark = { figures: 3, soldiersIgnored: 0, skullsHit: true, isOwn: false }
  const own: Mark = { figures: 1, soldiersIgnored: 0, skullsHit: false, isOwn: true }
  const { least, chances } = barrageSpread(
    { around: [foe, undefined, own, undefined, undefined, undefined], aimed },
    2,
  )
  const found = new Map<number, number>()
  const rolls = (dice: number): readonly (readonly DieFace[])[] =>
    dice === 0 ? [[]] : rolls(dice - 1).flatMap(rest => DIE_FACES.map(face => [...rest, face]))
  const put = (value: number, chance: number) => found.set(value, (found.get(value) ?? 0) + chance)
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) {
      const on = (number: number) => Number(first === number) + Number(second === number)
      for (const a of rolls(on(1)))
        for (const b of rolls(on(3)))
          for (const c of rolls(first === second ? 2 : 0))
            put(
              hitsOf(foe, a) + hitsOf(own, b) + hitsOf(aimed, c),
              1 / 36 / rolls(on(1)).length / rolls(on(3)).length / (first === second ? 36 : 1),
            )
    }
  for (const [i, chance] of chances.entries()) expect(chance).toBeCloseTo(found.get(least + i) ?? 0, 12)
})

it('has its words in every language', async () => {
  expect(await checkTables(language => import(`../../ui/luck/messages/${language}.ts`), same)).toEqual([])
})
