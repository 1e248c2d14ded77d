/** What the colours of the curve mean. */
import './curve-key.css'
import { useAnalysisSay } from './say.ts'

export function CurveKey() {
  const { say } = useAnalysisSay()
  return (
    <p className="curve-key">
      <span>
        <i className="curve-key__decision" /> {say('key.decision')}
      </span>
      <span>
        <i className="curve-key__luck" /> {say('key.luck')}
      </span>
      <span>
        <i className="curve-key__band" /> {say('key.band')}
      </span>
      <span>
        <i className="curve-key__mistake" /> {say('key.mistake')}
      </span>
    </p>
  )
}
