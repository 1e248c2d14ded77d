/** The app: the table at its address, and the pages around it at theirs. */
import type { HostClient } from '@bivouac/host/client'
import { lazy, useEffect, useMemo } from 'react'
import { Route, Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import type { GameCover } from './game-ui.ts'
import type { OpenLesson } from './lessons/open-lesson.ts'
import type { Online } from './online/online.ts'
import { PageRoutes } from './pages/page-routes.tsx'
import { useSettingsOnPage } from './settings/use-settings.ts'
import { ShellContext } from './shell-context.ts'
import { listenForKeys } from './touch/uses-keys.ts'

const GamePage = lazy(async () => ({ default: (await import('./table/game-page.tsx')).GamePage }))

interface AppProps {
  readonly host: HostClient
  readonly covers: readonly GameCover[]
  readonly online: () => Promise<Online>
  readonly lessons: () => Promise<OpenLesson>
}

export function App({ host, covers, online, lessons }: AppProps) {
  useSettingsOnPage()
  useEffect(listenForKeys, [])
  const shell = useMemo(() => ({ host, covers, online, lessons }), [host, covers, online, lessons])
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
