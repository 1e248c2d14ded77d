/** A language is spoken when its words have come; whatever else is set holds at once. */
import type { Language } from '@bivouac/face-kit'
import { expect, test } from 'vitest'
import { defaults } from '../../src/settings/settings.ts'
import { spokenSettings } from '../../src/settings/spoken-settings.ts'
import { newStore } from '../../src/store/store.ts'

function setting() {
  const settings = newStore(defaults(['en']))
  const coming = new Map<Language, PromiseWithResolvers<void>>()
  const spoken = spokenSettings(settings, language => {
    const words = Promise.withResolvers<void>()
    coming.set(language, words)
    return words.promise
  })
  const set = (change: Partial<ReturnType<typeof settings.get>>) =>
    settings.set({ ...settings.get(), ...change })
  /** Whatever follows from it has happened when this is done. */
  const settle = async (language: Language, how: 'resolve' | 'reject' = 'resolve') => {
    coming.get(language)![how]()
    await new Promise(resolve => setTimeout(resolve))
  }
  return { set, settle, spoken }
}

test('another language waits for its words, and nothing else waits with it', async () => {
  const { set, settle, spoken } = setting()
  set({ language: 'de', theme: 'dark' })
  expect(spoken.get()).toMatchObject({ language: 'en', theme: 'dark' })
  set({ speed: 4 })
  expect(spoken.get()).toMatchObject({ language: 'en', speed: 4 })
  await settle('de')
  expect(spoken.get()).toMatchObject({ language: 'de', theme: 'dark', speed: 4 })
})

test('the last one chosen is spoken, whichever comes first', async () => {
  const { set, settle, spoken } = setting()
  set({ language: 'de' })
  set({ language: 'hu' })
  await settle('hu')
  await settle('de')
  expect(spoken.get().language).toBe('hu')
})

test('words that cannot be fetched keep nobody from the language', async () => {
  const { set, settle, spoken } = setting()
  set({ language: 'pl' })
  await settle('pl', 'reject')
  expect(spoken.get().language).toBe('pl')
})
