/**
 * The key schedule: one key from the secret, and a new one from the old and each seat's entropy as it is opened. The keystream of
 * an entry depends on its number, so an entry that is taken back never gives its dice to another.
 */
import { chacha20 } from '@noble/ciphers/chacha.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export type Key = Uint8Array

const KEY_BYTES = 32
const NONCE_BYTES = 12
const BLOCK_BYTES = 64

const derived = (from: Uint8Array, salt: string, purpose: string): Key =>
  hkdf(sha256, from, hexToBytes(salt), utf8ToBytes(purpose), KEY_BYTES)

export const firstKey = (secret: string, commitment: string): Key =>
  derived(hexToBytes(secret), commitment, 'bivouac key 1')

/** The key after a seat has opened its entropy. */
export const nextKey = (key: Key, seat: number, entropy: string): Key =>
  derived(key, entropy, `bivouac entropy key 1 seat ${seat}`)

/** The 32-bit words of an entry, one after the other: the ChaCha20 keystream under the key with the entry's number as nonce. */
export function wordsOf(key: Key, entry: number): () => number {
  if (!Number.isSafeInteger(entry) || entry < 0) throw new Error(`there is no entry number ${entry}`)
  let block: DataView | undefined
  let blocks = 0
  let at = BLOCK_BYTES
  return () => {
    // Most commands draw nothing: for them nothing is made ready.
    if (block === undefined || at === BLOCK_BYTES) {
      block = new DataView(chacha20(key, nonceOf(entry), NONE, undefined, blocks++).buffer)
      at = 0
    }
    at += 4
    return block.getUint32(at - 4, true)
  }
}

/** The keystream itself is what nothing becomes. */
const NONE = new Uint8Array(BLOCK_BYTES)

function nonceOf(entry: number): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES)
  new DataView(nonce.buffer).setBigUint64(0, BigInt(entry), true)
  return nonce
}
