/** Luck: what the dice brought each side against what was to be expected, as figures, as a chart and throw by throw. */
import './luck-sheet.css'
import { useMemo } from 'react'
import { useDesk } from '../table/desk.ts'
import { FacesChart } from './faces-chart.tsx'
import { KindsTable } from './kinds-table.tsx'
import { LuckChart } from './luck-chart.tsx'
import { LuckLead } from './luck-lead.tsx'
import { facesOf, reportOn } from './report.ts'
import { useLuckSay } from './say.ts'
import { SideCard } from './side-card.tsx'
import { ThrowsList } from './throws-list.tsx'
import { useLuck } from './use-luck.ts'

export function LuckSheet() {
  const { say } = useLuckSay()
  const { cover, look, words: table } = useDesk()
  const luck = useLuck()
  const report = useMemo(() => luck && reportOn(luck.throws), [luck])
  const counts = useMemo(() => luck && facesOf(luck.throws), [luck])
  if (!luck || !report || !counts) return <p role="status">{say('wait')}</p>
  if (report.points.length === 0) return <p>{say('none')}</p>
  const sides = cover.sides(table.language)
  return (
    <div className="luck-sheet">
      <LuckLead report={report} />
      <div className="luck-sheet__sides">
        {report.sides.map(side => (
          <SideCard key={side.seat} side={side} name={sides[side.seat]} cover={cover} />
        ))}
      </div>
      <LuckChart points={report.points} words={luck.words} lookAt={look} />
      <KindsTable sides={report.sides} words={luck.words} />
      {luck.game.dice.map((die, i) => (
        <FacesChart key={die.die} die={die} counts={counts} words={luck.words} isFirst={i === 0} />
      ))}
      <ThrowsList points={report.points} words={luck.words} lookAt={look} />
      <p className="luck-sheet__note">{luck.words.note}</p>
      <p className="luck-sheet__note">{say('note')}</p>
    </div>
  )
}
