/** Proves that all chance of a game follows from what was committed to: the secret, and the entropy that the seats opened. */
import {
  type Board,
  type Chance,
  type Fact,
  fail,
  followsFrom,
  type GameModule,
  type GameRecord,
  keyed,
  type Match,
  ok,
  type Result,
} from '@bivouac/kernel'
import { commitmentOf, entropyHash, isEntropy, isSecret, offerHash, type Sworn } from './commitment.ts'
import { firstKey, type Key, nextKey, wordsOf } from './keys.ts'

/** A seat's own bytes: their hash from when it sat down, and the bytes since the entry before which they were opened. */
interface OpenedEntropy {
  readonly seat: number
  readonly hash: string
  readonly entropy: string
  /** The first entry whose chance they are part of. The setup is entry 0, the first command entry 1. */
  readonly from: number
}

export interface Oath {
  readonly sworn: Sworn
  readonly commitment: string
  readonly secret: string
  /** In the order in which they were opened. */
  readonly entropy: readonly OpenedEntropy[]
}

/** What a record tells of the oath behind its dice; undefined while its secret is not told. */
export function oathIn(
  { head, entropy, secret }: GameRecord,
  { sides }: Pick<GameModule, 'sides'>,
): Oath | undefined {
  if (secret === undefined) return undefined
  return {
    sworn: head,
    commitment: head.commitment ?? '',
    secret,
    entropy: entropy.map(({ side, hash, bytes, from }) => ({
      seat: sides.indexOf(side),
      hash,
      entropy: bytes,
      from,
    })),
  }
}

/** Whether the secret and the entropy are those that were committed to. */
export function checkOath({ sworn, commitment, secret, entropy }: Oath): Result<undefined> {
  if (!isSecret(secret)) return fail('bad-secret', 'The secret must be 64 hexadecimal digits.')
  if (commitmentOf(sworn, secret) !== commitment)
    return fail('other-secret', 'The secret is not the one that was committed to before the game.')
  let last = 0
  for (const { seat, hash, entropy: bytes, from } of entropy) {
    if (!isEntropy(bytes))
      return fail('bad-entropy', `The entropy of seat ${seat} must be 32 hexadecimal digits.`)
    if (hash !== entropyHash(commitment, seat, bytes) && hash !== offerHash(bytes))
      return fail('other-entropy', `The entropy of seat ${seat} is not what it swore when it sat down.`)
    if (!Number.isSafeInteger(from) || from < last)
      return fail('bad-entropy', 'Entropy stands in the order in which it was opened.')
    last = from
  }
  return ok(undefined)
}

/** As much of an oath as the chance of a game follows from. */
type Source = Pick<Oath, 'commitment' | 'secret'> & {
  readonly entropy: readonly Omit<OpenedEntropy, 'hash'>[]
}

/** The chance of each entry under an oath. */
export function chanceUnder({ commitment, secret, entropy }: Source): (entry: number) => Chance {
  const keys: { readonly from: number; readonly key: Key }[] = [
    { from: 0, key: firstKey(secret, commitment) },
  ]
  for (const { seat, entropy: bytes, from } of entropy)
    keys.push({ from, key: nextKey(keys[keys.length - 1].key, seat, bytes) })
  return entry => {
    const { key } = keys.findLast(one => one.from <= entry) ?? keys[0]
    return keyed(wordsOf(key, entry))
  }
}

/** Whether the oath holds and all chance of the game follows from it. */
export function proves<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  oath: Oath,
): Result<undefined> {
  const kept = checkOath(oath)
  if (!kept.ok) return kept
  const follows = followsFrom(match, chanceUnder(oath))
  return follows.ok ? ok(undefined) : follows
}
