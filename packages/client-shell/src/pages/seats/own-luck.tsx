/** A quiet option: the player adds something of his own to the dice, typed or drawn by the device. */
import './own-luck.css'
import { usePageWords } from '../say.ts'

interface Props {
  readonly luck: string
  readonly onChange: (luck: string) => void
}

export function OwnLuck({ luck, onChange }: Props) {
  const { say } = usePageWords()
  const draw = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    onChange([...bytes].map(byte => byte.toString(16).padStart(2, '0')).join(''))
  }
  return (
    <details className="own-luck">
      <summary>{say('luck.own')}</summary>
      <p>{say('luck.own.how')}</p>
      <div className="own-luck__row">
        <input
          type="text"
          value={luck}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          aria-label={say('luck.own.words')}
          placeholder={say('luck.own.words')}
          onChange={event => onChange(event.target.value)}
        />
        <button type="button" className="button button--small" onClick={draw}>
          {say('luck.own.draw')}
        </button>
      </div>
    </details>
  )
}
