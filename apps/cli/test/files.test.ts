import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readJson, readText, writeWhole } from '../src/files.ts'

const folder = mkdtempSync(join(tmpdir(), 'bivouac-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file is written whole, in a folder made for it, and nothing else is left there', () => {
  const path = join(folder, 'deep', 'down', 'game.txt')
  writeWhole(path, 'one')
  writeWhole(path, 'two')
  expect(readText(path)).toBe('two')
  expect(readdirSync(join(folder, 'deep', 'down'))).toEqual(['game.txt'])
})

test('what cannot be written leaves no trace', () => {
  const taken = join(folder, 'taken')
  mkdirSync(taken)
  expect(() => writeWhole(taken, 'x')).toThrow(`Cannot write '${taken}'`)
  expect(readdirSync(folder).filter(name => name.endsWith('.tmp'))).toEqual([])
})

test('what cannot be read says why', () => {
  expect(() => readText(join(folder, 'none'))).toThrow('there is no such file or folder')
  expect(() => readText(folder)).toThrow('it is a folder, not a file')
  const path = join(folder, 'bad.json')
  writeWhole(path, '{ "a": }')
  expect(() => readJson(path)).toThrow('This is not JSON')
})

const endless = test.skipIf(!existsSync('/dev/zero')) // Windows has no such device

endless('a file without end is not read for ever', () => {
  expect(() => readText('/dev/zero')).toThrow('it is longer than any file of ours')
})
