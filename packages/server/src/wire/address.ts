/** Where a request comes from, for limits by address: behind proxies it is what those proxies say that may be believed. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** How many proxies stand in front, or the addresses of those that may be believed (single ones, or ranges as `10.0.0.0/8`). */
export type TrustedProxies = number | readonly string[]

/** Throws where an address makes no sense. */
export function addressReader(trusted: TrustedProxies = 0): (request: IncomingMessage) => string {
  const trust =
    typeof trusted === 'number'
      ? (_: string, place: number) => place < trusted
      : proxyAddress.compile([...trusted])
  return request => groupOf(addressIn(request, trust))
}

function addressIn(request: IncomingMessage, trust: (address: string, place: number) => boolean): string {
  try {
    return proxyAddress(request, trust) ?? ''
  } catch {
    // A header that is no list of addresses: then it counts for the proxy that has passed it on.
    return request.socket.remoteAddress ?? ''
  }
}

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i
/** A proxy that is believed by mistake may pass on anything. */
const LENGTH_MOST = 64
const GROUPS = 8
const NETWORK_GROUPS = 4

/** One household has as many IPv6 addresses as it likes, all with the same first half: they count as one. */
function groupOf(address: string): string {
  const plain = address.slice(0, LENGTH_MOST).replace(MAPPED, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [before, after] = plain.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? 0 : GROUPS - head.length - tail.length
  const all = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail]
  return all
    .slice(0, NETWORK_GROUPS)
    .map(group => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
