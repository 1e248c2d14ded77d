/** A Vite plugin for files that are made rather than written: icons, manifest, and the script that sets the theme before the first paint. */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { alone } from './alone.ts'
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
}

/** Names them in the page here, as Vite would take links in `index.html` for sources of its own. */
const BEFORE_PAINT = { tag: 'script', attrs: { src: './before-paint.js' }, injectTo: 'head-prepend' } as const
const TAGS: readonly HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: './icon.svg' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
]

/** A chunk of the build and its style, by their addresses; none while the page is being worked on. */
function filesOf(name: string, bundle: Rolldown.OutputBundle = {}): string[] {
  const chunk = Object.values(bundle).find(one => one.type === 'chunk' && one.name === name)
  if (chunk?.type !== 'chunk') return []
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map(file => `./${file}`)
}

export const madeFiles = (): Plugin => ({
  name: 'bivouac-made-files',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => [
      {
        ...BEFORE_PAINT,
        attrs: { ...BEFORE_PAINT.attrs, 'data-first-page': filesOf('pages', bundle).join(' ') },
      },
      ...TAGS,
    ],
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
