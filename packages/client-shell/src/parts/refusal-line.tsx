/** Why something cannot be done, with its clause as a link into the rules. */
import { Link } from 'wouter'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import type { Refusal } from '../touch/refusal.ts'
import { Icon } from './icon.tsx'

export function RefusalLine({ refusal }: { readonly refusal: Refusal }) {
  const { say } = useSay()
  const { ui } = useDesk()
  return (
    <p className="prompt-bar__what prompt-bar__what--no">
      <Icon name="cross" size={16} />
      {'plain' in refusal ? (
        say(`refusal.${refusal.plain}`)
      ) : (
        <span>
          {refusal.sentence}{' '}
          <Link href={paths.rules(ui.module.id, refusal.clause)} className="prompt-bar__clause">
            {say('refusal.clause', { clause: refusal.clause })}
          </Link>
        </span>
      )}
    </p>
  )
}
