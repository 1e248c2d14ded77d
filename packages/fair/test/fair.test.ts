/** Fair dice: held against another implementation of every part, and against every single thing that could be altered. */
import { createCipheriv, createHash, hkdfSync } from 'node:crypto'
import {
  below,
  commands,
  keyed,
  layout,
  newTable,
  openKeyedMatch,
  seeded,
  submit,
  unwrap,
} from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { describe, expect, test } from 'vitest'
import {
  chanceUnder,
  checkOath,
  commitmentOf,
  drawEntropy,
  drawSecret,
  entropyHash,
  firstKey,
  isEntropy,
  isSecret,
  nextKey,
  type Oath,
  offerHash,
  proves,
  wordsOf,
} from '../src/index.ts'

const board = unwrap(toy.board(toy.scenarios[0].data))
const sworn = { game: toy.id, scenario: board.scenario, fingerprint: board.fingerprint, rules: board.rules }
const secret = '5a'.repeat(32)
const bytes = ['01'.repeat(16), '02'.repeat(16)]
const commitment = commitmentOf(sworn, secret)
const hex = (data: Uint8Array | ArrayBuffer): string => Buffer.from(data as Uint8Array).toString('hex')

const oath: Oath = {
  sworn,
  commitment,
  secret,
  entropy: [0, 1].map(seat => ({
    seat,
    hash: entropyHash(commitment, seat, bytes[seat]),
    entropy: bytes[seat],
    from: seat === 0 ? 0 : 4,
  })),
}

/** A whole game of random commands whose chance comes from the oath. */
function played() {
  const match = openKeyedMatch(toy, board, chanceUnder(oath))
  const picks = new Int32Array([1, 2, 3, 4])
  for (let bits = toy.toChoose(match.table); bits !== 0; bits = toy.toChoose(match.table)) {
    const seat = bits & 1 ? 0 : 1
    const list = commands()
    toy.legal(match.table, seat, list)
    unwrap(submit(match, seat, list.codes[below(picks, list.count, 0)]))
  }
  return match
}

describe('the parts, by another hand', () => {
  test('the commitment is SHA-256 over one line and the secret', () => {
    const line = `bivouac secret 1 toy ${board.scenario} ${board.fingerprint} rules 1\n`
    const hash = createHash('sha256').update(line).update(Buffer.from(secret, 'hex')).digest('hex')
    expect(commitment).toBe(hash)
  })

  test("a seat's hash is SHA-256 over one line with the commitment and its bytes", () => {
    const line = `bivouac entropy 1 ${commitment} seat 1\n`
    const hash = createHash('sha256').update(line).update(Buffer.from(bytes[1], 'hex')).digest('hex')
    expect(entropyHash(commitment, 1, bytes[1])).toBe(hash)
  })

  test('the hash that comes with an offer is SHA-256 over one line and the bytes', () => {
    const hash = createHash('sha256').update('bivouac offer 1\n').update(Buffer.from(bytes[0], 'hex'))
    expect(offerHash(bytes[0])).toBe(hash.digest('hex'))
  })

  test('keys come from HKDF-SHA-256', () => {
    const first = hkdfSync(
      'sha256',
      Buffer.from(secret, 'hex'),
      Buffer.from(commitment, 'hex'),
      'bivouac key 1',
      32,
    )
    expect(hex(firstKey(secret, commitment))).toBe(hex(first))
    const next = hkdfSync(
      'sha256',
      new Uint8Array(first),
      Buffer.from(bytes[0], 'hex'),
      'bivouac entropy key 1 seat 0',
      32,
    )
    expect(hex(nextKey(firstKey(secret, commitment), 0, bytes[0]))).toBe(hex(next))
  })

  test.each([0, 1, 77, 2 ** 40])(
    'the words of entry %s are the ChaCha20 keystream, also beyond a block',
    entry => {
      const key = firstKey(secret, commitment)
      const iv = Buffer.alloc(16)
      iv.writeBigUInt64LE(BigInt(entry), 4)
      const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(200))
      const word = wordsOf(key, entry)
      for (let i = 0; i < 50; i++) expect(word()).toBe(stream.readUInt32LE(4 * i))
    },
  )

  test('there is no entry before the first', () => {
    for (const entry of [-1, 0.5, Number.NaN])
      expect(() => wordsOf(firstKey(secret, commitment), entry)).toThrow('no entry')
  })

  test('secrets and entropy are fresh and well formed', () => {
    expect(isSecret(drawSecret())).toBe(true)
    expect(isEntropy(drawEntropy())).toBe(true)
    expect(new Set(Array.from({ length: 100 }, drawSecret)).size).toBe(100)
  })
})

describe('keyed chance', () => {
  test('throws the uneven end away, so that each face is equally likely', () => {
    const words = [0xffffffff, 0xfffffffe, 13]
    let at = 0
    const chance = keyed(() => words[at++])
    const t = newTable(layout({}), undefined, seeded)
    // 2^32 is 4 above a multiple of 6: of these words only the last counts.
    expect([chance.die(t, 6), at]).toEqual([13 % 6, 3])
  })

  test('makes all orders of a pile, each about as often', () => {
    const pile = layout({ pile: [3, 'three stones'] })
    const counts = new Map<string, number>()
    const key = firstKey(secret, commitment)
    for (let entry = 0; entry < 6000; entry++) {
      const t = newTable(pile, undefined, seeded)
      t.cells.set([1, 2, 3], pile.at.pile)
      keyed(wordsOf(key, entry)).shuffle(t, pile.at.pile, 3, 0)
      const order = t.cells.subarray(pile.at.pile, pile.at.pile + 3).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    // A thousand each; the words are fixed by the key, so this cannot fail by chance. Six standard deviations are 173.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(173)
  })
})

describe('a game under an oath', () => {
  const match = played()

  test('is proved by it', () => {
    expect(match.log.length).toBeGreaterThan(4)
    expect(match.log.some(entry => entry.drawn.length > 0)).toBe(true)
    expect(proves(match, oath)).toEqual({ ok: true, value: undefined })
  })

  test('is not proved if one throw or one draw was another', () => {
    for (const [i, entry] of match.log.entries()) {
      for (const [k, drawn] of entry.drawn.entries()) {
        const other =
          'die' in drawn
            ? { ...drawn, die: (drawn.die + 1) % drawn.faces }
            : { ...drawn, order: drawn.order.toReversed() }
        const story = match.story.with(i, { ...entry, drawn: entry.drawn.with(k, other) })
        expect(proves({ ...match, story }, oath)).toMatchObject({ problem: { code: 'not-from-seed' } })
      }
    }
  })

  test('is not proved by another secret, other bytes, or bytes that came at another time', () => {
    const withSecret = { ...oath, secret: `00${secret.slice(2)}` }
    expect(checkOath(withSecret)).toMatchObject({ problem: { code: 'other-secret' } })
    const [first, second] = oath.entropy
    const withEntropy = { ...oath, entropy: [first, { ...second, entropy: `00${second.entropy.slice(2)}` }] }
    expect(checkOath(withEntropy)).toMatchObject({ problem: { code: 'other-entropy' } })
    expect(proves(match, { ...oath, entropy: [first] })).toMatchObject({ problem: { code: 'not-from-seed' } })
    expect(proves(match, { ...oath, entropy: [first, { ...second, from: 0 }] })).toMatchObject({ ok: false })
    expect(checkOath({ ...oath, entropy: [second, first] })).toMatchObject({
      problem: { code: 'bad-entropy' },
    })
  })

  test('a secret committed to for one game is no secret of another', () => {
    for (const other of [{ game: 'x' }, { scenario: 'x' }, { fingerprint: '00000000' }, { rules: 2 }])
      expect(checkOath({ ...oath, sworn: { ...sworn, ...other } })).toMatchObject({
        problem: { code: 'other-secret' },
      })
  })

  test.each(['', 'zz', secret.toUpperCase(), `${secret}00`])('%j is no secret', text => {
    expect(checkOath({ ...oath, secret: text })).toMatchObject({ problem: { code: 'bad-secret' } })
  })

  test('malformed entropy is refused before it is hashed', () => {
    const [first] = oath.entropy
    expect(checkOath({ ...oath, entropy: [{ ...first, entropy: 'not hex' }] })).toMatchObject({
      problem: { code: 'bad-entropy' },
    })
  })
})
