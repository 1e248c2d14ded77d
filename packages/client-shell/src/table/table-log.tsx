/** The log of this table; a press on a line closes what lies over the table, and looks back. In a lesson it only lights what it speaks of. */
import { Log } from '../parts/log.tsx'
import { useDesk } from './desk.ts'

interface Props {
  /** The moment that is marked: the one that is seen, unless another is on its way. */
  readonly seq?: number
  lookAt?(seq: number): void
}

export function TableLog({ seq, lookAt }: Props) {
  const { ui, cover, words, seen, state, look, hand, teaching } = useDesk()
  return (
    <Log
      ui={ui}
      cover={cover}
      words={words}
      board={seen.board}
      steps={state.steps}
      seq={seq ?? seen.seq}
      lookAt={lookAt ?? (teaching ? stay : look)}
      tell={hand.hands.tell}
      pointing={hand.pointing}
    />
  )
}

const stay = (): void => undefined
