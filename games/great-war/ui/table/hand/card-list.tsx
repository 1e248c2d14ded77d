/** The cards of one group, each to be pressed. */
import type { TablePart } from '../seen.ts'
import type { CardGroup } from './card-groups.ts'
import { useLooks } from './looks.ts'
import { TrayCard } from './tray-card.tsx'

export function CardList({ group, ...part }: TablePart & { readonly group: CardGroup }) {
  const { seen, hands, words } = part
  const look = useLooks(part)
  if (group.things.length === 0) return <p className="gw-rack__empty">{group.none}</p>
  return group.things.map(([thing, copy]) => (
    <TrayCard
      key={`${thing}/${copy}`}
      look={look(thing)}
      board={seen.board}
      words={words}
      onPress={() => hands.press(thing)}
    />
  ))
}
