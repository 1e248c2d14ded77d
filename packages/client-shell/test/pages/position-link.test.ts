/** A position goes into a link and comes out the same; what is no such link is told apart, and nothing throws. */
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  positionData,
  positionLink,
  readPositionLink,
  type SharedPosition,
} from '../../src/pages/position/position-link.ts'

const SHARED: SharedPosition = {
  module: 'normandy',
  scenario: 'la-raye',
  position: 'normandy la-raye\nround 3 żółć 𝄞 ő\n'.repeat(40),
  asked: [1],
}

const packed = (text: string): string => Buffer.from(deflateRawSync(text)).toString('base64url')
const codeOf = async (data: string): Promise<string> => {
  const read = await readPositionLink(data)
  return read.ok ? 'fine' : read.problem.code
}

describe('a position as a link', () => {
  it('comes out as it went in, in letters that an address may hold', async () => {
    const data = await positionData(SHARED)
    expect(data).toMatch(/^[\w-]+$/)
    expect(await readPositionLink(data)).toEqual({ ok: true, value: SHARED })
  })

  it('replaces whatever page the address showed before', async () => {
    const link = await positionLink(SHARED, 'https://example.org/app/?a=1#/play/7#x')
    expect(link).toBe(`https://example.org/app/?a=1#/position/${await positionData(SHARED)}`)
  })

  it('is broken when a part of it is missing or changed', async () => {
    const data = await positionData(SHARED)
    expect(await codeOf(data.slice(0, -9))).toBe('bad-link')
    expect(await codeOf(data.slice(9))).toBe('bad-link')
  })

  it.each([
    ['nothing', ''],
    ['foreign letters', 'a%20b'],
    ['letters that are no base64', 'A'],
    ['no compressed text', Buffer.from('hello there').toString('base64url')],
    ['no JSON', packed('hello')],
    ['JSON of something else', packed('[1,2]')],
    ['a value that is no object', packed('null')],
    ['fields of another kind', packed('{"v":1,"module":1,"scenario":"a","position":"b"}')],
    ['a text that would fill the memory', packed(`"${'x'.repeat(3_000_000)}"`)],
  ])('refuses %s', async (_, data) => {
    expect(await codeOf(data)).toMatch(/^(?:bad-link|newer-link)$/)
  })

  it('tells a link of another version apart', async () => {
    expect(await codeOf(packed('{"v":2,"module":"m","scenario":"s","position":"p"}'))).toBe('newer-link')
  })

  it('leaves out seats that there are not', async () => {
    const read = await readPositionLink(
      packed('{"v":1,"module":"m","scenario":"s","position":"p","asked":[7]}'),
    )
    expect(read).toEqual({ ok: true, value: { module: 'm', scenario: 's', position: 'p' } })
  })
})
