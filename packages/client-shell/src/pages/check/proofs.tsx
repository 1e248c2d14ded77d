/** In plain words what is proved of a record and what is not. */
import type { IconName } from '@bivouac/face-kit/art'
import type { Checked } from '@bivouac/protocol'
import { Icon } from '../../parts/icon.tsx'
import { claimsOf } from './claims.ts'
import { useCheckSay } from './say.ts'

export function Proofs({ checked }: { readonly checked: Checked }) {
  const { say } = useCheckSay()
  const { proved, open } = claimsOf(checked)
  const list = (title: string, icon: IconName, claims: ReturnType<typeof claimsOf>['proved']) => (
    <div>
      <h3>{title}</h3>
      <ul>
        {claims.map(({ key, slots }) => (
          <li key={key}>
            <Icon name={icon} size={18} />
            <span>{say(key, slots)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <section className="paper check-page__sheet">
      <h2 className="title">{say('proofs')}</h2>
      <div className="check-page__proofs">
        {list(say('proved'), 'check', proved)}
        {list(say('not-proved'), 'question', open)}
      </div>
    </section>
  )
}
