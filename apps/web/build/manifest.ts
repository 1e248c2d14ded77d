/** What the system is told when the app is installed. */

const DESCRIPTION =
  'Two tabletop wargames with the rules enforced: Undaunted: Normandy and Commands & Colors: The Great War. ' +
  'Play at once against a bot, with a friend on one screen, offline too.'

export const manifest = (): string =>
  JSON.stringify({
    name: 'Bivouac',
    short_name: 'Bivouac',
    description: DESCRIPTION,
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#57553d',
    theme_color: '#57553d',
    categories: ['games'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
