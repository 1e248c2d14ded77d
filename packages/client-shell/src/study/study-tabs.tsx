/** The phone's lowest strip: moves, hand, comment, pen, Expert, chapters. */
import '../parts/tabs.css'
import type { IconName } from '@bivouac/face-kit/art'
import { Icon } from '../parts/icon.tsx'
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
  return (
    <nav className="tabs" aria-label={say('tabs')}>
      {TABS.map(([name, icon, key]) => (
        <button
          key={name}
          type="button"
          aria-current={panel === name || undefined}
          onClick={() => {
            if (name !== 'draw') draw(undefined)
            turnTo(name)
          }}
        >
          <Icon name={icon} size={20} />
          {say(key)}
        </button>
      ))}
    </nav>
  )
}
