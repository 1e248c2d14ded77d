/** A move in words: what came of it, as the log has it; where the log is silent, what was chosen. */
import type { Board, Fact } from '@bivouac/kernel'
import { type Chapter, lineTo, type Path } from '@bivouac/study'
import { useEffect, useState } from 'react'
import type { GameUi, Words } from '../game-ui.ts'
import { useShell } from '../shell-context.ts'
import { labelOf } from '../table/written.ts'
import { captionOf, ownFacts } from '../theatre/caption.ts'

interface Props {
  readonly chapter: Chapter
  readonly path: Path
  readonly ui: GameUi
  readonly board: Board
  readonly words: Words
  /** What it did; undefined while that is on its way. */
  readonly facts: readonly Fact[] | undefined
}

export function MoveWords({ facts, ...move }: Props) {
  const { words, board } = move
  const own = facts && ownFacts(words, board, facts)
  const said = own && captionOf(words, board, { seq: 0, by: 0, facts: own })
  // A bid, a pass, an aim that is taken: nothing has happened yet, or nothing but that the next turn begins.
  return said || <Chosen {...move} />
}

function Chosen({ chapter, path, ui, board, words }: Omit<Props, 'facts'>) {
  const { host } = useShell()
  const [view, setView] = useState<unknown>()
  const { start } = chapter
  const line = lineTo(chapter, path).map(({ side, command, chance }) => ({ side, command, chance }))
  const { side, command } = line[line.length - 1]
  const before = JSON.stringify(line.slice(0, -1))
  const seat = ui.module.sides.indexOf(side)
  useEffect(() => {
    let isHere = true
    const place = { start, moves: JSON.parse(before) }
    host.ask('studyAt', { place, seats: [seat] }).then(
      ([{ moment }]) => isHere && setView(moment.view),
      // The moment itself says what is wrong; the move stays as it is written.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [host, start, before, seat])
  return labelOf(ui, words, board, view, command)
}
