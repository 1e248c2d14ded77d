/** The keys of the table, told on a slip. */
import './keys-help.css'
import { type ShellKey, useSay } from '../say/say.ts'
import { useSettings } from '../settings/use-settings.ts'

const KEYS: readonly (readonly [keys: readonly string[], what: ShellKey])[] = [
  [['Tab'], 'keys.tab'],
  [['←', '↑', '↓', '→'], 'keys.arrows'],
  [['Shift', '←'], 'keys.shift'],
  [['Enter'], 'keys.enter'],
  [['Esc'], 'keys.esc'],
]
const LETTERS: typeof KEYS = [
  [['E'], 'keys.end'],
  [['U'], 'keys.undo'],
  [['G'], 'keys.coach'],
  [['H'], 'keys.hint'],
  [['L'], 'keys.log'],
  [['N'], 'keys.notation'],
  [['C'], 'keys.names'],
  [['?'], 'keys.help'],
]

export function KeysHelp() {
  const { say } = useSay()
  const { letterKeys } = useSettings()
  return (
    <>
      <dl className="keys-help">
        {[...KEYS, ...(letterKeys ? LETTERS : [])].map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
      {!letterKeys && <p>{say('keys.letters-off')}</p>}
    </>
  )
}
