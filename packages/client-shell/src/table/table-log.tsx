/** The log of this table; a press on a line closes what lies over the table, and looks back. In a lesson it only lights what it speaks of. */
import type { Step } from '@bivouac/protocol'
import { useMemo } from 'react'
import { Log } from '../parts/log.tsx'
import { useDesk } from './desk.ts'
import { isRolling } from './is-rolling.ts'

interface Props {
  /** The moment that is marked: the one that is seen, unless another is on its way. */
  readonly seq?: number
  lookAt?(seq: number): void
}

export function TableLog({ seq, lookAt }: Props) {
  const desk = useDesk()
  const { ui, cover, words, seen, state, look, hand, teaching } = desk
  const { now } = state.playing
  // What has not been seen on the board yet is not told either, nor what dice do that still roll.
  const until = seq === undefined ? now.seq - (isRolling(desk) ? 1 : 0) : Number.POSITIVE_INFINITY
  const steps = useMemo(() => stepsUntil(state.steps, until), [state.steps, until])
  return (
    <Log
      ui={ui}
      cover={cover}
      words={words}
      board={seen.board}
      steps={steps}
      seq={seq ?? seen.seq}
      lookAt={lookAt ?? (teaching ? stay : look)}
      tell={hand.hands.tell}
      pointing={hand.pointing}
    />
  )
}

const stepsUntil = (steps: readonly Step[], until: number): readonly Step[] =>
  (steps.at(-1)?.seq ?? 0) <= until ? steps : steps.filter(({ seq }) => seq <= until)

const stay = (): void => undefined
