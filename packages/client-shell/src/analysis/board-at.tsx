/** The board as it stood before a command, with what the command speaks of lit up. Seen only: the words beside it say the same. */
import type { Step } from '@bivouac/analysis'
import { Suspense, useMemo, useRef } from 'react'
import { NO_RECAP } from '../parts/use-recap.ts'
import { useWidth } from '../parts/use-width.ts'
import { seenAt } from '../theatre/seen-in.ts'
import { useReport } from './at-report.ts'
import { useStillHands } from './still-hands.ts'

interface Props {
  readonly step: Step
  readonly name: string
}

const NOTHING: readonly never[] = []

export function BoardAt({ step, name }: Props) {
  const { stage, words, momentBefore } = useReport()
  const { ui, board } = stage
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const moment = momentBefore(step.number)
  const seen = useMemo(() => moment && seenAt(board, moment), [board, moment])
  const { hands, pointing } = useStillHands()
  const mentioned = useMemo(() => {
    const parsed = ui.module.parseCommand(board, step.command)
    return moment && parsed.ok
      ? { things: ui.pathOf(board, moment.view, parsed.value), facts: [] }
      : undefined
  }, [ui, board, step, moment])
  const height = Math.min(280, width / ui.ratio(board))
  return (
    <div ref={box} className="turning-point__board" style={{ height }} aria-hidden="true" inert>
      {seen && width > 0 && (
        <div style={{ width: height * ui.ratio(board), height }}>
          <Suspense>
            <ui.parts.Board
              seen={seen}
              hands={hands}
              words={words}
              motion={STILL}
              room="middle"
              recap={NO_RECAP.mentioned}
              pointing={pointing}
              pointed={undefined}
              mentioned={mentioned}
              thrown={NOTHING}
              hasNames={false}
            />
          </Suspense>
        </div>
      )}
      <span className="turning-point__number">{name}</span>
    </div>
  )
}

const STILL = { speed: 0 } as const
