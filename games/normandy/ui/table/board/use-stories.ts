/** What the board tells besides how things stand: the enemy's turn, what is pointed at beside it, and the last dice. */
import { useMemo } from 'react'
import type { CounterSpot } from '../logic/places.ts'
import { partsOfThing } from '../logic/things.ts'
import type { NormandyBoardProps } from '../props.ts'
import type { TableWords } from '../say.ts'
import { NO_STORY, type Story, storyArt, tileMark } from './story.ts'

interface Stories {
  readonly mentioned: Story
  readonly thrown: Story
}

export function useStories(
  { seen, recap, mentioned, thrown }: NormandyBoardProps,
  spots: ReadonlyMap<string, CounterSpot>,
  say: TableWords,
  letters: number,
): Stories {
  const { board, view } = seen
  const now = useMemo(() => {
    const chapters = recap.map((one, i) => ({ facts: one.facts, number: i + 1, isLit: one === mentioned }))
    // What is pointed at in the log stands alone: the numbers of another turn would only confuse.
    const others = mentioned === undefined || recap.includes(mentioned) ? chapters : [lone(mentioned.facts)]
    return others.length === 0 ? NO_STORY : storyArt({ board, view, spots, say, letters }, others)
  }, [board, view, spots, recap, mentioned, say, letters])
  const pointed = useMemo(
    () => (mentioned === undefined ? now : withThings(now, board, mentioned.things)),
    [now, board, mentioned],
  )
  const dice = useMemo(
    () => (thrown.length === 0 ? NO_STORY : storyArt({ board, view, spots, say, letters }, [lone(thrown)])),
    [board, view, spots, thrown, say, letters],
  )
  return { mentioned: pointed, thrown: dice }
}

const lone = <F>(facts: readonly F[]) => ({ facts, number: undefined, isLit: true })

/** A place that is spoken of is lit, whatever happened there. */
function withThings(
  story: Story,
  board: NormandyBoardProps['seen']['board'],
  things: readonly string[],
): Story {
  const parts = things.map(thing => partsOfThing(thing as `${string}:${string}`))
  const tiles = parts.filter(({ sort, name }) => sort === 'tile' && board.tiles.includes(name))
  const units = parts.filter(({ sort }) => sort === 'unit')
  return {
    ...story,
    under: tiles.map(({ name }) => tileMark(board, name, true)).join('') + story.under,
    rings: new Map([...story.rings, ...units.map(({ name }) => [name, true] as const)]),
  }
}
