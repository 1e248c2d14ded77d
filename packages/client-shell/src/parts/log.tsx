/** The log: one sentence an event; a press looks back to that moment, pointing at a line lights what it speaks of. */
import './log.css'
import type { Board } from '@bivouac/kernel'
import type { Step } from '@bivouac/protocol'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { GameCover, GameUi, Hands, PartProps, Words } from '../game-ui.ts'
import { useSay } from '../say/say.ts'
import { walkLog } from './log-keys.ts'
import { foldLog, lastSections } from './log-lines.ts'
import { LogSection } from './log-section.tsx'

interface LogProps {
  readonly ui: GameUi
  readonly cover: GameCover
  readonly words: Words
  readonly board: Board
  readonly steps: readonly Step[]
  /** The moment that is shown. */
  readonly seq: number
  readonly lookAt: (seq: number) => void
  readonly tell: Hands['tell']
  readonly pointing: PartProps['pointing']
}

const LINES = 60

/** It is scrolled from the bottom up. */
const END = 0

export const Log = memo(function Log(props: LogProps) {
  const { words, steps, ...rest } = props
  const { ui, board, seq } = rest
  const { say } = useSay()
  const [lines, setLines] = useState(LINES)
  const sections = useMemo(() => foldLog(ui, words, board, steps), [ui, words, board, steps])
  const { shown, before } = lastSections(sections, lines, seq)
  const scroll = useRef<HTMLElement>(null)
  const newest = steps.at(-1)?.seq
  // Whoever looks back finds the line of that moment in view, all others the newest one, however far up they have read.
  useEffect(() => {
    if (newest === undefined) return
    if (seq < newest) showIn(scroll.current, scroll.current?.querySelector('[aria-current]'))
    else scroll.current?.scrollTo(0, END)
  }, [seq, newest])
  return (
    <div className="paper log">
      <h2 className="label">{say('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section ref={scroll} className="log__scroll" tabIndex={0} aria-label={say('log')} onKeyDown={walkLog}>
        <div className="log__all">
          {before > 0 && (
            <button
              type="button"
              tabIndex={-1}
              className="log__earlier"
              onClick={() => setLines(n => n + 4 * LINES)}
            >
              {say('log.earlier')}
            </button>
          )}
          {sections.length === 0 && <p className="log__empty">{say('log.empty')}</p>}
          {shown.map((section, i) => (
            <LogSection
              key={section.heading?.key ?? 'start'}
              section={section}
              age={shown.length - 1 - i}
              {...rest}
            />
          ))}
        </div>
      </section>
    </div>
  )
})

/** Scrolls the log alone: the pad around it stays where it is read. */
function showIn(log: Element | null, line: Element | null | undefined): void {
  if (!log || !line) return
  const [all, one] = [log.getBoundingClientRect(), line.getBoundingClientRect()]
  if (one.top < all.top) log.scrollTop -= all.top - one.top
  if (one.bottom > all.bottom) log.scrollTop += one.bottom - all.bottom
}
