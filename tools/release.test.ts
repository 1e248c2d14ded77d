/** The signed build: nothing can be changed, added or taken away without being noticed. */
import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { flawIn, signSums, writeSums } from './release/sums.ts'

let base: string
let folder: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'bivouac-release-'))
  folder = join(base, 'web')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<title>Bivouac</title>')
  writeFileSync(join(folder, 'assets', 'app.js'), 'go()')
})
afterEach(() => rmSync(base, { recursive: true }))

/** A new key in two files. */
function newKey(name: string): { own: string; public: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const files = { own: join(base, `${name}.pem`), public: join(base, `${name}.pub.pem`) }
  writeFileSync(files.own, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(files.public, publicKey.export({ type: 'spki', format: 'pem' }))
  return files
}

function signed(): { own: string; public: string } {
  const key = newKey('operator')
  writeSums(folder)
  signSums(folder, key.own)
  return key
}

test('a build that was signed is in order, and sha256sum reads its sums too', () => {
  const key = signed()
  expect(flawIn(folder, key.public)).toBeUndefined()
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder })
})

test.each([
  [
    'a changed byte',
    () => appendFileSync(join(folder, 'assets/app.js'), ' '),
    "'assets/app.js' was changed.",
  ],
  [
    'one more file',
    () => writeFileSync(join(folder, 'evil.js'), ''),
    "'evil.js' does not belong to the build.",
  ],
  ['a file less', () => rmSync(join(folder, 'index.html')), "'index.html' is missing."],
  [
    'no signature',
    () => rmSync(join(folder, 'SHA256SUMS.sig')),
    'There is no SHA256SUMS.sig: this build was not signed.',
  ],
  [
    'new sums for a changed file',
    () => {
      appendFileSync(join(folder, 'assets/app.js'), ' ')
      writeSums(folder)
    },
    'SHA256SUMS was not signed with this key.',
  ],
])('%s is found', (_, spoil, flaw) => {
  const key = signed()
  spoil()
  expect(flawIn(folder, key.public)).toBe(flaw)
})

test("somebody else's signature is not taken for one's own", () => {
  const key = signed()
  signSums(folder, newKey('stranger').own)
  expect(flawIn(folder, key.public)).toBe('SHA256SUMS was not signed with this key.')
})

test('a key of another kind is refused', () => {
  const file = join(base, 'rsa.pem')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeSums(folder)
  expect(() => signSums(folder, file)).toThrow(/is no ed25519 key/)
})
