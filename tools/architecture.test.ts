import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')

test('the walk of one press goes through at most 20 files, and all of them are there', () => {
  const [walk] = page.split('## The walk of one press\n')[1].split('\n## ')
  const files = [...walk.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(10)
  expect(new Set(files).size).toBeLessThanOrEqual(20)
  expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([])
})
