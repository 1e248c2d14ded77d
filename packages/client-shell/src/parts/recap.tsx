/** The enemy's last turn in numbered lines, in the pad of a desk or the sheet of a phone; pointing at one lights its place. */
import './recap.css'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { LogFold } from './log-fold.tsx'
import { walkLog } from './log-keys.ts'

export function Recap() {
  const { say } = useSay()
  const { ui, cover, seen, look, hand, recap } = useDesk()
  if (recap.lines.length === 0) return undefined
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its lines are one stop of the Tab key.
    <section className="recap" aria-label={say('pad.recap')} tabIndex={0} onKeyDown={walkLog}>
      <ol className="recap__lines">
        {recap.lines.map(({ fold, mentioned }) => (
          <LogFold
            key={fold.line.key}
            fold={fold}
            isLast
            seq={undefined}
            ui={ui}
            cover={cover}
            board={seen.board}
            lookAt={look}
            tell={hand.hands.tell}
            pointing={hand.pointing}
            mentioned={mentioned}
          />
        ))}
      </ol>
    </section>
  )
}
