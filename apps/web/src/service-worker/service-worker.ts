/**
 * Keeps the whole app for use without a network. A version is fetched whole when it is installed, waits until a page
 * tells it to take over, and then takes away the versions before it.
 */
import { type Scope, TAKE_OVER } from './scope.ts'

/** Put in by the build. */
declare const VERSION: string
declare const FILES: readonly string[]

const scope = self as unknown as Scope
const PREFIX = 'bivouac-'
const CACHE = PREFIX + VERSION
const HOME = 'index.html'

const addressOf = (file: string): string => new URL(file, scope.registration.scope).href

/** What is in the address never changes: it carries a hash of its content. */
const isHashed = (file: string): boolean => file.startsWith('assets/')

/** A file that an earlier version has already need not be fetched again. */
async function fetchFile(file: string): Promise<Response> {
  const known = isHashed(file) ? await caches.match(addressOf(file)) : undefined
  if (known) return known
  const answer = await fetch(addressOf(file), { cache: isHashed(file) ? 'default' : 'reload' })
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}`)
  return answer
}

/** Some hundred files at once would leave neither line nor processor to whoever is playing meanwhile. */
const AT_ONCE = 2

async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE)
  const files = FILES.values()
  const keepOneByOne = async (): Promise<void> => {
    for (const file of files) await cache.put(addressOf(file), await fetchFile(file))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepOneByOne))
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter(name => name.startsWith(PREFIX) && name !== CACHE).map(name => caches.delete(name)),
  )
  await scope.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.mode === 'navigate' ? addressOf(HOME) : request, {
    ignoreSearch: true,
  })
  return kept ?? fetch(request)
}

scope.addEventListener('install', event => event.waitUntil(keepEverything()))
scope.addEventListener('activate', event => event.waitUntil(forgetOlder()))
scope.addEventListener('fetch', event => {
  const { method, url } = event.request
  if (method === 'GET' && url.startsWith(scope.registration.scope)) event.respondWith(answer(event.request))
})
scope.addEventListener('message', event => {
  if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting())
})
