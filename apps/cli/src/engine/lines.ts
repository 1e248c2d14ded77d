/** Cuts a stream of bytes into lines without ever holding more than one line's worth of them. */

/** A line's bytes without its end, or word of a line that was longer than allowed and is gone. */
export type Line = { readonly bytes: Uint8Array } | { readonly tooLong: true }

export const LINE_BYTES_MAX = 1_000_000

const NEWLINE = 10

export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  bytesMax = LINE_BYTES_MAX,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = []
  let length = 0
  // While true, the rest of a line that was too long is read and thrown away.
  let skipping = false
  for await (const chunk of chunks) {
    let from = 0
    while (from < chunk.length) {
      const newline = chunk.indexOf(NEWLINE, from)
      const to = newline < 0 ? chunk.length : newline
      if (!skipping) {
        length += to - from
        if (length > bytesMax) {
          skipping = true
          parts = []
          yield { tooLong: true }
        } else if (to > from) parts.push(chunk.subarray(from, to))
      }
      if (newline >= 0) {
        if (!skipping) yield { bytes: joined(parts, length) }
        parts = []
        length = 0
        skipping = false
      }
      from = to + 1
    }
  }
  if (!skipping && length > 0) yield { bytes: joined(parts, length) }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  if (parts.length === 1) return parts[0]
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
