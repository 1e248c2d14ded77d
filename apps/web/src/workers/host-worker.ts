/** The script of the worker that is the screens' host: kernel, games and saves, away from the main thread. */
import { drawSecret } from '@bivouac/fair'
import { newHost, ownDevice } from '@bivouac/host'
import {
  browserFindings,
  browserStore,
  browserWindows,
  type FromHostWorker,
  type ToHostWorker,
} from '@bivouac/host/browser'
import { type AnalystWorker, workerAnalysts } from '@bivouac/host/looking'
import { type ThinkWorker, workerThinking } from '@bivouac/host/thinking'
import type { FromHost } from '@bivouac/protocol'
import { HOST_GAMES } from './host-games.ts'

interface HostScope {
  onmessage: ((event: MessageEvent<ToHostWorker>) => void) | null
  readonly navigator: { readonly hardwareConcurrency?: number }
  postMessage(message: FromHostWorker): void
}

const NAME = 'bivouac'
const scope = globalThis as unknown as HostScope
const post = (message: FromHost): void => scope.postMessage(message)

/** Browsers give `crypto.randomUUID` to secure pages only; a game at home over plain HTTP needs ids and dice too. */
const unguessable = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(word => word.toString(16).padStart(8, '0')).join('')

const startThinking = (): ThinkWorker =>
  new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' }) as unknown as ThinkWorker

const startAnalyst = (): AnalystWorker =>
  new Worker(new URL('./think-worker.ts', import.meta.url), {
    type: 'module',
    name: 'analyst',
  }) as unknown as AnalystWorker

const host = Promise.all([browserStore(NAME), browserFindings(NAME)]).then(
  ([{ store, problem }, findings]) => {
    if (problem !== undefined) post({ news: 'trouble', problem })
    return newHost({
      games: HOST_GAMES,
      store,
      thinking: workerThinking(startThinking),
      analysts: workerAnalysts(startAnalyst, scope.navigator.hardwareConcurrency ?? 1),
      findings,
      windows: browserWindows(NAME),
      clock: () => Date.now(),
      wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      newId: unguessable,
      newSeed: unguessable,
      newSecret: drawSecret,
      // A browser whose storage is full still plays on: its player knows, and can take the game out as a file.
      whenUnsaved: 'go-on',
      botsWaitForScreens: true,
    }).connect({ rights: ownDevice, post })
  },
)

// What is asked while the store is being opened waits, in order.
scope.onmessage = ({ data }) => {
  if ('beat' in data) scope.postMessage(data)
  else void host.then(one => one.receive(data))
}
