/** Settings: read with care, kept where storage allows, the same in all windows. */
import { describe, expect, it } from 'vitest'
import {
  defaults,
  languageOf,
  readSettings,
  type SettingsBrowser,
  settingsStore,
} from '../../src/settings/settings.ts'

const usual = defaults(['en'])

describe('reading', () => {
  it('takes what makes sense and the usual for the rest', () => {
    const stored = {
      language: 'hu',
      speed: 3,
      theme: 'dark',
      volume: 7,
      sound: 'yes',
      textSize: 1.5,
    }
    expect(readSettings(stored, usual)).toEqual({ ...usual, language: 'hu', theme: 'dark', textSize: 1.5 })
  })
  it.each(['', 'null', '[]', '{', '"dark"', '{"language":"xx"}'])('survives %s', text => {
    const { it: window, kept } = browser()
    kept.set('bivouac.settings', text)
    expect(settingsStore(window).get()).toEqual({ ...usual, language: 'de' })
  })
  it('speaks the first of the reader’s languages that it knows', () => {
    expect(languageOf(['it-IT', 'pl-PL', 'de'])).toBe('pl')
    expect(languageOf(['IT'])).toBe('en')
    expect(languageOf([])).toBe('en')
  })
})

function browser(blocked = false) {
  const kept = new Map<string, string>()
  const listeners: ((event: { key: string | null }) => void)[] = []
  const storage = {
    getItem: (key: string) => {
      if (blocked) throw new Error('blocked')
      return kept.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      if (blocked) throw new Error('blocked')
      kept.set(key, value)
    },
  }
  const it: SettingsBrowser = {
    localStorage: storage,
    navigator: { languages: ['de-AT'] },
    addEventListener: (_type, listener) => void listeners.push(listener),
  }
  const storageEvent = (key: string | null) => {
    for (const listener of listeners) listener({ key })
  }
  return { it, kept, storageEvent }
}

describe('the store', () => {
  it('begins in the browser’s language and remembers changes', () => {
    const { it: window } = browser()
    const store = settingsStore(window)
    expect(store.get().language).toBe('de')
    store.set({ theme: 'dark' })
    expect(settingsStore(window).get().theme).toBe('dark')
  })
  it('hears of changes in another window, and passes it on', () => {
    const one = browser()
    const store = settingsStore(one.it)
    let heard = 0
    const stop = store.subscribe(() => heard++)
    settingsStore(one.it).set({ speed: 4 })
    one.storageEvent('something else')
    expect(heard).toBe(0)
    one.storageEvent([...one.kept.keys()][0])
    expect(store.get().speed).toBe(4)
    expect(heard).toBe(1)
    stop()
    store.set({ speed: 1 })
    expect(heard).toBe(1)
  })
  it('works without storage until the window is closed', () => {
    const store = settingsStore(browser(true).it)
    store.set({ sound: true })
    expect(store.get().sound).toBe(true)
  })
})
