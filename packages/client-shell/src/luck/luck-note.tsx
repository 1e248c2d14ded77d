/** Luck in one sentence at the end of the game, and the way to all of it. */
import './luck-sheet.css'
import { useMemo } from 'react'
import { Icon } from '../parts/icon.tsx'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { LuckLead } from './luck-lead.tsx'
import { reportOn } from './report.ts'
import { useLuck } from './use-luck.ts'

export function LuckNote() {
  const { say } = useSay()
  const { openDrawer } = useDesk()
  const luck = useLuck()
  const report = useMemo(() => luck && reportOn(luck.throws), [luck])
  if (!report || report.points.length === 0) return undefined
  return (
    <div className="luck-note">
      <LuckLead report={report} />
      <button type="button" className="button" onClick={() => openDrawer('luck')}>
        <Icon name="dice" size={18} /> {say('menu.luck')}
      </button>
    </div>
  )
}
