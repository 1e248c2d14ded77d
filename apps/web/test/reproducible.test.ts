/** The same sources give the same bytes, wherever they lie: whoever doubts a build can make it again and compare. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtWeb } from '@bivouac/web/build'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const OURS = ['@bivouac', 'bivouac']

/** All that a build is made from, in another folder; what others wrote is linked to. */
function copied(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'bivouac-elsewhere-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const sources = list.split('\0').filter(path => /^(?:packages|games|apps\/web)\/|^[^/]+\.json$/.test(path))
  for (const path of sources.filter(path => existsSync(join(ROOT, path)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(ROOT, path), join(folder, path))
  }
  link(folder, 'node_modules')
  for (const group of ['packages', 'games', 'apps'])
    for (const name of readdirSync(join(folder, group))) link(folder, `${group}/${name}/node_modules`)
  const ours = join(ROOT, 'node_modules/@bivouac')
  mkdirSync(join(folder, 'node_modules/@bivouac'))
  for (const name of readdirSync(ours)) {
    const target = realpathSync(join(ours, name)).slice(realpathSync(ROOT).length)
    symlinkSync(join(folder, target), join(folder, 'node_modules/@bivouac', name))
  }
  return folder
}

function link(folder: string, modules: string): void {
  if (!existsSync(join(ROOT, modules))) return
  mkdirSync(join(folder, modules), { recursive: true })
  for (const name of readdirSync(join(ROOT, modules)))
    if (!OURS.includes(name) && name !== '.cache')
      symlinkSync(join(ROOT, modules, name), join(folder, modules, name))
}

const hashes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )

test('built in another folder, not a byte is different', async () => {
  const { folder: here } = await builtWeb()
  const elsewhere = copied()
  const out = join(elsewhere, 'out')
  const script = `import { buildWeb } from '@bivouac/web/build'; await buildWeb({ outDir: ${JSON.stringify(out)}, quiet: true })`
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: elsewhere, stdio: 'pipe' })
  const [first, second] = [hashes(here), hashes(out)]
  expect(Object.keys(first).length).toBeGreaterThan(100)
  expect(second).toEqual(first)
})
