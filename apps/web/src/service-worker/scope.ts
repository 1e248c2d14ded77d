/** What a service worker finds around it; the browser's types are those of a page. */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchAsked extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Message extends Extendable {
  readonly data: unknown
}

export interface Scope {
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchAsked) => void): void
  addEventListener(name: 'message', listener: (event: Message) => void): void
}

/** What a page says to a new version that waits: take over now. */
export const TAKE_OVER = 'take-over'
