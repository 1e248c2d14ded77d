/** The file that a learned value is kept in: plain JSON that says which features it belongs to and how it was made. */
import { fail, fingerprint, ok, type Result } from '@bivouac/kernel'
import { FEATURE_ONE, WEIGHT_ONE } from './fixed-point.ts'
import { type NetWeights, whyUnfit } from './weights.ts'

/** Raised whenever the same file would mean something else. */
const WEIGHTS_FORMAT = 1
/** A file must stay small enough to be sent to a browser with the game. */
export const WEIGHTS_MOST_BYTES = 200_000

/** How the weights were made, so that anybody can make them again. */
export interface Made {
  readonly command: string
  readonly seed: string
  readonly date: string
  /** The bot that played the games. */
  readonly by: string
  readonly games: number
  readonly positions: number
  readonly generation: number
  /** On games kept back from learning. */
  readonly loss: number
  readonly accuracy: number
}

/** The file's text. Throws if it would be too large: fewer hidden units make it smaller. */
export function writeWeights(
  game: string,
  names: readonly string[],
  made: Made,
  weights: NetWeights,
): string {
  const { hidden, bias, linear, into, hiddenBias, out } = weights
  const fields = {
    format: WEIGHTS_FORMAT,
    game,
    features: { count: names.length, fingerprint: fingerprint(names) },
    made,
    scale: { feature: FEATURE_ONE, weight: WEIGHT_ONE },
    hidden,
    bias,
    linear: [...linear],
    hiddenBias: [...hiddenBias],
    out: [...out],
    into: [...into],
  }
  const lines = Object.entries(fields).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`)
  const text = `{\n${lines.join(',\n')}\n}\n`
  if (text.length > WEIGHTS_MOST_BYTES)
    throw new Error(`the weights would take ${text.length} bytes, more than ${WEIGHTS_MOST_BYTES}`)
  return text
}

/** The weights in a file's content, if it is in order and was made for this game and these features. */
export function readWeights(data: unknown, game: string, names: readonly string[]): Result<NetWeights> {
  if (!isObject(data) || !('format' in data)) return broken('it is no file of weights')
  if (data.format !== WEIGHTS_FORMAT)
    return fail(
      'other-format',
      `The weights are of format ${JSON.stringify(data.format)}; this version reads format ${WEIGHTS_FORMAT}. ${again(game)}`,
    )
  if (data.game !== game)
    return fail('other-game', `The weights are for ${JSON.stringify(data.game)}, not for '${game}'.`)
  const { features, scale } = data
  if (!isObject(features)) return broken("'features' is missing")
  if (features.count !== names.length || features.fingerprint !== fingerprint(names))
    return fail('other-features', `The weights were trained for other features. ${again(game)}`)
  if (!isObject(scale) || scale.feature !== FEATURE_ONE || scale.weight !== WEIGHT_ONE)
    return broken("'scale' is not the one of this format")
  return readNumbers(data, names.length)
}

function readNumbers(data: Readonly<Record<string, unknown>>, inputs: number): Result<NetWeights> {
  const { hidden, bias } = data
  if (!isWhole(hidden) || hidden < 0) return broken("'hidden' is no number of units")
  if (!isWhole(bias)) return broken("'bias' is no whole number")
  const lists: Record<string, Int32Array> = {}
  for (const name of ['linear', 'hiddenBias', 'out', 'into']) {
    const list = data[name]
    if (!Array.isArray(list) || !list.every(isWhole)) return broken(`'${name}' is no list of whole numbers`)
    lists[name] = Int32Array.from(list)
  }
  const { linear, hiddenBias, out, into } = lists
  const weights: NetWeights = { inputs, hidden, bias, linear, hiddenBias, out, into }
  const wrong = whyUnfit(weights)
  return wrong === undefined ? ok(weights) : broken(wrong)
}

const broken = (what: string): Result<never> => fail('bad-weights', `The file of weights is broken: ${what}.`)

const again = (game: string): string => `Train again with 'bivouac lab train --game ${game} --out FILE'.`

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && (value | 0) === value
