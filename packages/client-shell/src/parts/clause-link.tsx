/** A clause's number that leads to its text: beside the table while one plays, see `RulesBeside`. */
import './clause-link.css'
import { Link } from 'wouter'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'

export function ClauseLink({ clause }: { readonly clause: string }) {
  const { say } = useSay()
  const { ui } = useDesk()
  const name = say('refusal.clause', { clause })
  return (
    <Link href={paths.rules(ui.module.id, clause)} className="clause-link" aria-label={name} title={name}>
      {clause}
    </Link>
  )
}
