/** The cards of one group, each to be pressed. */
import type { TablePart } from '../seen.ts'
import type { CardGroup } from './card-groups.ts'
import { useLooks } from './looks.ts'
import { TrayCard } from './tray-card.tsx'

interface Props extends TablePart {
  readonly group: CardGroup
  /** By titles and prices only. */
  readonly isBrief?: boolean
}

export function CardList({ group, isBrief = false, ...part }: Props) {
  const { seen, hands, words } = part
  const look = useLooks(part)
  if (group.things.length === 0) return <p className="gw-rack__empty">{group.none}</p>
  return group.things.map(([thing, copy]) => (
    <TrayCard
      key={`${thing}/${copy}`}
      look={look(thing)}
      board={seen.board}
      words={words}
      isBrief={isBrief}
      hands={hands}
    />
  ))
}
