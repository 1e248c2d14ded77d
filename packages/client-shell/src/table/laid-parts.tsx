/** The parts of the table that a laid desk has, too: what can be played, what is being decided, and what the game wants in view. */
import './laid-parts.css'
import { SPECTATOR } from '@bivouac/kernel'
import { ChoiceButtons } from '../parts/choice-buttons.tsx'
import { CommandChooser } from '../parts/command-chooser.tsx'
import { walkRack } from '../parts/rack-keys.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from './desk.ts'
import { ReadySlip } from './ready-slip.tsx'

/** What lies ready or has to be chosen from: beside the board, which keeps its size. */
export function Deciding() {
  const { ui, part, seen, room, hand } = useDesk()
  if (seen.outcome) return undefined
  return (
    <div className="laid-deciding">
      <CommandChooser />
      {room !== 'narrow' && hand.hands.proposed === undefined && <ChoiceButtons place="pad" />}
      {ui.parts.Offer && <ui.parts.Offer {...part} />}
      <ReadySlip />
    </div>
  )
}

export function Rack() {
  const { say } = useSay()
  const { ui, part, seen } = useDesk()
  if (seen.seat === SPECTATOR) return undefined
  return (
    <section className="table-frame__rack laid-rack" aria-label={say('hand')} onKeyDown={walkRack}>
      <h2 className="sr-only">{say('tabs.hand')}</h2>
      <ui.parts.Hand {...part} />
    </section>
  )
}

/** What else the game wants always in view, where there is room for it. */
export function ThirdPart() {
  const { ui, part, room, seen } = useDesk()
  if (room !== 'wide' || !ui.parts.Third || seen.seat === SPECTATOR) return undefined
  return (
    <div className="table-frame__third laid-third">
      <ui.parts.Third {...part} />
    </div>
  )
}
