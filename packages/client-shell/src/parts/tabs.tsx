/** The phone's lowest strip at the table: hand, piles, log, rules or talk, more. */
import type { IconName } from '@bivouac/face-kit/art'
import { type ShellKey, useSay } from '../say/say.ts'
import { type Around, type DrawerName, useDesk } from '../table/desk.ts'
import { openRules } from '../table/open-rules.ts'
import { TabStrip } from './tab-strip.tsx'

type Opens = DrawerName | 'hand' | 'rules'

const TABS: readonly (readonly [Opens, IconName, ShellKey])[] = [
  ['hand', 'cards', 'tabs.hand'],
  ['piles', 'bolster', 'tabs.piles'],
  ['log', 'log', 'tabs.log'],
  ['rules', 'rules', 'nav.rules'],
  ['menu', 'menu', 'tabs.more'],
]

/** Where there is somebody to talk to, the rules are found in the menu. */
const TALK: (typeof TABS)[number] = ['talk', 'chat', 'tabs.talk']

export function Tabs() {
  const { say } = useSay()
  const { seen, drawer, around, openDrawer } = useDesk()
  const open = (what: Opens) => {
    if (what === 'rules') openRules(seen.decision.clause)
    else openDrawer(what === 'hand' ? undefined : what)
  }
  const tabs = TABS.map(tab => {
    const [name, icon, key] = around && tab[0] === 'rules' ? TALK : tab
    return { name, icon, label: say(key), more: around && name === 'talk' && <Unread around={around} /> }
  })
  return <TabStrip label={say('tabs')} tabs={tabs} now={drawer ?? 'hand'} turnTo={open} />
}

function Unread({ around }: { readonly around: Around }) {
  const count = around.useUnread()
  return count > 0 ? <b className="tabs__unread">{count}</b> : undefined
}
