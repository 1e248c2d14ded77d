/** What lies over the table when asked for: log, piles, panels, menu, keys, luck, and the end of the game. */
import { lazy, Suspense, useEffect } from 'react'
import type { GameUi } from '../game-ui.ts'
import { Drawer } from '../parts/drawer.tsx'
import { KeysHelp } from '../parts/keys-help.tsx'
import { type ShellKey, useSay } from '../say/say.ts'
import { AllPanels } from './all-panels.tsx'
import { type DrawerName, useDesk } from './desk.ts'
import { TableLog } from './table-log.tsx'
import { useEndTitle } from './use-end-title.ts'

const loadLeave = () => import('./leave-slip.tsx')
const loadMenu = () => import('./table-menu.tsx')
const loadEnd = () => import('./end-slip.tsx')
const loadLuck = () => import('../luck/luck-sheet.tsx')

const TableMenu = lazy(async () => ({ default: (await loadMenu()).TableMenu }))
const LeaveSlip = lazy(async () => ({ default: (await loadLeave()).LeaveSlip }))
const EndSlip = lazy(async () => ({ default: (await loadEnd()).EndSlip }))
const LuckSheet = lazy(async () => ({ default: (await loadLuck()).LuckSheet }))

const TITLES: Readonly<Record<Exclude<DrawerName, 'end'>, ShellKey>> = {
  log: 'log',
  piles: 'tabs.piles',
  panel: 'tools.panel',
  menu: 'tools.menu',
  keys: 'menu.keys',
  luck: 'menu.luck',
  talk: 'tabs.talk',
  leave: 'leave',
}

export function TableDrawers() {
  const { say } = useSay()
  const { ui, drawer, openDrawer, isOver } = useDesk()
  const endTitle = useEndTitle()
  useFetchedBeforehand(ui)
  if (!drawer) return undefined
  return (
    // What is not there yet keeps the whole drawer away: an empty one says nothing.
    <Suspense key={drawer}>
      <Drawer
        title={drawer === 'end' ? endTitle : say(TITLES[drawer])}
        isCentred={drawer === 'end' || drawer === 'keys' || drawer === 'leave'}
        // Luck is looked at on the way from the end of the game, and back.
        onClose={() => openDrawer(drawer === 'luck' && isOver ? 'end' : undefined)}
      >
        <Inside name={drawer} />
      </Drawer>
    </Suspense>
  )
}

/** Late enough not to hold up the table, and long before anybody needs it. */
const FETCH_AFTER_MS = 4000

/** One who has lost the network meanwhile fetches it when it is asked for. */
function useFetchedBeforehand({ loadLuck: loadDice }: GameUi): void {
  useEffect(() => {
    const fetch = () => Promise.allSettled([loadMenu(), loadLeave(), loadEnd(), loadLuck(), loadDice?.()])
    const timer = setTimeout(fetch, FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [loadDice])
}

function Inside({ name }: { readonly name: DrawerName }) {
  const { ui, part, room, around } = useDesk()
  switch (name) {
    case 'log':
      return <TableLog />
    case 'piles':
      return (
        <>
          <ui.parts.Piles {...part} />
          {room === 'narrow' && <ui.parts.OwnPanel {...part} />}
        </>
      )
    case 'panel':
      return <AllPanels />
    case 'menu':
      return <TableMenu />
    case 'keys':
      return <KeysHelp />
    case 'luck':
      return <LuckSheet />
    case 'end':
      return <EndSlip />
    case 'leave':
      return <LeaveSlip />
    case 'talk':
      return around && <around.Talk isUnfolded />
  }
}
