/** The program of the server's thread that writes, as one file: a bundled server does not find it beside itself. */
import { bundled } from '../bundle.ts'

export const bundledWriter = (): Promise<URL> =>
  bundled(new URL(import.meta.resolve('@bivouac/server/writer')))
