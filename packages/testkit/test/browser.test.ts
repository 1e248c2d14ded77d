/** Chromium for tests: found, installed or asked for in one line; and a worker in it that answers. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askWebWorker, findChromium, launchChromium } from '@bivouac/testkit/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function program(...path: string[]): string {
  const file = join(folder, ...path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

const machine = (env: Record<string, string>, isRoot = false, install = () => {}) => ({
  env: { PATH: join(folder, 'bin'), ...env },
  isRoot,
  install,
})

test('a named Chromium comes first, then the first name on the PATH', () => {
  const chrome = program('bin', 'google-chrome')
  const own = program('own', 'chromium')
  expect(findChromium(machine({}))).toBe(chrome)
  expect(findChromium(machine({ BIVOUAC_CHROMIUM: own }))).toBe(own)
  const chromium = program('bin', 'chromium')
  expect(findChromium(machine({}))).toBe(chromium)
})

test('a wrong name is reported, not passed over', () => {
  program('bin', 'chromium')
  expect(() => findChromium(machine({ BIVOUAC_CHROMIUM: join(folder, 'nothing') }))).toThrow(/is no program/)
})

test('root with apt installs it; others read in one line what to install', () => {
  const install = () => void program('bin', 'chromium')
  expect(() => findChromium(machine({}, true, install))).toThrow(/There is no Chromium here\. Install it/)
  program('bin', 'apt-get')
  expect(() => findChromium(machine({}, false, install))).toThrow(
    /^There is no Chromium here\. .*BIVOUAC_CHROMIUM\.$/,
  )
  const fail = () => {
    throw new Error('no network')
  }
  expect(() => findChromium(machine({}, true, fail))).toThrow(/^Installing Chromium failed\. Install it/)
  expect(findChromium(machine({}, true, install))).toBe(join(folder, 'bin', 'chromium'))
})

test('a Web Worker in Chromium answers, and what goes wrong in it is reported', async () => {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const adds = 'onmessage = ({ data }) => postMessage(data.a + data.b)'
    expect(await askWebWorker(page, adds, { a: 2, b: 3 })).toBe(5)
    const fails = 'onmessage = () => { throw new Error("out of cards") }'
    await expect(askWebWorker(page, fails, {})).rejects.toThrow(/out of cards/)
  } finally {
    await browser.close()
  }
})
