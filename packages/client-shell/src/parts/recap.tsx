/** The enemy's last turn in numbered lines, in the pad of a desk or the sheet of a phone; pointing at one lights its place. */
import './recap.css'
import { useMemo } from 'react'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { enemyTurn } from './enemy-turn.ts'
import { LogFold } from './log-fold.tsx'
import { walkLog } from './log-keys.ts'
import { type Fold, foldLog } from './log-lines.ts'

/** Empty where there is nothing to tell. */
export function useRecap(): readonly Fold[] {
  const { ui, words, seen, state } = useDesk()
  const isDue = seen.isLive && seen.seat >= 0 && seen.legal.length > 0
  return useMemo(() => {
    if (!isDue) return []
    const steps = enemyTurn(ui, state.steps, seen.seat)
    return foldLog(ui, words, seen.board, steps).flatMap(({ folds }) => folds)
  }, [ui, words, seen.board, seen.seat, state.steps, isDue])
}

export function Recap() {
  const { say } = useSay()
  const { ui, cover, seen, look, hand } = useDesk()
  const folds = useRecap()
  if (folds.length === 0) return undefined
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its lines are one stop of the Tab key.
    <section className="recap" aria-label={say('pad.recap')} tabIndex={0} onKeyDown={walkLog}>
      <ol className="recap__lines">
        {folds.map(fold => (
          <LogFold
            key={fold.line.key}
            fold={fold}
            isLast
            seq={undefined}
            ui={ui}
            cover={cover}
            board={seen.board}
            lookAt={look}
            point={hand.hands.point}
          />
        ))}
      </ol>
    </section>
  )
}
