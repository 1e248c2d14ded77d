/** The sums of a folder's files, as `sha256sum` writes and checks them, and their signature with an ed25519 key. */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const SUMS = 'SHA256SUMS'
const SIGNATURE = 'SHA256SUMS.sig'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(path => path !== SUMS && path !== SIGNATURE)
    .sort()

const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

const sumsOf = (folder: string): string =>
  filesIn(folder)
    .map(path => `${sumOf(join(folder, path))}  ${path}\n`)
    .join('')

export const writeSums = (folder: string): void => writeFileSync(join(folder, SUMS), sumsOf(folder))

function keyFrom(file: string, read: (text: Buffer) => KeyObject): KeyObject {
  const key = read(readFileSync(file))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`'${file}' is no ed25519 key.`)
  return key
}

/** Signs the sums that lie there. */
export function signSums(folder: string, keyFile: string): void {
  const key = keyFrom(keyFile, createPrivateKey)
  writeFileSync(join(folder, SIGNATURE), sign(null, readFileSync(join(folder, SUMS)), key))
}

/** What is wrong with the folder; undefined if every file in it, and no other, was signed with this key. */
export function flawIn(folder: string, keyFile: string): string | undefined {
  for (const name of [SUMS, SIGNATURE])
    if (!existsSync(join(folder, name))) return `There is no ${name}: this build was not signed.`
  const sums = readFileSync(join(folder, SUMS))
  const key = keyFrom(keyFile, createPublicKey)
  if (!verify(null, sums, key, readFileSync(join(folder, SIGNATURE))))
    return `${SUMS} was not signed with this key.`
  const signed = new Map(
    sums
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .map(line => [line.slice(66), line.slice(0, 64)]),
  )
  const there = filesIn(folder)
  const missing = [...signed.keys()].find(path => !there.includes(path))
  if (missing !== undefined) return `'${missing}' is missing.`
  const added = there.find(path => !signed.has(path))
  if (added !== undefined) return `'${added}' does not belong to the build.`
  const changed = there.find(path => sumOf(join(folder, path)) !== signed.get(path))
  return changed === undefined ? undefined : `'${changed}' was changed.`
}
