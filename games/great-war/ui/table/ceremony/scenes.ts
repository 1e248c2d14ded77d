/** What has just happened as a row of scenes, each with its time: a card, a roll with its outcome, a barrage, medals, a turn. */
import type { GreatWarFact } from '../../../src/facts.ts'
import { type Timed, timeline } from '../timeline.ts'

type Fact<K extends GreatWarFact['type']> = Extract<GreatWarFact, { type: K }>

export type Scene = { readonly start: number; readonly length: number } & (
  | { readonly kind: 'turn'; readonly fact: Fact<'turnStarted'> }
  | { readonly kind: 'card'; readonly fact: Fact<'cardPlayed'> }
  | {
      readonly kind: 'roll'
      readonly declared: Fact<'attackDeclared'> | undefined
      readonly roll: Fact<'diceRolled'>
      readonly results: readonly GreatWarFact[]
    }
  | {
      readonly kind: 'barrage'
      readonly fact: Fact<'targetingRolled'>
      readonly results: readonly GreatWarFact[]
    }
  | { readonly kind: 'medals'; readonly fact: Fact<'medalsChanged'> }
  | { readonly kind: 'shelling'; readonly count: number }
)

/** What dice did: told below them. */
const RESULTS: readonly GreatWarFact['type'][] = [
  'figuresLost',
  'unitDestroyed',
  'flagIgnored',
  'wireRemoved',
  'groundCratered',
  'hqMoved',
  'figuresGained',
]

/** What one has played oneself is known: only the enemy's command cards are shown. */
export function scenesOf(facts: readonly GreatWarFact[], own: string): readonly Scene[] {
  const timed = timeline(facts)
  if (timed.length > 0 && timed.every(({ fact }) => fact.type === 'groundCratered')) return [shelling(timed)]
  const scenes: Scene[] = []
  let declared: Fact<'attackDeclared'> | undefined
  for (const [i, { fact, start, length }] of timed.entries()) {
    switch (fact.type) {
      case 'turnStarted':
        scenes.push({ kind: 'turn', fact, start, length })
        break
      case 'cardPlayed':
        if (fact.deck === 'combat' || fact.side !== own) scenes.push({ kind: 'card', fact, start, length })
        break
      case 'attackDeclared':
        declared = fact
        break
      case 'diceRolled':
        scenes.push({ kind: 'roll', declared, roll: fact, ...outcome(timed, i, start) })
        declared = undefined
        break
      case 'targetingRolled':
        scenes.push({ kind: 'barrage', fact, ...outcome(timed, i, start) })
        break
      case 'medalsChanged':
        scenes.push({ kind: 'medals', fact, start, length })
        break
    }
  }
  return scenes
}

/** A roll is looked at until the next thing that is worth a scene. */
function outcome(timed: readonly Timed[], at: number, start: number) {
  const results: GreatWarFact[] = []
  let end = timed[at].start + timed[at].length
  for (const { fact, start: begun, length } of timed.slice(at + 1)) {
    const isResult = RESULTS.includes(fact.type) || (fact.type === 'unitMoved' && fact.how === 'retreat')
    if (!isResult) break
    results.push(fact)
    end = begun + length
  }
  return { results, start, length: end - start }
}

/** G-3.2 Nothing but craters: that is the bombardment before the first turn. */
function shelling(timed: readonly Timed[]): Scene {
  const last = timed[timed.length - 1]
  return { kind: 'shelling', count: timed.length, start: 0, length: last.start + last.length }
}
