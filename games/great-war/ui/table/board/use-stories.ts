/** What the board tells besides how things stand: the enemy's turn, what is pointed at beside it, and the last dice. */
import { firstOf, verbOf } from '@bivouac/kernel'
import { useEffect, useMemo, useState } from 'react'
import { hexMark } from '../../../src/art/hex-marks.ts'
import type { Turn } from '../../../src/art/places.ts'
import { TO } from '../../../src/commands.ts'
import type { GreatWarFact } from '../../../src/facts.ts'
import type { BoardPart } from '../seen.ts'
import { hexOf } from '../things.ts'
import { timeline } from '../timeline.ts'
import type { TableWords } from '../words.ts'

export interface Story {
  readonly under: string
  readonly over: string
}

const NO_STORY: Story = { under: '', over: '' }

type StoryArt = typeof import('./story.ts').storyArt

/** How stories are drawn: fetched when there is the first one to draw, so that the table itself is there sooner. */
let fetched: StoryArt | undefined

function useStoryArt(isNeeded: boolean): StoryArt {
  const [art, setArt] = useState(() => fetched)
  useEffect(() => {
    if (!isNeeded || art !== undefined) return
    let isGone = false
    // What cannot be fetched is not drawn: the log says it too.
    void import('./story.ts').then(
      ({ storyArt }) => {
        fetched = storyArt
        if (!isGone) setArt(() => storyArt)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isNeeded, art])
  return art ?? noArt
}

const noArt: StoryArt = () => NO_STORY

interface Stories {
  readonly mentioned: Story
  /** The last dice, and when they have come to rest. */
  readonly thrown: Story & { readonly wait: number }
}

/** How long dice roll before it is seen what they did. */
const ROLLING = 700

export function useStories(
  { seen: { view, legal }, recap, mentioned, thrown, motion }: BoardPart,
  turned: Turn,
  words: TableWords,
  letters: number,
): Stories {
  const storyArt = useStoryArt(recap.length > 0 || mentioned !== undefined || thrown.length > 0)
  const now = useMemo(() => {
    const chapters = recap.map((one, i) => ({ facts: one.facts, number: i + 1, isLit: one === mentioned }))
    // What is pointed at in the log stands alone: the numbers of another turn would only confuse.
    const others = mentioned === undefined || recap.includes(mentioned) ? chapters : [lone(mentioned.facts)]
    const story = others.length === 0 ? NO_STORY : storyArt({ view, turned, words, letters }, others)
    return mentioned === undefined
      ? story
      : { ...story, under: placesOf(mentioned.things, turned) + story.under }
  }, [view, turned, recap, mentioned, words, letters, storyArt])
  const dice = useMemo(
    () =>
      thrown.length === 0
        ? NO_STORY
        : storyArt({ view, turned, words, letters, waysBack: waysIn(legal) }, [
            { ...lone(thrown), hasDice: true },
          ]),
    [view, turned, thrown, words, letters, storyArt, legal],
  )
  const wait = motion.speed === 0 ? 0 : restOf(thrown) / motion.speed
  return { mentioned: now, thrown: { ...dice, wait } }
}

const lone = (facts: readonly GreatWarFact[]) => ({ facts, number: undefined, isLit: true })

/** Where a unit that must fall back may go. */
const waysIn = (legal: readonly number[]): readonly number[] =>
  legal.filter(command => verbOf(command) === TO).map(firstOf)

const placesOf = (things: readonly `${string}:${string}`[], turned: Turn): string =>
  things
    .map(hexOf)
    .filter(hex => hex >= 0)
    .map(hex => hexMark('selected', hex, turned))
    .join('')

function restOf(facts: readonly GreatWarFact[]): number {
  const dice = timeline(facts).find(({ fact }) => fact.type === 'diceRolled')
  return dice === undefined ? 0 : dice.start + ROLLING
}
