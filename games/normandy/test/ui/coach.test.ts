/** The coach's notes come up in the situations they speak of, and have words in every language. */

import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@bivouac/face-kit'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { expect, it } from 'vitest'
import { normandyCoach } from '../../ui/coach/index.ts'
import same from '../../ui/coach/messages/same.json' with { type: 'json' }
import { RULES } from '../../ui/coach/notes.ts'
import { partsOfThing } from '../../ui/table/logic/things.ts'
import { open, playRandomly } from '../random-play.ts'
import { type NormandySeen, seenAt } from './seats.ts'

const IDS = Object.keys(RULES)

/** Every moment of random games as each seat sees it. */
function everyMoment(look: (seen: NormandySeen) => void): void {
  for (let scenario = 1; scenario <= 12; scenario++)
    playRandomly(
      scenario,
      `coach ${scenario}`,
      match => {
        for (const seat of [0, 1]) look(seenAt(match, seat))
      },
      400,
    )
}

const ids = (seen: NormandySeen): readonly string[] => normandyCoach.notes(seen).map(one => one.id)

it('has a situation for every note about a choice, and each fits only there', () => {
  const seenIds = new Set<string>()
  everyMoment(seen => {
    const { view, legal, decision } = seen
    const notes = normandyCoach.notes(seen)
    for (const one of notes) seenIds.add(one.id)
    const names = notes.map(one => one.id)
    if (legal.length === 0) expect(names).toEqual([])
    if (names.includes('bid')) expect(decision.kind).toBe('bid')
    if (names.includes('attack')) expect(view.doing.at(-1)?.action).toBe('attack')
    if (names.includes('scout')) expect(['turn', 'step']).toContain(decision.kind)
    if (names.includes('end-turn')) expect(seen.legal).toHaveLength(1)
    expect(names.includes('aim-points') && names.includes('aim-pin')).toBe(false)
    // What is lit up is there to be seen.
    for (const thing of notes.flatMap(one => one.things ?? [])) {
      const { sort, name } = partsOfThing(thing)
      if (sort === 'tile') expect(seen.board.tiles).toContain(name)
      if (sort === 'unit') expect(view.units.map(one => one.unit)).toContain(name)
      if (sort === 'card')
        expect(view[view.seat === 'us' ? 'us' : 'german'].own?.hand.join(' ')).toContain(name)
    }
  })
  const about = IDS.filter(id => !RULES[id as keyof typeof RULES].isAfter)
  expect(about.filter(id => !seenIds.has(id))).toEqual([])
})

it('speaks of hits and fire by what has happened, on whichever side', () => {
  const seen = seenAt(open(1, 'fire'), 0)
  const casualty = {
    type: 'casualty',
    side: 'us',
    unit: 'us-riflemen-a',
    card: 'rifleman-a.1',
    name: '',
    from: 'hand',
  } as const
  const fire = {
    type: 'diceRolled',
    by: 'german-riflemen-a',
    at: 'us-riflemen-a',
    use: 'attack',
    faces: [3],
    parts: [],
    total: 8,
    hit: false,
  } as const
  expect(ids({ ...seen, facts: [casualty] })).toContain('casualty')
  expect(ids({ ...seen, facts: [{ ...casualty, side: 'german', unit: 'german-scouts-a' }] })).toContain('hit')
  expect(ids({ ...seen, facts: [fire] })).toContain('enemy-fire')
  expect(ids({ ...seen, facts: [{ ...fire, by: fire.at, at: fire.by }] })).not.toContain('enemy-fire')
})

it('says nothing to those who watch', () => {
  playRandomly(1, 'watch', match => expect(ids(seenAt(match, -1))).toEqual([]), 40)
})

it('cites clauses that stand in the rulebook', () => {
  const rulebook = readFileSync(new URL('../../RULEBOOK.md', import.meta.url), 'utf8')
  for (const { clauses } of Object.values(RULES))
    for (const clause of clauses) expect(rulebook).toContain(`\n- ${clause} `)
})

it('has all words in all languages, short enough for a slip', async () => {
  expect(await checkTables(language => import(`../../ui/coach/messages/${language}.ts`), same)).toEqual([])
  for (const language of LANGUAGES) {
    const texts = await normandyCoach.textsIn(language)
    for (const id of IDS) {
      const { title, text } = texts(id)
      expect(title.length, `${language} ${id}`).toBeLessThan(48)
      expect(text.length, `${language} ${id}: ${text.length}`).toBeLessThan(340)
    }
  }
})
