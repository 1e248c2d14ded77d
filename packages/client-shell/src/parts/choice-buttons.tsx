/** What can be chosen that lies on no thing of the table: end the turn, pass, stop. */
import './choice-buttons.css'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { PRIMARY, thingProps } from '../touch/attributes.ts'
import { buttonsNow, endingChoice } from '../touch/buttons.ts'
import { pointsAt } from '../touch/points-at.ts'
import { KeySign } from './key-sign.tsx'

/** A desk's prompt has room for so many beside its own button; more of them lie in the pad. */
const MOST_IN_PROMPT = 2

interface Props {
  /** Where on a desk: in the prompt a few, in the pad many. On the phone all lie in the sheet. */
  readonly place?: 'prompt' | 'pad'
}

export function ChoiceButtons({ place }: Props) {
  const { say } = useSay()
  const { ui, seen, words, hand, state, teaching } = useDesk()
  const buttons = buttonsNow(hand.choices, hand.hands.picked)
  // A lesson asks nobody to press anything while he watches.
  if (buttons.length === 0 || (teaching && state.playing.isPlaying)) return undefined
  if (place && buttons.length > MOST_IN_PROMPT !== (place === 'pad')) return undefined
  const ending = endingChoice(hand.choices)
  // The only thing that can be done at all is the one to do.
  const isOnly = hand.choices.length === 1
  const isRow = buttons.every(({ command }) => ui.brief?.(command) !== undefined)
  // The prompt's own button gives it already.
  if (!isRow && buttons.every(({ command }) => command === hand.hands.proposed)) return undefined
  return (
    <fieldset className={isRow ? 'choice-buttons choice-buttons--row' : 'choice-buttons'}>
      {/* Bare numbers need their question, and in a lesson the prompt does not ask it. */}
      {isRow && teaching ? (
        <legend className="choice-buttons__asked">
          {words.face.prompt(seen.board, seen.view, seen.decision)}
        </legend>
      ) : (
        <legend className="sr-only">{say('choices')}</legend>
      )}
      {buttons.map(({ command, thing }) => {
        const hasKey = ending?.command === command && !isRow
        const deed = ui.deed(seen, words, command, ui.module.forecast(seen.board, seen.view, command))
        return (
          <button
            key={command}
            type="button"
            className={`button button--small${isOnly ? ' button--primary' : ''}`}
            title={words.face.label(seen.board, seen.view, command)}
            aria-label={isRow ? deed : undefined}
            aria-keyshortcuts={hasKey ? 'E' : undefined}
            data-advised={hand.hands.advised.includes(thing) || undefined}
            aria-pressed={hand.hands.proposed === command || undefined}
            {...(isOnly ? PRIMARY : {})}
            {...thingProps(thing, true)}
            {...pointsAt(hand.hands, thing)}
            onClick={() => hand.hands.press(thing)}
          >
            {isRow ? ui.brief?.(command) : deed} {hasKey && <KeySign>E</KeySign>}
          </button>
        )
      })}
    </fieldset>
  )
}
