/** Somebody who has no side yet: an eight-sided disc with two letters of his name. */

export function IdentityDisc({ name, size = 40 }: { readonly name: string; readonly size?: number }) {
  const letters = [...name].filter(sign => /\p{L}|\p{N}/u.test(sign)).slice(0, 2)
  return (
    <svg className="identity-disc" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M13 2h14l11 11v14L27 38H13L2 27V13z"
        fill="var(--paper-3)"
        stroke="var(--ink-2)"
        strokeWidth="2"
      />
      <circle cx="20" cy="8" r="2" fill="var(--paper)" stroke="var(--ink-2)" strokeWidth="1.2" />
      <text
        x="20"
        y="28"
        textAnchor="middle"
        fontFamily="var(--font-title)"
        fontWeight="800"
        fontSize="18"
        fill="var(--ink)"
      >
        {letters.join('').toLocaleUpperCase()}
      </text>
    </svg>
  )
}
