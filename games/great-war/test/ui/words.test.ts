/** What the table says: everything on a hex, every button, every language whole. */

import type { Seen } from '@bivouac/client-shell'
import { LANGUAGES } from '@bivouac/face-kit'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { SPECTATOR } from '@bivouac/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GreatWarFact } from '../../src/facts.ts'
import { greatWar } from '../../src/game.ts'
import { HEX_CELLS, HEX_NAMES, hasHex } from '../../src/geometry.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { groundText, objectiveIn, sideNamed } from '../../src/text/names.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import type { UnitKind } from '../../src/vocabulary.ts'
import { greatWarUi } from '../../ui/table/index.ts'
import same from '../../ui/table/messages/same.json' with { type: 'json' }
import { enemyFlank } from '../../ui/table/panels/enemy-flank.ts'
import { tableWords } from '../../ui/table/words.ts'
import { boards, playRandomly } from '../random-play.ts'

type GreatWarSeen = Seen<GreatWarBoard, GreatWarView, GreatWarFact>

const seenBy = (board: GreatWarBoard, view: GreatWarView, legal: readonly number[]): GreatWarSeen => ({
  board,
  view,
  seat: view.seat === 'british' ? 0 : view.seat === 'german' ? 1 : SPECTATOR,
  seq: 1,
  decision: { seats: [0, 1], kind: String(view.doing.at(-1)?.kind), clause: 'G-4.1' },
  legal,
  outcome: undefined,
  facts: [],
  isLive: true,
})

beforeAll(async () => {
  for (const language of LANGUAGES) await greatWarUi.wordsIn(language)
})

describe('words', () => {
  test('every language has every message, in all its forms, and none left in English', async () => {
    expect(await checkTables(language => import(`../../ui/table/messages/${language}.ts`), same)).toEqual([])
  })

  test('a hex is told with its ground, its unit with figures and marks, and what it is worth', () => {
    for (const language of LANGUAGES) {
      const words = tableWords({ language })
      let marks = 0
      for (const scenario of [1, 8, 10])
        playRandomly(
          scenario,
          `hexes-${scenario}`,
          (match, seat, legal) => {
            const { board } = match.table
            if (legal.length % 11 !== 0) return
            const view = greatWar.view(match.table, seat)
            const seen = seenBy(board, view, legal)
            for (const [hex, name] of HEX_NAMES.entries()) {
              const spoken = greatWarUi.spoken(seen, words, `hex:${name}`)
              const unit = view.units.find(one => one.hex === name)
              const wanted = [
                name,
                groundText(words.game, view.hexes[hex]),
                ...(unit
                  ? [
                      words.game.say(`unit.${sideNamed(unit.unit)}.${unit.kind as UnitKind}`),
                      `${unit.figures}`,
                    ]
                  : []),
                ...(unit?.marks.includes('ordered') ? [words.say('spoken.mark.ordered')] : []),
                ...(unit?.marks.includes('moved') ? [words.say('spoken.mark.moved')] : []),
                ...view.objectives
                  .filter((_, i) => hasHex(board.objectives.hexes, hex, i * HEX_CELLS))
                  .map(({ id }) => objectiveIn(words.game, id)),
              ]
              marks += Number(unit?.marks.includes('ordered') ?? false)
              const missing = wanted.filter(part => !spoken.includes(part))
              if (missing.length > 0 || /\{|undefined/.test(spoken))
                throw new Error(`${spoken} lacks ${missing}`)
            }
          },
          160,
        )
      expect(marks).toBeGreaterThan(0)
    }
  })

  test('every choice has a button name, every thing a word, every fact a place in the log', () => {
    const bare = /\{|undefined|\[object/
    for (const language of LANGUAGES) {
      const words = tableWords({ language })
      const facts = playRandomly(
        11,
        'names',
        (match, seat, legal) => {
          const { board } = match.table
          const view = greatWar.view(match.table, seat)
          const seen = seenBy(board, view, legal)
          for (const command of legal.slice(0, 12)) {
            const odds = greatWar.forecast(board, view, command)
            const named = greatWarUi.deed(seen, words, command, odds)
            const spoken = greatWarUi
              .pathOf(board, view, command)
              .map(thing => greatWarUi.spoken(seen, words, thing))
            for (const text of [named, ...spoken])
              if (text === '' || bare.test(text)) throw new Error(`${language}: '${text}'`)
          }
          expect(greatWarUi.steps(seen, words).filter(step => step.isNow).length).toBe(1)
        },
        240,
      )
      for (const fact of facts) {
        expect(['heading', 'opens', 'line', 'joins']).toContain(greatWarUi.logRole(fact))
        for (const die of greatWarUi.diceOf?.(fact) ?? []) expect(die).toMatch(/^<svg.*<\/svg>$/)
        for (const thing of greatWarUi.thingsIn(boards[10], fact)) expect(HEX_NAMES).toContain(thing.slice(4))
      }
      expect(greatWarUi.duration(facts)).toBeGreaterThan(1000)
    }
  })
})

test('a flank on a card of the enemy is his own: it is said so, and only then', () => {
  expect(enemyFlank('assault-left', 'german', 'british')).toBe('left')
  expect(enemyFlank('probe-right', 'british', 'german')).toBe('right')
  expect(enemyFlank('assault-left', 'british', 'british')).toBeUndefined()
  expect(enemyFlank('attack-centre', 'german', 'british')).toBeUndefined()
  expect(enemyFlank('assault-left', 'german', 'spectator')).toBeUndefined()
})
