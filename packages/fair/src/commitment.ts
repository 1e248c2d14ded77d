/**
 * What is committed to before the first card is dealt. Whoever runs the table draws a secret and publishes its commitment; each player
 * publishes the hash of bytes of their own and opens them when all hashes are on the table. So nobody can choose anything
 * after seeing what the others chose.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a commitment is bound to, so that a secret committed to for one game cannot be shown for another. */
export interface Sworn {
  readonly game: string
  readonly scenario: string
  readonly fingerprint: string
  readonly rules: number
}

const SECRET_BYTES = 32
const ENTROPY_BYTES = 16

const SECRET = /^[0-9a-f]{64}$/
const ENTROPY = /^[0-9a-f]{32}$/

export const isSecret = (hex: string): boolean => SECRET.test(hex)
export const isEntropy = (hex: string): boolean => ENTROPY.test(hex)

/** Fresh bytes from the platform, as hexadecimal digits. */
const drawn = (count: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(count)))
export const drawSecret = (): string => drawn(SECRET_BYTES)
export const drawEntropy = (): string => drawn(ENTROPY_BYTES)

/** What somebody typed as the bytes that are added: 32 hexadecimal digits are taken as they are, other words by their hash. */
export const entropyFrom = (words: string): string =>
  isEntropy(words) ? words : bytesToHex(sha256(utf8ToBytes(words.normalize()))).slice(0, 2 * ENTROPY_BYTES)

/** The hash of a line of text and the bytes behind it. The line keeps hashes for different purposes apart. */
const hashOf = (line: string, hex: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`${line}\n`), hexToBytes(hex))))

/** Published when the game is created; the secret follows when it is over. */
export const commitmentOf = ({ game, scenario, fingerprint, rules }: Sworn, secret: string): string =>
  hashOf(`bivouac secret 1 ${game} ${scenario} ${fingerprint} rules ${rules}`, secret)

/** Published by a seat when it sits down, `commitment` being the game's: one seat's hash is of no use at another. */
export const entropyHash = (commitment: string, seat: number, entropy: string): string =>
  hashOf(`bivouac entropy 1 ${commitment} seat ${seat}`, entropy)

/** Published by whoever offers a game: at that time there is neither a commitment nor, perhaps, a seat. */
export const offerHash = (entropy: string): string => hashOf('bivouac offer 1', entropy)
