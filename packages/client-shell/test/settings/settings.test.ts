/** Settings: read with care, kept where storage allows, told to all windows. */
import { describe, expect, it } from 'vitest'
import { defaults, languageOf, readSettings } from '../../src/settings/settings.ts'
import { type Browserly, settingsStore } from '../../src/settings/store.ts'

const usual = defaults(['en'])

describe('reading', () => {
  it('takes what makes sense and the usual for the rest', () => {
    const text = JSON.stringify({
      language: 'hu',
      speed: 3,
      theme: 'dark',
      volume: 7,
      sound: 'yes',
      textSize: 1.5,
    })
    expect(readSettings(text, usual)).toEqual({ ...usual, language: 'hu', theme: 'dark', textSize: 1.5 })
  })
  it.each([undefined, '', 'null', '[]', '{', '"dark"', '{"language":"xx"}'])('survives %s', text => {
    expect(readSettings(text, usual)).toEqual(usual)
  })
  it('speaks the first of the reader’s languages that it knows', () => {
    expect(languageOf(['fr-FR', 'pl-PL', 'de'])).toBe('pl')
    expect(languageOf(['FR'])).toBe('en')
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
  const it: Browserly = {
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
  it('hears of changes in another window, and tells', () => {
    const one = browser()
    const store = settingsStore(one.it)
    let told = 0
    const stop = store.subscribe(() => told++)
    settingsStore(one.it).set({ speed: 4 })
    one.storageEvent('something else')
    expect(told).toBe(0)
    one.storageEvent([...one.kept.keys()][0])
    expect(store.get().speed).toBe(4)
    expect(told).toBe(1)
    stop()
    store.set({ speed: 1 })
    expect(told).toBe(1)
  })
  it('works without storage until the window is closed', () => {
    const store = settingsStore(browser(true).it)
    store.set({ sound: true })
    expect(store.get().sound).toBe(true)
  })
})
