import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
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

test('what others wrote is found as the package that imports it asks for it', async () => {
  const fair = new URL('../../../packages/fair/', import.meta.url)
  const asked: Record<string, string> = JSON.parse(
    readFileSync(new URL('package.json', fair), 'utf8'),
  ).dependencies
  const bundle = await bundled(new URL('src/index.ts', fair))
  const found = [...readFileSync(bundle, 'utf8').matchAll(/from "([^"]*@noble[^"]*)"/g)].map(
    ([, from = '']) => {
      const at = findPackageJSON(from, bundle) ?? ''
      const { name, version } = JSON.parse(readFileSync(at, 'utf8'))
      return { name, version }
    },
  )
  expect(found.length).toBeGreaterThan(0)
  for (const { name, version } of found) expect({ name, version }).toEqual({ name, version: asked[name] })
})
