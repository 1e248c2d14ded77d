/** What the table says: everything on a hex, every button, every language whole. */

import type { Seen } from '@bivouac/client-shell'
import { LANGUAGES } from '@bivouac/face-kit'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { SPECTATOR } from '@bivouac/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { join, shell } from '../../src/commands.ts'
import type { GreatWarFact } from '../../src/facts.ts'
import { greatWar } from '../../src/game.ts'
import { HEX_CELLS, HEX_NAMES, hasHex, hexNamed } from '../../src/geometry.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { groundText, objectiveIn, sideNamed } from '../../src/text/names.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import type { UnitKind } from '../../src/vocabulary.ts'
import { greatWarUi } from '../../ui/table/index.ts'
import same from '../../ui/table/messages/same.json' with { type: 'json' }
import { flankNote } from '../../ui/table/panels/flank-note.ts'
import { tableWords } from '../../ui/table/words.ts'
import { boards, playRandomly } from '../random-play.ts'
import { table, toBattle } from '../table.ts'
import { seenAt } from './seats.ts'

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

describe('whose left and right is meant', () => {
  /** What is said below a command card of the British, as who looks at it reads it; with Tactician, for another section. */
  function noteOf(card: string, reader: 'british' | 'german' | 'spectator', section?: string) {
    const t = table({ '7,6': '.:bi4' }, `command british-hand ${card}\ncombat british-hand tactician`)
    t.play('british', `play ${card}`)
    if (section !== undefined) t.play('british', `combat tactician ${section}`)
    return flankNote(t.view(reader), tableWords({ language: 'en' }), card, 'british')
  }

  test('a flank on a card of the enemy is his own: it is said so, and only then', () => {
    expect(noteOf('assault-left', 'german')).toMatch(/his left is your right/)
    expect(noteOf('probe-right', 'german')).toMatch(/his right is your left/)
    expect(noteOf('assault-left', 'british')).toBeUndefined()
    expect(noteOf('attack-centre', 'german')).toBeUndefined()
    expect(noteOf('assault-left', 'spectator')).toBeUndefined()
  })

  test('with Tactician it is the section that he really orders', () => {
    expect(noteOf('attack-left', 'german', 'right')).toBe(
      'Tactician: he orders his right, which is your left.',
    )
    expect(noteOf('attack-left', 'german', 'centre')).toBe('Tactician: he orders his centre.')
    expect(noteOf('attack-centre', 'german', 'left')).toBe(
      'Tactician: he orders his left, which is your right.',
    )
    expect(noteOf('attack-left', 'british', 'right')).toBe('Tactician: your right')
  })
})

describe('what a choice is called on a screen', () => {
  test('shells are aimed at somebody or at a place, not at a row', () => {
    const t = table({ '7,6': '.:bi4', '2,4': 'T:gi2', '5,5': '.w' }, 'doing shell 1 0\nnote sections 7')
    const { board, view } = seenAt(t.match, 0)
    const { face } = tableWords({ language: 'en' })
    const called = (hex: string): string => face.label(board, view, shell(hexNamed(hex)))
    expect(called('2,4')).toBe('Aim at 2,4 German infantry (2)')
    expect(called('5,5')).toBe('Aim at 5,5 wire')
    expect(called('6,6')).toBe('Aim at 6,6')
  })

  test('how many dice there are to choose from is part of the question', () => {
    const asked = (hq: number): string => {
      const t = table({ '7,6': '.:bi4' }, `doing shell-dice 1 2,4\nhq ${hq} 0`)
      const { board, view, decision } = seenAt(t.match, 0)
      return tableWords({ language: 'en' }).face.prompt(board, view, decision)
    }
    expect(asked(3)).toBe('Shells on 2,4: how many targeting dice, from 1 to 3, at one HQ token each?')
    expect(asked(1)).toBe('Shells on 2,4: one targeting die, for one HQ token.')
  })

  test('a gun that joins says what is rolled then, if nobody else can join', () => {
    const cells = { '8,6': '.:bm4', '8,7': '.:bm4', '8,5': '.:bm4', '6,6': '.:gi4' }
    const joining = (orders: readonly string[]): string => {
      const t = toBattle(cells, { orders }).play('british', 'battle 8,6 at 6,6')
      const seen = seenAt(t.match, 0)
      const command = join(hexNamed('8,7'))
      const odds = greatWar.forecast(seen.board, seen.view, command)
      return greatWarUi.deed(seen, tableWords({ language: 'en' }), command, odds)
    }
    expect(joining(['8,6', '8,7'])).toBe('Fire together · roll 6 dice')
    expect(joining(['8,5', '8,6', '8,7'])).toBe('Join in: 8,7 machine gun (4)')
  })
})
