/** The dice of one roll as the game draws them; the words beside them say what they show. */
import { Drawing } from './drawing.tsx'

interface Props {
  readonly dice: readonly string[]
  readonly className?: string
}

export function Dice({ dice, className }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no other name.
  return dice.map((die, i) => <Drawing key={i} svg={die} className={className} />)
}
