/** Glicko-2 (Glickman, 'Example of the Glicko-2 system', 2022), by the letters of that paper where they help to compare. */

export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** A game against somebody whose rating is known so well: 1 won, 0 lost. */
export interface Rated {
  readonly against: Readonly<{ rating: number; deviation: number }>
  readonly score: number
}

/** Somebody of whom nothing is known. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** A solver before the first puzzle: taken to be surer than that, or one slip would cost a beginner five hundred points. */
export const NEW_SOLVER_RATING: Rating = { ...UNKNOWN, deviation: 200 }

/** How much volatility may change: the paper's middle value. */
const TAU = 0.5
export const SCALE = 173.7178
const NEAR = 1e-6
/** Nobody's rating is ever less certain than that of somebody unknown. */
const DEVIATION_MOST = UNKNOWN.deviation

/** The rating after one period with these games; none of them only makes it less certain. */
export function rated({ rating, deviation, volatility }: Rating, games: readonly Rated[]): Rating {
  const mu = (rating - UNKNOWN.rating) / SCALE
  const phi = deviation / SCALE
  if (games.length === 0) return scaled(mu, Math.hypot(phi, volatility), volatility)
  let information = 0
  let surprise = 0
  for (const { against, score } of games) {
    const g = weight(against.deviation / SCALE)
    const expected = expectedScore(mu, (against.rating - UNKNOWN.rating) / SCALE, g)
    information += g * g * expected * (1 - expected)
    surprise += g * (score - expected)
  }
  const variance = 1 / information
  const after = volatilityAfter(volatility, phi, variance, variance * surprise)
  const phiAfter = 1 / Math.sqrt(1 / (phi * phi + after * after) + information)
  return scaled(mu + phiAfter * phiAfter * surprise, phiAfter, after)
}

/** How likely somebody of that rating is to beat the other. */
export const chanceToBeat = (own: { readonly rating: number }, other: Rated['against']): number =>
  expectedScore(own.rating / SCALE, other.rating / SCALE, weight(other.deviation / SCALE))

const scaled = (mu: number, phi: number, volatility: number): Rating => ({
  rating: UNKNOWN.rating + SCALE * mu,
  deviation: Math.min(DEVIATION_MOST, SCALE * phi),
  volatility,
})

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2)
const expectedScore = (mu: number, other: number, g: number): number => 1 / (1 + Math.exp(-g * (mu - other)))

/** Step 5 of the paper: the Illinois algorithm finds where `f` is zero. */
function volatilityAfter(volatility: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(volatility * volatility)
  const spread = phi * phi + variance
  const f = (x: number): number => {
    const e = Math.exp(x)
    return (e * (delta * delta - spread - e)) / (2 * (spread + e) ** 2) - (x - a) / (TAU * TAU)
  }
  let low = a
  let high = delta * delta > spread ? Math.log(delta * delta - spread) : below(f, a)
  let fLow = f(low)
  let fHigh = f(high)
  while (Math.abs(high - low) > NEAR) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow)
    const fMiddle = f(middle)
    if (fMiddle * fHigh <= 0) {
      low = high
      fLow = fHigh
    } else fLow /= 2
    high = middle
    fHigh = fMiddle
  }
  return Math.exp(low / 2)
}

/** The first step below `a` at which `f` is no longer negative. */
function below(f: (x: number) => number, a: number): number {
  let x = a - TAU
  while (f(x) < 0) x -= TAU
  return x
}
