/** How Vite puts the page together: for work on it, and for the build. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { madeFiles } from './made-files.ts'
import { serviceWorker } from './service-worker.ts'

export const WEB = fileURLToPath(new URL('..', import.meta.url))

export const webConfig = (): InlineConfig => ({
  root: WEB,
  // Every address is relative, so that the page works from any folder of any host.
  base: './',
  plugins: [react(), madeFiles(WEB), serviceWorker()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and pictures stay files: the content security policy needs no exception, and they are cached one by one.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler|wouter|use-sync-external-store|regexparam)\/|web\/src\/react-dom/,
            },
            // Small things that every screen needs: each as a file of its own costs more to ask for than it holds.
            {
              name: 'small',
              test: /packages\/(?:client-shell\/src\/(?:paths|lessons\/progress|messages\/common\/en|say\/speaking|parts\/(?:drawing|icon|levels|side-sign|select-field|sheet|trouble-note)|table\/eyes|touch\/attributes|coach\/read-notes|say\/problem-text)|face-kit\/src\/art\/(?:emblem|icons|sides|shared-definitions)|kernel\/src\/(?:ending|result))\b/,
            },
            // What the tables of all games share, whichever is opened first.
            {
              name: 'tables',
              includeDependenciesRecursively: false,
              test: /packages\/(?:kernel\/src\/(?:bits|chance|decisions|digest|frame-text|frames|imagining|layout|random|table)|face-kit\/src\/(?:art\/(?:cards|dice|landscape|marks)|canvas|primer)|client-shell\/src\/(?:messages\/en|say\/say|coach\/coach-of|parts\/(?:layers|use-width)|store\/breath|touch\/(?:place-button|points-at|use-is-pointed|use-lit-in-view)|sound\/player|table\/(?:desk|use-scale)))\.tsx?$/,
            },
            // The first page with all that it draws with, which other pages share: thirty small files would be thirty questions.
            {
              name: 'pages',
              // What they need besides is everybody's, and would come to the table with them.
              includeDependenciesRecursively: false,
              test: /packages\/client-shell\/src\/(?:pages\/(?:home|frame|parts|seats|say|messages\/en|scenarios\/(?:scenario-card|balance-bar))|gallery\/(?:painted|use-near))\b/,
            },
          ],
        },
      },
    },
  },
})
