import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from '../build/lock.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('one after the other, and nothing is left behind', async () => {
  const order: string[] = []
  const work = (name: string) => () => {
    order.push(`${name} begins`)
    return new Promise<void>(resolve => setTimeout(resolve, 20)).then(() => void order.push(`${name} ends`))
  }
  await Promise.all([withLock(lock, work('first')), withLock(lock, work('second'))])
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(existsSync(lock)).toBe(false)
})

test('the lock names its holder, and is given back when the work fails', async () => {
  const failing = withLock(lock, async () => {
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
    throw new Error('no luck')
  })
  await expect(failing).rejects.toThrow('no luck')
  expect(existsSync(lock)).toBe(false)
})

test('a lock whose holder is gone is nobody’s', async () => {
  writeFileSync(lock, '999999999')
  expect(await withLock(lock, async () => 'done')).toBe('done')
})
