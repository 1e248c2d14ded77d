// biome-ignore-all lint/a11y/useSemanticElements: a grid that is walked through like a board is no table of figures.
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells have the focus, not the rows.
/**
 * The board as a grid of words: one stop for Tab, left and right go through it row by row, up and down to the nearest
 * thing, Enter presses it. Arrows keep to what can be pressed; with Shift they go to everything.
 */
import './board-list.css'
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react'
import type { GameUi, Seen, Words } from '../game-ui.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { later } from '../table/later.tsx'
import { arrowOf, neighbour } from '../touch/neighbours.ts'
import type { Thing } from '../touch/touch.ts'
import { FocusRing } from './focus-ring.tsx'
import { remembered } from './remembered.ts'

export const BoardList = later(function BoardList() {
  const { say } = useSay()
  const {
    ui,
    seen: { board, view },
    scenario,
    hand: { hands },
  } = useDesk()
  const rows = useMemo(() => ui.boardThings(board, view), [ui, board, view])
  const [at, setAt] = useState<Thing>()
  const [isFocused, setFocused] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const things = rows.flat()
  const placeOf = (thing: Thing) => ui.placeOf(board, view, thing)
  const here = at && things.includes(at) ? at : (things.find(thing => hands.next.has(thing)) ?? things[0])

  const go = (thing: Thing | undefined): void => {
    if (!thing) return
    setAt(thing)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(thing)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = arrowOf(event.key)
    if (arrow && here) {
      event.preventDefault()
      const isAny = event.shiftKey || !things.some(thing => hands.next.has(thing))
      const isWanted = (thing: Thing) => isAny || hands.next.has(thing)
      go(neighbour({ all: things, placeOf, isWanted }, here, arrow))
    }
    if ((event.key === 'Enter' || event.key === ' ') && here) {
      event.preventDefault()
      hands.press(here)
    }
  }
  return (
    <>
      <div
        ref={grid}
        role="grid"
        className="board-list"
        aria-label={say('board', { scenario })}
        onKeyDown={onKeyDown}
        onFocus={event => {
          const thing = (event.target as HTMLElement).dataset.cell as Thing | undefined
          if (thing) setAt(thing)
          setFocused(true)
          hands.point(thing)
        }}
        onBlur={() => {
          setFocused(false)
          hands.point(undefined)
        }}
      >
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of the board stay where they are.
          <Row key={i} row={row} here={here} />
        ))}
      </div>
      {isFocused && here && <FocusRing thing={here} />}
    </>
  )
})

/** A row by itself: between two of them, whose sentences take their time, the page can answer. */
function Row({ row, here }: { readonly row: readonly Thing[]; readonly here: Thing | undefined }) {
  const {
    ui,
    seen,
    words,
    hand: { hands },
  } = useDesk()
  return (
    <div role="row">
      {row.map(thing => (
        <Cell
          key={thing}
          thing={thing}
          spoken={spokenOf(ui, seen, words, thing)}
          isHere={thing === here}
          isPicked={hands.picked.includes(thing)}
          canPress={hands.next.has(thing)}
          press={hands.press}
        />
      ))}
    </div>
  )
}

/** Sentences are made once a moment, not once a movement of the pointer. */
const spokenAt = new WeakMap<Seen, Map<string, string>>()

const spokenOf = (ui: GameUi, seen: Seen, words: Words, thing: Thing): string =>
  remembered(
    remembered(spokenAt, seen, () => new Map<string, string>()),
    `${words.language} ${thing}`,
    () => ui.spoken(seen, words, thing),
  )

interface CellProps {
  readonly thing: Thing
  readonly spoken: string
  readonly isHere: boolean
  readonly isPicked: boolean
  readonly canPress: boolean
  press(thing: Thing): void
}

const Cell = memo(function Cell({ thing, spoken, isHere, isPicked, canPress, press }: CellProps) {
  const { say } = useSay()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys for all its cells.
    <div
      role="gridcell"
      tabIndex={isHere ? 0 : -1}
      data-cell={thing}
      data-can={canPress || undefined}
      aria-selected={isPicked}
      onClick={() => press(thing)}
    >
      {canPress ? say('board.can', { thing: spoken.replace(/\.$/, '') }) : spoken}
    </div>
  )
})
