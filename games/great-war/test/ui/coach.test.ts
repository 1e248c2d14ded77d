/** The coach's notes come up in the situations they speak of, and have words in every language. */
import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@bivouac/face-kit'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { verbOf } from '@bivouac/kernel'
import { expect, it } from 'vitest'
import { ORDER } from '../../src/commands.ts'
import { HEX_NAMES } from '../../src/geometry.ts'
import { greatWarCoach } from '../../ui/coach/index.ts'
import { RULES } from '../../ui/coach/notes.ts'
import { boards, open, playRandomly } from '../random-play.ts'
import { type GreatWarSeen, seenAt } from './seats.ts'

const IDS = Object.keys(RULES)

const ids = (seen: GreatWarSeen): readonly string[] => greatWarCoach.notes(seen).map(one => one.id)

it('has a situation for every note about a choice, and each fits only there', () => {
  const seenIds = new Set<string>()
  for (let scenario = 1; scenario <= boards.length; scenario++)
    playRandomly(
      scenario,
      `coach ${scenario}`,
      (match, seat, legal) => {
        const seen = seenAt(match, seat, legal)
        const { view, decision } = seen
        const notes = greatWarCoach.notes(seen)
        const names = notes.map(one => one.id)
        for (const id of names) seenIds.add(id)
        for (const kind of ['move', 'battle', 'retreat', 'take-ground', 'shell', 'keep'])
          if (names.includes(kind) !== (decision.kind === kind)) throw new Error(`${kind}: ${decision.kind}`)
        // Assault has ordered everybody already: nobody is left to be pressed.
        if (names.includes('order') !== legal.some(command => verbOf(command) === ORDER))
          throw new Error(`order: ${legal}`)
        if (names.includes('answer')) expect(decision.kind).toBe('answer')
        if (names.includes('cover')) expect(decision.kind).toBe('move')
        if (names.includes('artillery')) expect(decision.kind).toBe('order')
        // What is lit up is there to be seen.
        for (const thing of notes.flatMap(one => one.things ?? [])) {
          const [kind, name] = thing.split(':')
          if (kind === 'hex' && !HEX_NAMES.includes(name)) throw new Error(thing)
          if (kind === 'card' && !view[view.active].own?.command.some(card => card.startsWith(name)))
            throw new Error(thing)
        }
      },
      260,
    )
  const about = IDS.filter(id => !RULES[id as keyof typeof RULES].isAfter)
  expect(about.filter(id => !seenIds.has(id))).toEqual([])
})

it('speaks of losses when one has had some, and not of the enemy’s', () => {
  const seen = seenAt(open(1, 'losses'), 0, [])
  const loss = {
    type: 'figuresLost',
    unit: 'british-1',
    hex: HEX_NAMES[0],
    count: 1,
    clause: 'G-6.7',
  } as const
  expect(ids(seen)).toEqual([])
  expect(ids({ ...seen, facts: [loss] })).toEqual(['losses'])
  expect(ids({ ...seen, facts: [{ ...loss, unit: 'german-1' }] })).toEqual([])
})

it('says nothing to those who watch', () => {
  playRandomly(1, 'watch', match => expect(ids(seenAt(match, -1, []))).toEqual([]), 40)
})

it('cites clauses that stand in the rulebook', () => {
  const rulebook = readFileSync(new URL('../../RULEBOOK.md', import.meta.url), 'utf8')
  for (const { clauses } of Object.values(RULES))
    for (const clause of clauses) expect(rulebook).toContain(`\n- ${clause} `)
})

it('has all words in all languages, short enough for a slip', async () => {
  expect(await checkTables(language => import(`../../ui/coach/messages/${language}.ts`))).toEqual([])
  for (const language of LANGUAGES) {
    const texts = await greatWarCoach.textsIn(language)
    for (const id of IDS) {
      const { title, text } = texts(id)
      expect(title.length, `${language} ${id}`).toBeLessThan(48)
      expect(text.length, `${language} ${id}: ${text.length}`).toBeLessThan(340)
    }
  }
})
