/** A Vite plugin for files that are made rather than written: icons, manifest, grounds, and the script that sets the theme before the first paint. */
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { filesAhead, inOrder } from './ahead.ts'
import { alone } from './alone.ts'
import { drawFirstPage } from './first-page.ts'
import { GROUND_FILES } from './grounds.ts'
import { iconDrawing, iconPicture } from './icons.ts'
import { manifest } from './manifest.ts'

type Make = () => string | Uint8Array | Promise<string>

const FILES: Readonly<Record<string, { readonly type: string; readonly make: Make }>> = {
  'before-paint.js': {
    type: 'text/javascript',
    make: () => alone(new URL('../src/before-paint.ts', import.meta.url)),
  },
  'manifest.webmanifest': { type: 'application/manifest+json', make: manifest },
  'icon.svg': { type: 'image/svg+xml', make: iconDrawing },
  'icon-192.png': { type: 'image/png', make: () => iconPicture(192) },
  'icon-512.png': { type: 'image/png', make: () => iconPicture(512) },
  'icon-maskable.png': { type: 'image/png', make: () => iconPicture(512, true) },
  ...GROUND_FILES,
}

/** Names them in the page here, as Vite would take links in `index.html` for sources of its own. */
const BEFORE_PAINT = { tag: 'script', attrs: { src: './before-paint.js' }, injectTo: 'head-prepend' } as const
/** Before that script, which asks how wide the window is: without it a phone answers like a desk. */
const VIEWPORT = {
  tag: 'meta',
  attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
  injectTo: 'head-prepend',
} as const
const TAGS: readonly HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: './icon.svg' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
]

/** Vite has the browser fetch the app while it reads the page; `before-paint.js` decides when. */
const APP =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g

/** Takes the place of the first page while the page is worked on, where nothing is drawn in advance. */
const PLACE = '<!-- The first page -->'

export const madeFiles = (root: string): Plugin => ({
  name: 'bivouac-made-files',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!bundle) return [VIEWPORT, BEFORE_PAINT, ...TAGS]
      const app = inOrder(
        bundle,
        [...html.matchAll(APP)].map(([, file]) => file),
      )
      const ahead = filesAhead(bundle, app)
      const data = { 'data-app': app.join(' '), 'data-ahead': JSON.stringify(ahead) }
      const styles = ahead[0][1].filter(file => file.endsWith('.css') && !html.includes(file))
      return {
        html: html.replace(APP, '').replace(PLACE, await drawFirstPage(root)),
        tags: [
          VIEWPORT,
          { ...BEFORE_PAINT, attrs: { ...BEFORE_PAINT.attrs, ...data } },
          ...styles.map(href => ({ tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href } })),
          ...TAGS,
        ],
      }
    },
  },
  async generateBundle() {
    for (const [fileName, { make }] of Object.entries(FILES))
      this.emitFile({ type: 'asset', fileName, source: await make() })
  },
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const file = FILES[request.url?.split('?')[0].slice(1) ?? '']
      if (file === undefined) return next()
      response.setHeader('Content-Type', file.type)
      response.end(await file.make())
    })
  },
})
