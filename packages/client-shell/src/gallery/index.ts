/** What a game builds its card and terrain gallery with. */
export * from './choice.tsx'
export * from './gallery.tsx'
