/** What a value learns from: positions as features, seen from one seat's side, and whether that seat won in the end. */

export interface Samples {
  readonly inputs: number
  readonly rows: number
  /** Features in whole parts, exactly as a net reads them, row after row. */
  readonly features: Int16Array
  /** 1 where the seat from whose side the row is seen has won. */
  readonly won: Uint8Array
  /** The number of the game that each row is from. */
  readonly game: Int32Array
  /** How much each row counts. */
  readonly weight: Float32Array
}

/** Samples that are still being gathered, with room for more rows. */
export interface Gathering extends Omit<Samples, 'rows' | 'weight'> {
  rows: number
}

export const gathering = (inputs: number, room: number): Gathering => ({
  inputs,
  rows: 0,
  features: new Int16Array(inputs * room),
  won: new Uint8Array(room),
  game: new Int32Array(room),
})

/** Gathered rows and how much each of them counts. */
export interface Part {
  readonly samples: Gathering
  readonly weight: number
  /** Added to the numbers of its games, so that games of different origin are not taken for the same one. */
  readonly firstGame: number
}

/** All parts as one. */
export function joined(inputs: number, parts: readonly Part[]): Samples {
  const rows = parts.reduce((sum, part) => sum + part.samples.rows, 0)
  const all: Samples = {
    inputs,
    rows,
    features: new Int16Array(inputs * rows),
    won: new Uint8Array(rows),
    game: new Int32Array(rows),
    weight: new Float32Array(rows),
  }
  let at = 0
  for (const { samples, weight, firstGame } of parts) {
    const { rows: n } = samples
    all.features.set(samples.features.subarray(0, n * inputs), at * inputs)
    all.won.set(samples.won.subarray(0, n), at)
    all.weight.fill(weight, at, at + n)
    for (let i = 0; i < n; i++) all.game[at + i] = firstGame + samples.game[i]
    at += n
  }
  return all
}
