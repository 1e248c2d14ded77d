/** The names of the sections at the edge of the board, to be pressed while a section is asked for. */
import { type Thing, thingProps } from '@bivouac/client-shell'
import type { Turn } from '../../../src/art/places.ts'
import { SECTIONS } from '../../../src/vocabulary.ts'
import { ArtGroup } from '../art.tsx'
import { sectionPlace } from '../places.ts'
import type { BoardPart } from '../seen.ts'
import { sectionThing } from '../things.ts'
import { tableWords } from '../words.ts'
import { sectionName } from './layers.ts'

interface Props extends Pick<BoardPart['seen'], 'board' | 'view'>, Pick<BoardPart, 'words'> {
  readonly turned: Turn
  /** What can be pressed now. */
  readonly can: ReadonlySet<Thing>
  /** The least size of letters. */
  readonly letters: number
}

export function SectionNames({ board, view, words, turned, can, letters }: Props) {
  const { say } = tableWords(words)
  return SECTIONS.map((name, i) => {
    const thing = sectionThing(i)
    const isLit = can.has(thing)
    const art = sectionName(
      say(`board.section.${name}`),
      sectionPlace(board, view, i),
      turned,
      isLit,
      letters,
    )
    return (
      <g key={name} className="gw-section" data-lit={isLit || undefined} {...thingProps(thing, isLit)}>
        <ArtGroup svg={art} />
      </g>
    )
  })
}
