/** The band on top of a desk: the house's mark, both plates, between them scenario, goal and the steps of the turn, and the tools. */
import './band.css'
import { useDesk } from '../table/desk.ts'
import { later } from '../table/later.tsx'
import { BarFrame } from './app-bar.tsx'
import { PlayerPlate } from './player-plate.tsx'
import { Tools } from './tools.tsx'
import { TurnSteps } from './turn-steps.tsx'

export const Band = later(function Band() {
  const { ui, seen, words, near, scenario, around, teaching } = useDesk()
  if (teaching)
    return (
      <BarFrame className="band">
        <teaching.Bar />
        <Tools />
      </BarFrame>
    )
  return (
    <BarFrame className="band">
      <PlayerPlate side={1 - near} />
      <div className="band__middle">
        <div className="band__scenario">
          <h1>{scenario}</h1>
          <span>{ui.goal(seen, words)}</span>
        </div>
        <TurnSteps steps={ui.steps(seen, words)} />
      </div>
      <PlayerPlate side={near} />
      {around && <around.Between />}
      {around && <around.Bar />}
      <Tools />
    </BarFrame>
  )
})
