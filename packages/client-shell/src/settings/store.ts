/** Keeps the settings: reads and writes storage where it is allowed, and hears of changes made in other windows. */
import { defaults, readSettings, type Settings } from './settings.ts'

export interface SettingsStore {
  get(): Settings
  set(change: Partial<Settings>): void
  subscribe(listener: () => void): () => void
}

/** What the store needs of a browser; storage may be missing or may throw when it is blocked or full. */
export interface Browserly {
  readonly localStorage?: Pick<Storage, 'getItem' | 'setItem'>
  readonly navigator: { readonly languages: readonly string[] }
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void
}

const KEY = 'bivouac.settings'

export function settingsStore(browser: Browserly): SettingsStore {
  const fallback = defaults(browser.navigator.languages)
  const read = (): Settings =>
    readSettings(attempt(() => browser.localStorage?.getItem(KEY)) ?? undefined, fallback)
  let now = read()
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  browser.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return
    now = read()
    tell()
  })
  return {
    get: () => now,
    set(change) {
      now = { ...now, ...change }
      // Blocked storage: the choice holds until the window is closed.
      attempt(() => browser.localStorage?.setItem(KEY, JSON.stringify(now)))
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
