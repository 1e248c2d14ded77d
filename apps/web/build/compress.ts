/** Lays a brotli and a gzip copy beside each file that becomes smaller by it, so that nobody has to compress while serving. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest)$/
const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

export async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter(name => COMPRESSIBLE.test(name)).map(name => compress(join(folder, name))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const [brotli, gz] = await Promise.all([
    brotlied(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 10 },
    }),
    gzipped(content, { level: 9 }),
  ])
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}
