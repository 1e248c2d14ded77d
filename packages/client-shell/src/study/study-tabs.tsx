/** The phone's lowest strip: moves, hand, comment, pen, Expert, chapters. */
import type { IconName } from '@bivouac/face-kit/art'
import { TabStrip } from '../parts/tab-strip.tsx'
import { type PanelName, useAtStudy } from './at-study.ts'
import { type StudyKey, useStudySay } from './say.ts'

const TABS: readonly (readonly [PanelName, IconName, StudyKey])[] = [
  ['lines', 'log', 'lines'],
  ['play', 'cards', 'play'],
  ['comment', 'chat', 'comment'],
  ['draw', 'pencil', 'draw'],
  ['expert', 'lamp', 'expert'],
  ['chapters', 'rules', 'chapters'],
]

export function StudyTabs() {
  const { say } = useStudySay()
  const { panel, turnTo, draw } = useAtStudy()
  const turn = (name: PanelName) => {
    if (name !== 'draw') draw(undefined)
    turnTo(name)
  }
  const tabs = TABS.map(([name, icon, key]) => ({ name, icon, label: say(key) }))
  return <TabStrip label={say('tabs')} tabs={tabs} now={panel} turnTo={turn} />
}
