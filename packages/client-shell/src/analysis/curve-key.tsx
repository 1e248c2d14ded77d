/** What the colours of the curve mean. */
import './curve-key.css'
import { useAnalysisSay } from './say.ts'

const MARKS = ['decision', 'luck', 'band', 'mistake'] as const

export function CurveKey() {
  const { say } = useAnalysisSay()
  return (
    <p className="curve-key">
      {MARKS.map(mark => (
        <span key={mark}>
          <i className={`curve-key__${mark}`} /> {say(`key.${mark}`)}
        </span>
      ))}
    </p>
  )
}
