/** What lies over the table when asked for: log, piles, panels, menu, keys, luck, and the end of the game. */
import { lazy, Suspense } from 'react'
import { type ShellKey, useSay } from '../messages/say.ts'
import { Drawer } from '../parts/drawer.tsx'
import { KeysHelp } from '../parts/keys-help.tsx'
import { Log } from '../parts/log.tsx'
import { type DrawerName, useDesk } from './desk.ts'
import { useEndTitle } from './use-end-title.ts'

const TableMenu = lazy(async () => ({ default: (await import('./table-menu.tsx')).TableMenu }))
const EndSlip = lazy(async () => ({ default: (await import('./end-slip.tsx')).EndSlip }))
const LuckSheet = lazy(async () => ({ default: (await import('../luck/luck-sheet.tsx')).LuckSheet }))

const TITLES: Readonly<Record<Exclude<DrawerName, 'end'>, ShellKey>> = {
  log: 'log',
  piles: 'tabs.piles',
  panel: 'tools.panel',
  menu: 'tools.menu',
  keys: 'menu.keys',
  luck: 'menu.luck',
}

export function TableDrawers() {
  const { say } = useSay()
  const { drawer, openDrawer } = useDesk()
  const endTitle = useEndTitle()
  if (!drawer) return undefined
  return (
    <Drawer
      key={drawer}
      title={drawer === 'end' ? endTitle : say(TITLES[drawer])}
      isCentred={drawer === 'end' || drawer === 'keys'}
      onClose={() => openDrawer(undefined)}
    >
      <Suspense>
        <Inside name={drawer} />
      </Suspense>
    </Drawer>
  )
}

function Inside({ name }: { readonly name: DrawerName }) {
  const { ui, part, room } = useDesk()
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
      return (
        <>
          <ui.parts.EnemyPanel {...part} />
          <ui.parts.OwnPanel {...part} />
          <ui.parts.Piles {...part} />
        </>
      )
    case 'menu':
      return <TableMenu />
    case 'keys':
      return <KeysHelp />
    case 'luck':
      return <LuckSheet />
    case 'end':
      return <EndSlip />
  }
}

/** The log of this table; a press on a line closes the drawer and looks back. */
export function TableLog() {
  const { ui, cover, words, seen, state, look, hand } = useDesk()
  return (
    <Log
      ui={ui}
      cover={cover}
      words={words}
      board={seen.board}
      steps={state.steps}
      seq={seen.seq}
      lookAt={look}
      point={hand.hands.point}
    />
  )
}
