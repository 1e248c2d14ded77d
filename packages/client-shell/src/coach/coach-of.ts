/** Makes a game's coach of a table that says when each note fits, and the tables of its words. */
import { type Fetchable, fetchedPerLanguage, fetchFile, type TableFile } from '@bivouac/face-kit'
import type { Board, Fact } from '@bivouac/kernel'
import type { CoachNote, CoachText, GameCoach, Seen } from '../game-ui.ts'
import type { Thing } from '../touch/touch.ts'

/** When a note fits. `Scene` is the moment as the game's coach looks at it. */
export interface CoachRule<Scene> {
  readonly clauses: readonly string[]
  readonly isAfter?: true
  /** The things it speaks of if it fits, maybe none; undefined if it does not fit. */
  fits(scene: Scene): readonly Thing[] | undefined
}

/** A rule that fits if there is anything to light up. */
export const ifAny = (things: readonly Thing[]): readonly Thing[] | undefined =>
  things.length > 0 ? [...new Set(things)] : undefined

interface Making<Id extends string, Scene, B extends Board, V, E extends Fact> {
  /** The most basic first. */
  readonly rules: Readonly<Record<Id, CoachRule<Scene>>>
  /** A note's text by its id, and its heading by `id.title`. */
  readonly texts: Fetchable
  /** Undefined where nobody is to be coached. */
  sceneOf(seen: Seen<B, V, E>): Scene | undefined
}

export function coachOf<Id extends string, Scene, B extends Board, V, E extends Fact>({
  rules,
  texts,
  sceneOf,
}: Making<Id, Scene, B, V, E>): GameCoach<B, V, E> {
  const ids = Object.keys(rules) as Id[]
  return {
    notes(seen): readonly CoachNote[] {
      const scene = sceneOf(seen)
      if (scene === undefined) return []
      return ids.flatMap(id => {
        const { fits, clauses, isAfter } = rules[id]
        const things = fits(scene)
        return things === undefined ? [] : [{ id, clauses, things, ...(isAfter ? { isAfter } : {}) }]
      })
    },
    textsIn: fetchedPerLanguage(async (language): Promise<(id: string) => CoachText> => {
      const { MESSAGES: table } = await fetchFile<TableFile<string>>(texts, language)
      return id => ({ title: table[`${id}.title`], text: table[id] })
    }),
  }
}
