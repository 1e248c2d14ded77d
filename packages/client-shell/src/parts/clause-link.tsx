/** A clause's number that leads to its text: beside the table while one plays, see `RulesBeside`. */
import './clause-link.css'
import { Link } from 'wouter'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'

interface Props {
  readonly clause: string
  /** In a list that is one stop of the Tab key, arrows lead to it. */
  readonly isInList?: boolean
}

export function ClauseLink({ clause, isInList = false }: Props) {
  const { say } = useSay()
  const { ui } = useDesk()
  const name = say('refusal.clause', { clause })
  return (
    <Link
      href={paths.rules(ui.module.id, clause)}
      className="clause-link"
      aria-label={name}
      title={name}
      tabIndex={isInList ? -1 : undefined}
    >
      {clause}
    </Link>
  )
}
