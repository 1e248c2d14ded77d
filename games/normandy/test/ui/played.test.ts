/** The cards of this turn beside the hand: those of the enemy stay until the player acts. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NormandyFact } from '../../src/facts.ts'
import { PlayedThisTurn } from '../../ui/table/parts/played.tsx'
import { loadWords } from '../../ui/table/say.ts'
import { table } from '../table.ts'
import { seenAt } from './seats.ts'

const CARD = { type: 'cardPlayed', side: 'german', value: 1 } as const
/** The enemy's turn has gone by, and his cards are no longer in front of him. */
const ENEMY_TURN: readonly NormandyFact[] = [
  { ...CARD, card: 'scout-a.1', use: 'scout' },
  { type: 'counterMoved', unit: 'german-scouts-a', from: '5B', to: '12B' },
  { ...CARD, card: 'rifleman-b.1', use: 'attack' },
]

async function drawn(recap: readonly NormandyFact[]): Promise<string> {
  const { match } = table('la-raye', 'active us\nus play squad-leader-a')
  const words = await loadWords('en')
  return renderToStaticMarkup(
    createElement(PlayedThisTurn, { seen: seenAt(match, 0), words, recap: [{ things: [], facts: recap }] }),
  )
}

/** The signs of each of the enemy's cards: the unit and the use. */
async function signsIn(recap: readonly NormandyFact[]): Promise<(readonly string[])[]> {
  const html = await drawn(recap)
  const [, list] = /<ul data-side="german".*?>(.*?)<\/ul>/.exec(html) ?? []
  return (list ?? '')
    .split('<li')
    .slice(1)
    .map(card => card.match(/<svg.*?<\/svg>/g) ?? [])
}

/** By side, what is said and shown of each card. */
async function shown(recap: readonly NormandyFact[]): Promise<Record<string, string[]>> {
  const html = await drawn(recap)
  const lists = [...html.matchAll(/<ul data-side="(\w+)".*?<\/ul>/g)]
  const said = (list: string): string[] =>
    [...list.matchAll(/<li.*?<\/li>/g)].map(([card]) =>
      card
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/ +/g, ' ')
        .trim(),
    )
  return Object.fromEntries(lists.map(([list, side]) => [side, said(list)]))
}

test('what the enemy played in his turn is there when one begins one’s own', async () => {
  expect(await shown(ENEMY_TURN)).toEqual({ us: ['Squad Leader A'], german: ['Scout A', 'Rifleman B'] })
})

test('[N-6.5] a card that was taken back and played again stands there twice, each time with what it was played for', async () => {
  const again = [...ENEMY_TURN, { ...CARD, card: 'scout-a.1', use: 'attack' }] as const
  expect((await shown(again)).german).toEqual(['Scout A', 'Rifleman B', 'Scout A'])
  const signs = (await signsIn(again)).map(([, use]) => use)
  expect(new Set(signs).size).toBe(2)
  expect(signs[2]).toBe(signs[1])
})

test('and makes way for what lies open now as soon as one acts', async () => {
  expect(await shown([])).toEqual({ us: ['Squad Leader A'], german: ['nothing yet'] })
})
