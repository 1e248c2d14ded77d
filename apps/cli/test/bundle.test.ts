import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundled } from '../src/bundle.ts'

test('however often a process bundles, it listens for its end once', async () => {
  const entry = new URL('../src/bundle.ts', import.meta.url)
  const file = await bundled(entry)
  const listeners = process.listenerCount('exit')
  for (let i = 0; i < 3; i++) expect((await bundled(entry)).href).toBe(file.href)
  expect(process.listenerCount('exit')).toBe(listeners)
  expect(existsSync(file)).toBe(true)
})
