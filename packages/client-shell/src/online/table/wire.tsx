/** The field wire between two posts: the one picture of the line. Whole, in pieces where it is slow, with a bead on its way, broken, or at rest. */

export type WireState = 'kept' | 'slow' | 'sending' | 'lost' | 'resting'

const POSTS = 'M6 21V5M2 7.5h8M42 21V5M38 7.5h8'
const SAG = 'M6 6.5Q24 16 42 6.5'
const ENDS = 'M6 6.5Q13 11 19 13.5l-.5 6M42 6.5Q35 11 29.5 13l1 5.5'

export function Wire({ state }: { readonly state: WireState }) {
  return (
    <svg
      className="wire"
      viewBox="0 0 48 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.1"
    >
      <path d={POSTS} strokeLinecap="round" />
      <path
        d={state === 'lost' ? ENDS : SAG}
        strokeLinecap="round"
        strokeDasharray={state === 'slow' ? '5 5' : undefined}
        opacity={state === 'sending' ? 0.55 : 1}
      />
      {state === 'resting' && <path d="M21.5 14.5v6.5M26.5 14.5v6.5" strokeLinecap="round" />}
      {state === 'sending' && <circle className="wire__bead" cx="20" cy="11" r="3.4" fill="currentColor" />}
    </svg>
  )
}
