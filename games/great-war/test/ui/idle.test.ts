/** A question for a combat card passes by itself only where none fits. */
import { verbOf } from '@bivouac/kernel'
import { expect, it } from 'vitest'
import * as c from '../../src/commands.ts'
import { greatWar } from '../../src/game.ts'
import { idle } from '../../ui/table/idle.ts'
import { boards, playRandomly } from '../random-play.ts'

it('passes where passing is all, and nowhere else', () => {
  let passed = 0
  let withCard = 0
  let asked = 0
  for (let scenario = 1; scenario <= boards.length; scenario++)
    playRandomly(
      scenario,
      `idle ${scenario}`,
      (match, _, legal) => {
        const decision = greatWar.decision(match.table)
        const command = idle({ decision, legal })
        const canAnswer = legal.some(one => [c.COMBAT, c.PLAY].includes(verbOf(one)))
        const isAsked = decision.kind === 'answer' || decision.kind === 'with-card'
        if (!isAsked || canAnswer) expect(command).toBeUndefined()
        else expect(command).toBe(c.pass)
        if (command !== undefined && decision.kind === 'with-card') withCard++
        if (command !== undefined) passed++
        else if (decision.kind === 'answer') asked++
      },
      200,
    )
  expect(passed).toBeGreaterThan(0)
  expect(withCard).toBeGreaterThan(0)
  expect(asked).toBeGreaterThan(0)
})
