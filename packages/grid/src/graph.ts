/** Steps between places, for any kind of board that knows which of its places are neighbours. */

/** `distances(n, near)[a * n + b]`: the fewest steps from a to b; 255 where there is no way. */
export function distances(n: number, near: (a: number, b: number) => boolean): Uint8Array {
  const steps = new Uint8Array(n * n).fill(255)
  for (let from = 0; from < n; from++) {
    steps[from * n + from] = 0
    const queue = [from]
    for (const a of queue)
      for (let b = 0; b < n; b++)
        if (steps[from * n + b] === 255 && near(a, b)) {
          steps[from * n + b] = steps[from * n + a] + 1
          queue.push(b)
        }
  }
  return steps
}

/** `neighbours(n, near)[a]`: the places next to a as bits. For boards of at most 31 places. */
export function neighbours(n: number, near: (a: number, b: number) => boolean): Int32Array {
  const bits = new Int32Array(n)
  for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) if (a !== b && near(a, b)) bits[a] |= 1 << b
  return bits
}
