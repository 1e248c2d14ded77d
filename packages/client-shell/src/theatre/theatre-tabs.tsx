/** The phone's lowest strip: the story, whose eyes, the ways to share, and the rest. */
import '../parts/tabs.css'
import type { IconName } from '@bivouac/face-kit/art'
import { Icon } from '../parts/icon.tsx'
import { type SheetName, useAtTheatre } from './at-theatre.ts'
import { type TheatreKey, useTheatreSay } from './say.ts'

const TABS: readonly (readonly [SheetName, IconName, TheatreKey])[] = [
  ['story', 'log', 'story'],
  ['eyes', 'eye', 'tab.eyes'],
  ['share', 'link', 'share'],
  ['play-on', 'play', 'tab.play-on'],
  ['more', 'menu', 'more'],
]

export function TheatreTabs() {
  const { say } = useTheatreSay()
  const { sheet, openSheet } = useAtTheatre()
  return (
    <nav className="tabs" aria-label={say('tabs')}>
      {TABS.map(([name, icon, key]) => (
        <button
          key={name}
          type="button"
          aria-current={sheet === name || undefined}
          onClick={() => openSheet(name)}
        >
          <Icon name={icon} size={20} />
          {say(key)}
        </button>
      ))}
    </nav>
  )
}
