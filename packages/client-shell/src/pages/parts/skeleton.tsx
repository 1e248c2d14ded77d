/** Where something will lie in a moment: blank slips of the right size, which do not flicker. */
import './skeleton.css'
import { usePageWords } from '../say.ts'

export function Skeleton({ slips, height }: { readonly slips: number; readonly height: number }) {
  const { say } = usePageWords()
  return (
    <div className="skeleton" role="status" aria-label={say('frame.loading')}>
      {Array.from({ length: slips }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blank slips have no other name.
        <div key={i} className="paper skeleton__slip" style={{ minHeight: height }} />
      ))}
    </div>
  )
}
