/** The phone's lowest strip: hand, piles, log, rules, more. */
import './tabs.css'
import type { IconName } from '@bivouac/face-kit/art'
import { useLocation } from 'wouter'
import { paths } from '../paths.ts'
import { type ShellKey, useSay } from '../say/say.ts'
import { type DrawerName, useDesk } from '../table/desk.ts'
import { Icon } from './icon.tsx'

const TABS: readonly {
  readonly icon: IconName
  readonly key: ShellKey
  readonly opens: DrawerName | 'hand' | 'rules'
}[] = [
  { icon: 'cards', key: 'tabs.hand', opens: 'hand' },
  { icon: 'bolster', key: 'tabs.piles', opens: 'piles' },
  { icon: 'log', key: 'tabs.log', opens: 'log' },
  { icon: 'rules', key: 'nav.rules', opens: 'rules' },
  { icon: 'menu', key: 'tabs.more', opens: 'menu' },
]

export function Tabs() {
  const { say } = useSay()
  const [, go] = useLocation()
  const { ui, seen, drawer, openDrawer } = useDesk()
  const open = (what: (typeof TABS)[number]['opens']) => {
    if (what === 'rules') go(paths.rules(ui.module.id, seen.decision.clause))
    else openDrawer(what === 'hand' ? undefined : what)
  }
  return (
    <nav className="tabs" aria-label={say('tabs')}>
      {TABS.map(({ icon, key, opens }) => {
        const isNow = opens === (drawer ?? 'hand')
        return (
          <button key={key} type="button" aria-current={isNow || undefined} onClick={() => open(opens)}>
            <Icon name={icon} size={20} />
            {say(key)}
          </button>
        )
      })}
    </nav>
  )
}
