/** Who is at the other end: read from a cookie or a bearer token, never from a message. */
import type { IncomingMessage } from 'node:http'
import type { Guest, Guests } from '../people/guests.ts'

const COOKIE = 'bivouac'
const YEAR = 365 * 24 * 60 * 60

/** The cookie is for this server only, out of the reach of scripts, and not sent along from other sites' forms. */
export const cookieFor = (token: string, isSecure: boolean): string =>
  `${COOKIE}=${token}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${isSecure ? '; Secure' : ''}`

export function tokenIn(headers: IncomingMessage['headers']): string | undefined {
  const bearer = headers.authorization?.match(/^Bearer ([A-Za-z0-9_-]{1,100})$/)?.[1]
  if (bearer !== undefined) return bearer
  for (const part of (headers.cookie ?? '').slice(0, 8192).split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === COOKIE && value !== undefined) return value
  }
  return undefined
}

export async function guestIn(
  guests: Guests,
  headers: IncomingMessage['headers'],
): Promise<Guest | undefined> {
  const token = tokenIn(headers)
  return token === undefined ? undefined : guests.byToken(token)
}

/**
 * Whether a page from there may speak here in its visitor's name. Programs send no origin; a browser always does, and
 * must come from this server itself or from an address that its operator has named.
 */
export function isOwnOrigin(
  { origin, host }: IncomingMessage['headers'],
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true
  if (allowed.length > 0) return allowed.includes(origin)
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
