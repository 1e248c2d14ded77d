/** What a guest's browser keeps: out of reach of scripts and other sites, and useless to whoever reads the database. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/data/database.ts'
import { guestsIn } from '../src/people/guests.ts'
import { cookieFor } from '../src/wire/session.ts'

test('no script reads it, no form of another site sends it, and under TLS it never goes without', () => {
  const parts = cookieFor('abc', true).split('; ')
  expect(parts[0]).toBe('bivouac=abc')
  expect(parts).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/api', 'Secure']))
  expect(cookieFor('abc', false)).not.toContain('Secure')
})

test('the database keeps a hash: the token itself is nowhere in its files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-cookies-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const db = openDatabase(folder)
  const guests = guestsIn(db, () => 1)
  const name = randomBytes(6).toString('hex')
  const made = await guests.welcome(name, 1)
  if (made === undefined) throw new Error('nobody was welcomed')
  expect((await guests.byToken(made.token))?.id).toBe(made.guest.id)
  const files = ['bivouac.sqlite', 'bivouac.sqlite-wal'].map(file =>
    readFileSync(join(folder, file), 'latin1'),
  )
  await db.close()
  expect(files.some(text => text.includes(name))).toBe(true)
  expect(files.some(text => text.includes(made.token))).toBe(false)
})
