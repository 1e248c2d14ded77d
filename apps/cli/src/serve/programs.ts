/** The programs of a server's threads, each as one file: a bundled server does not find them beside itself. */
import { bundled } from '../bundle.ts'

/** The thread that writes. */
export const bundledWriter = (): Promise<URL> =>
  bundled(new URL(import.meta.resolve('@bivouac/server/writer')))

/** The thread in which bots think. */
export const bundledBots = (): Promise<URL> => bundled(new URL('../work/bots-thread.ts', import.meta.url))
