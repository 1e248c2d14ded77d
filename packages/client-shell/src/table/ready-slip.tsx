/** The arithmetic of what lies ready. */
import { useDesk } from './desk.ts'

export function ReadySlip() {
  const { ui, part, hand } = useDesk()
  const { proposed } = hand.hands
  return proposed === undefined ? undefined : <ui.parts.Slip {...part} command={proposed} />
}
