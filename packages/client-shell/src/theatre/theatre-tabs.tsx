/** The phone's lowest strip: the story, whose eyes, the ways to share, and the rest. */
import type { IconName } from '@bivouac/face-kit/art'
import { TabStrip } from '../parts/tab-strip.tsx'
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
  const tabs = TABS.map(([name, icon, key]) => ({ name, icon, label: say(key) }))
  return <TabStrip<SheetName> label={say('tabs')} tabs={tabs} now={sheet} turnTo={openSheet} />
}
