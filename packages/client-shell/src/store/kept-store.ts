/** A store whose value is kept in local storage, and follows what other windows of the same browser make of it. */
import { newStore, type Store } from './store.ts'

/** Storage may be missing, and may throw where it is blocked or full. */
export interface Storing {
  readonly localStorage?: Pick<Storage, 'getItem' | 'setItem'>
}

/** What is needed of a browser. */
export interface Browserly extends Storing {
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void
}

/** `read` takes of what was stored whatever makes sense; undefined if there is nothing, or nothing to be made out. */
export function keptStore<Value>(
  browser: Browserly,
  key: string,
  read: (stored: unknown) => Value,
): Store<Value> {
  const stored = (): Value => read(parsed(readText(browser, key)))
  const { get, set, subscribe } = newStore(stored())
  browser.addEventListener('storage', event => {
    if (event.key === key || event.key === null) set(stored())
  })
  return {
    get,
    subscribe,
    set(value) {
      // Where it cannot be kept, it holds until the window is closed.
      writeText(browser, key, JSON.stringify(value))
      set(value)
    },
  }
}

// Even to ask for the storage may throw: it is asked for inside.
export const readText = (browser: Storing, key: string): string | undefined =>
  attempt(() => browser.localStorage?.getItem(key) ?? undefined)

/** False if nothing was written. */
export const writeText = (browser: Storing, key: string, text: string): boolean =>
  attempt(() => {
    browser.localStorage?.setItem(key, text)
    return browser.localStorage !== undefined
  }) ?? false

const parsed = (text: string | undefined): unknown => attempt(() => JSON.parse(text ?? ''))

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
