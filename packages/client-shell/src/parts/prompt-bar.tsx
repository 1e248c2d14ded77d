/** What is asked, in one sentence, how to do it in a second, and at most one primary button, named by its effect. */
import './prompt-bar.css'
import { useMemo } from 'react'
import { useSay } from '../say/say.ts'
import { useStore } from '../store/use-store.ts'
import { useDesk } from '../table/desk.ts'
import { isRolling } from '../table/is-rolling.ts'
import { PRIMARY } from '../touch/attributes.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { ClauseLink } from './clause-link.tsx'
import { Icon } from './icon.tsx'
import { KeySign } from './key-sign.tsx'
import { RefusalLine } from './refusal-line.tsx'
import { useWhatIsAsked } from './what-is-asked.ts'

export function PromptBar() {
  const { say } = useSay()
  const { seen } = useDesk()
  const isMine = seen.decision.seats.includes(seen.seat) && !seen.outcome
  return (
    <section className="paper prompt-bar" aria-label={say('prompt')} data-mine={isMine || undefined}>
      <PromptWords />
      <PromptButtons />
    </section>
  )
}

/** So many letters take more than two lines of the usual size. */
const LONG = 56

export function PromptWords() {
  const { hand, seen, teaching } = useDesk()
  const { sentence, how, isWaiting } = useWhatIsAsked()
  const isAsked = seen.isLive && !seen.outcome && !isWaiting
  if (teaching) return <teaching.Slip />
  if (hand.refusal)
    return (
      <div className="prompt-bar__say">
        <RefusalLine refusal={hand.refusal} />
      </div>
    )
  return (
    <div className="prompt-bar__say">
      <p className={`prompt-bar__what${sentence.length > LONG ? ' prompt-bar__what--long' : ''}`}>
        {isWaiting && <Icon name="clock" size={18} />}
        <span>
          {sentence} {isAsked && <ClauseLink clause={seen.decision.clause} />}
        </span>
      </p>
      <HowLine how={how} />
    </div>
  )
}

/** How it is done; while something is pointed at or lies ready, what that does, or what lies in that place. Pointing draws this line anew and no other. */
function HowLine({ how }: { readonly how: string | undefined }) {
  const { ui, seen, words, hand } = useDesk()
  const { proposed } = hand.hands
  const pointed = useStore(hand.pointing)
  const does = useMemo(() => {
    const ready = proposed === undefined ? undefined : ui.pathOf(seen.board, seen.view, proposed).at(-1)
    const lines = [pointed, how === undefined ? ready : undefined].map(
      thing => thing && (ui.does?.(seen, words, thing) ?? ui.about(seen, words, thing)),
    )
    return lines.find(line => line !== undefined)
  }, [ui, seen, words, how, proposed, pointed])
  if (does !== undefined) return <p className="prompt-bar__how prompt-bar__how--does">{does}</p>
  return how && <p className="prompt-bar__how">{how}</p>
}

export function PromptButtons() {
  const { say } = useSay()
  const desk = useDesk()
  const { ui, seen, words, hand, room, around, teaching, openDrawer } = desk
  const { proposed, stepBack, give } = hand.hands
  const forecast = proposed === undefined ? undefined : ui.module.forecast(seen.board, seen.view, proposed)
  // Where a tray or a lesson tells of the end, it has the buttons too.
  const isOver = seen.isLive && seen.outcome !== undefined && !around && !teaching
  const isDesk = room !== 'narrow'
  if (!isDesk && !hand.canStepBack && proposed === undefined && !isOver) return undefined
  return (
    <div className="prompt-bar__buttons">
      {isDesk && proposed === undefined && !isRolling(desk) && <ChoiceButtons place="prompt" />}
      {hand.canStepBack && (
        <button
          type="button"
          className="button button--quiet"
          aria-keyshortcuts={isDesk ? 'Escape' : undefined}
          onClick={stepBack}
        >
          {say('prompt.back')} {isDesk && <KeySign>Esc</KeySign>}
        </button>
      )}
      {proposed !== undefined && (
        <button type="button" className="button button--primary" {...PRIMARY} onClick={() => give(proposed)}>
          {ui.deed(seen, words, proposed, forecast)}
        </button>
      )}
      {isOver && (
        <button type="button" className="button button--primary" onClick={() => openDrawer('end')}>
          {say('menu.end')}
        </button>
      )}
    </div>
  )
}
