/** The app: the table at its address, and the pages around it at theirs. */

import type { HostClient } from '@bivouac/host/client'
import { lazy, useMemo } from 'react'
import { Route, Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import type { GameCover } from './game-ui.ts'
import { PageRoutes } from './pages/page-routes.tsx'
import { useSettingsOnPage } from './settings/use-settings.ts'
import { ShellContext } from './shell-context.ts'

const GamePage = lazy(async () => ({ default: (await import('./table/game-page.tsx')).GamePage }))

interface AppProps {
  readonly host: HostClient
  readonly covers: readonly GameCover[]
}

export function App({ host, covers }: AppProps) {
  useSettingsOnPage()
  const shell = useMemo(() => ({ host, covers }), [host, covers])
  return (
    <ShellContext value={shell}>
      <Router hook={useHashLocation}>
        <PageRoutes>
          <Route path="/play/:id">{({ id }) => <GamePage key={id} game={id} />}</Route>
        </PageRoutes>
      </Router>
    </ShellContext>
  )
}
