/** What can be chosen that lies on no thing of the table: end the turn, pass, stop. */
import './choice-buttons.css'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { PRIMARY, thingProps } from '../touch/attributes.ts'
import { buttonChoices, endingChoice } from '../touch/buttons.ts'

export function ChoiceButtons() {
  const { say } = useSay()
  const { ui, seen, words, hand } = useDesk()
  const buttons = buttonChoices(hand.choices)
  if (buttons.length === 0) return undefined
  const ending = endingChoice(hand.choices)
  // The only thing that can be done at all is the one to do.
  const isOnly = hand.choices.length === 1
  return (
    <fieldset className="choice-buttons">
      <legend className="sr-only">{say('choices')}</legend>
      {buttons.map(({ command, path }) => (
        <button
          key={command}
          type="button"
          className={`button button--small${isOnly ? ' button--primary' : ''}`}
          title={words.face.label(seen.board, seen.view, command)}
          data-advised={hand.hands.advised.includes(path[0]) || undefined}
          {...(isOnly ? PRIMARY : {})}
          {...thingProps(path[0], true)}
          onClick={() => hand.hands.press(path[0])}
        >
          {ui.deed(seen, words, command, ui.module.forecast(seen.board, seen.view, command))}{' '}
          {ending?.command === command && <kbd>E</kbd>}
        </button>
      ))}
    </fieldset>
  )
}
