/** Why something cannot be done, with its clause as a link into the rules. */
import { useSay } from '../say/say.ts'
import type { Refusal } from '../touch/refusal.ts'
import { ClauseLink } from './clause-link.tsx'
import { Icon } from './icon.tsx'

export function RefusalLine({ refusal }: { readonly refusal: Refusal }) {
  const { say } = useSay()
  return (
    <p className="prompt-bar__what prompt-bar__what--no">
      <Icon name="cross" size={16} />
      {'plain' in refusal ? (
        say(`refusal.${refusal.plain}`)
      ) : (
        <span>
          {refusal.sentence} <ClauseLink clause={refusal.clause} />
        </span>
      )}
    </p>
  )
}
