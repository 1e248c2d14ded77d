/** All that lies around the board of a game: both sides' panels and the piles. */
import { useDesk } from './desk.ts'

export function AllPanels() {
  const { ui, part } = useDesk()
  return (
    <>
      <ui.parts.EnemyPanel {...part} />
      <ui.parts.OwnPanel {...part} />
      <ui.parts.Piles {...part} />
    </>
  )
}
