/** The phone's lowest strip: hand, piles, log, rules or talk, more. */
import './tabs.css'
import type { IconName } from '@bivouac/face-kit/art'
import { type ShellKey, useSay } from '../say/say.ts'
import { type Around, type DrawerName, useDesk } from '../table/desk.ts'
import { openRules } from '../table/open-rules.ts'
import { Icon } from './icon.tsx'

interface Tab {
  readonly icon: IconName
  readonly key: ShellKey
  readonly opens: DrawerName | 'hand' | 'rules'
}

const TABS: readonly Tab[] = [
  { icon: 'cards', key: 'tabs.hand', opens: 'hand' },
  { icon: 'bolster', key: 'tabs.piles', opens: 'piles' },
  { icon: 'log', key: 'tabs.log', opens: 'log' },
  { icon: 'rules', key: 'nav.rules', opens: 'rules' },
  { icon: 'menu', key: 'tabs.more', opens: 'menu' },
]

/** Where there is somebody to talk to, the rules are found in the menu. */
const TALK: Tab = { icon: 'chat', key: 'tabs.talk', opens: 'talk' }

export function Tabs() {
  const { say } = useSay()
  const { seen, drawer, around, openDrawer } = useDesk()
  const open = (what: Tab['opens']) => {
    if (what === 'rules') openRules(seen.decision.clause)
    else openDrawer(what === 'hand' ? undefined : what)
  }
  return (
    <nav className="tabs" aria-label={say('tabs')}>
      {TABS.map(tab => {
        const { icon, key, opens } = around && tab.opens === 'rules' ? TALK : tab
        const isNow = opens === (drawer ?? 'hand')
        return (
          <button key={key} type="button" aria-current={isNow || undefined} onClick={() => open(opens)}>
            <Icon name={icon} size={20} />
            {say(key)}
            {around && opens === 'talk' && <Unread around={around} />}
          </button>
        )
      })}
    </nav>
  )
}

function Unread({ around }: { readonly around: Around }) {
  const count = around.useUnread()
  return count > 0 ? <b className="tabs__unread">{count}</b> : undefined
}
