/** The browser that the app runs in. Where the first page is drawn in advance there is none: nothing is kept, and nobody calls. */
import type { Browserly } from './kept-store.ts'

interface TheBrowser extends Browserly {
  readonly navigator: { readonly languages: readonly string[] }
}

const NONE: TheBrowser = { navigator: { languages: [] }, addEventListener: () => {} }

export const theBrowser: TheBrowser = typeof window === 'undefined' ? NONE : window
