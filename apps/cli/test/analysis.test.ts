/** What an analysis promises, held against whole games of each game. */
import { accountOf, CERTAIN, type Looks, newAnalyst, summaryOf, tableAt } from '@bivouac/analysis'
import { unwrap } from '@bivouac/kernel'
import { twinFor } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { openGame } from '../src/analyse/opened.ts'
import { GAMES } from '../src/games.ts'
import { playBatch } from '../src/work/simulate.ts'

/** So short a look finds little, but what it finds has to hold all the same. */
const LOOKS: Looks = { pick: 12, plans: 0, grow: 4, measure: 8, remakes: 4, glances: 2, lasting: 1 }

describe.each(GAMES.map(game => [game.module.id, game] as const))('%s', (_, { module, mind, bots }) => {
  const board = unwrap(module.board(module.scenarios[0].data))
  const gamePlayed = async (seed: string) => {
    const { records } = await playBatch(module, board, {
      from: 0,
      count: 1,
      seed,
      bots: [bots.regular, bots.recruit],
      swap: false,
      records: true,
      now: () => 0,
    })
    return unwrap(openGame({ file: 'a game', text: records[0], scenario: undefined }))
  }

  test('start, decisions and luck add up to the result; the same game gives the same figures', async () => {
    const { moments, outcome } = await gamePlayed('split')
    const result = outcome?.winner === 0 ? CERTAIN : 0
    const whole = newAnalyst(module, mind, LOOKS)
    const findings = moments.map(moment => whole.lookAt(moment))
    const account = accountOf(findings, result)
    expect(account.start + account.decisions[0] + account.decisions[1] + account.luck).toBe(result)
    expect(account.steps.filter(step => step.decision).length).toBeGreaterThan(20)
    expect(summaryOf(account, findings).rarity.throws).toBeGreaterThan(10)
    expect(account.start).toBeGreaterThan(0)
    expect(account.start).toBeLessThan(CERTAIN)
    // Another analyst, who looks at some of them only, and from the end to the beginning.
    const other = newAnalyst(module, mind, LOOKS)
    const some = <T>(all: readonly T[]): T[] => all.filter((_, i) => i % 4 === 1).toReversed()
    expect(some(moments).map(moment => other.lookAt(moment))).toEqual(some(findings))
  })

  test('what a side could not know changes nothing in what is found about its decisions', async () => {
    const { moments } = await gamePlayed('twins')
    const analyst = newAnalyst(module, mind, LOOKS)
    let different = 0
    for (const moment of moments.filter(({ isChoice, number }) => isChoice && number % 3 === 0)) {
      const { seat, before } = moment
      const table = tableAt({ module }, moment.board, before)
      const twin = twinFor(module, table, seat, module.view(table, seat))
      if (!twin.cells.every((cell, i) => cell === before[i])) different++
      const [here, there] = [moment, { ...moment, before: twin.cells }].map(one => analyst.lookAt(one))
      expect(there.decision).toEqual(here.decision)
      expect(there.remade?.others).toEqual(here.remade?.others)
    }
    expect(different).toBeGreaterThan(15)
  })

  test('chances are shown as the game corrects them, and their errors are stretched alike', async () => {
    const { moments } = await gamePlayed('split')
    const decisionBy = (chances: readonly number[] | undefined) =>
      newAnalyst(module, { ...mind, chances }, LOOKS).lookAt(moments.filter(({ isChoice }) => isChoice)[3])
        .decision
    const [measured, halved] = [decisionBy(undefined), decisionBy([0, CERTAIN / 2])]
    if (!measured || !halved) throw new Error('somebody chose there')
    const isHalf = (half: number, whole: number): void =>
      expect(Math.abs(half - whole / 2)).toBeLessThanOrEqual(0.75)
    isHalf(halved.best, measured.best)
    isHalf(halved.given, measured.given)
    isHalf(halved.error, measured.error)
    isHalf(halved.bestError, measured.bestError)
    halved.choices.forEach(({ chance, error }, i) => {
      isHalf(chance, measured.choices[i].chance)
      isHalf(error, measured.choices[i].error)
    })
    expect(measured.bestError).toBeGreaterThan(10)
  })

  test('of what a command is behind the best one, as much is lost as lasts, and its error shrinks alike', async () => {
    const { moments } = await gamePlayed('split')
    const decisionsBy = (lasting: number) => {
      const analyst = newAnalyst(module, mind, { ...LOOKS, lasting })
      const chosen = moments.filter(({ isChoice, seat }) => isChoice && seat === 1).slice(0, 16)
      return chosen.flatMap(moment => analyst.lookAt({ ...moment, isChance: false }).decision ?? [])
    }
    const halved = decisionsBy(0.5)
    let lossy = 0
    for (const [i, whole] of decisionsBy(1).entries()) {
      const half = halved[i]
      expect([half.best, half.bestError]).toEqual([whole.best, whole.bestError])
      const isHalf = (a: number, b: number): void => expect(Math.abs(a - b / 2)).toBeLessThanOrEqual(0.5)
      isHalf(half.best - half.given, whole.best - whole.given)
      isHalf(half.error, whole.error)
      half.choices.forEach((choice, at) => {
        isHalf(half.best - choice.chance, whole.best - whole.choices[at].chance)
        expect(choice.error).toBe(whole.choices[at].error)
      })
      if (whole.given !== whole.best) lossy++
    }
    expect(lossy).toBeGreaterThan(3)
  })

  test('a game that is not over stands where its last position does', async () => {
    const { moments } = await gamePlayed('split')
    const analyst = newAnalyst(module, mind, LOOKS)
    const { board: at, before, number, seat } = moments[10]
    const left = analyst.lookOn(at, before, number)
    expect(left?.seat).toBe(seat)
    // Looked at again where it goes on: the chance is the same, whatever is done there.
    expect(analyst.lookAt({ ...moments[10], isChoice: true }).decision?.best).toBe(left?.decision?.best)
    const last = moments[moments.length - 1]
    expect(analyst.lookOn(last.board, last.after, last.number + 1)).toBeUndefined()
  })
})
