/** What moved the chance: shape, word and colour. */
import { Icon } from '../parts/icon.tsx'
import { useAnalysisSay } from './say.ts'

export function Cause({ by }: { readonly by: 'decision' | 'luck' }) {
  const { say } = useAnalysisSay()
  return (
    <span className={`cause cause--${by}`}>
      <Icon name={by === 'decision' ? 'pencil' : 'dice'} size={14} /> {say(`cause.${by}`)}
    </span>
  )
}
