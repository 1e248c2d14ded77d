/** Has the app draw its first page while it is built, so that a newcomer sees it before any script has been fetched. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** In the folder of the app, as what is built there looks for React in the folders above it. */
export async function drawFirstPage(root: string): Promise<string> {
  await mkdir(join(root, 'node_modules'), { recursive: true })
  const folder = await mkdtemp(join(root, 'node_modules/.first-page-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: {
        ssr: 'src/first-page.tsx',
        outDir: folder,
        target: 'es2023',
        rolldownOptions: { output: { entryFileNames: 'first-page.mjs' } },
      },
    })
    const { firstPage } = await import(pathToFileURL(join(folder, 'first-page.mjs')).href)
    return await firstPage()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
