/** Text as letters that an address may hold, squeezed; and back again. */

export const pack = async (text: string): Promise<string> =>
  toBase64Url(await squeeze(new TextEncoder().encode(text)))

/** A link that is longer is cut off by somebody on its way. */
export const LINK_MOST = 8 * 1024

/** The address of a place in the app with a text behind it, `page` being the one the app runs at; undefined if it is too long for a link. */
export async function packedLink(page: string, place: string, text: string): Promise<string | undefined> {
  const link = `${page.replace(/#.*$/s, '')}#${place}/${await pack(text)}`
  return link.length > LINK_MOST ? undefined : link
}

/** Rejects what was not packed so, or was cut off, and what would be longer than `most` bytes: it was made to fill somebody's memory. */
export async function unpack(packed: string, most: number): Promise<string> {
  const bytes = await unsqueeze(fromBase64Url(packed), most)
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

const squeeze = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  drain(
    new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    Number.POSITIVE_INFINITY,
  )

const unsqueeze = (bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> =>
  drain(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), most)

async function drain(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = stream.getReader()
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      throw new RangeError(`longer than ${most} bytes`)
    }
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Letter by letter: a whole game is more than a call takes at once. */
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new SyntaxError('letters that no link of ours has')
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
}
