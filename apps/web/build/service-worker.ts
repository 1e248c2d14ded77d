/** A Vite plugin that builds the service worker, which is told all files of the build and a version made from them. */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { alone } from './alone.ts'

const ENTRY = new URL('../src/service-worker/service-worker.ts', import.meta.url)

export const serviceWorker = (): Plugin => ({
  name: 'bivouac-service-worker',
  apply: 'build',
  generateBundle: {
    // After everybody else, so that nothing of the build is missing from the list.
    order: 'post',
    async handler(_, bundle) {
      const files = Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
      const hash = createHash('sha256')
      for (const file of files)
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
      const source = await alone(ENTRY, {
        VERSION: hash.digest('hex').slice(0, 12),
        FILES: files.map(file => file.fileName),
      })
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  },
})
