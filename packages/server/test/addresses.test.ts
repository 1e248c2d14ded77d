/** Limits count by address: whose it is behind proxies, and who may say so. */
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressReader } from '../src/wire/address.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test('what a stranger claims is not believed', () => {
  const read = addressReader()
  expect(read(from('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7')
})

test('of so many proxies each is believed about the one before it, and no further', () => {
  expect(addressReader(1)(from('10.0.0.1', '198.51.100.1, 203.0.113.7'))).toBe('203.0.113.7')
  expect(addressReader(2)(from('10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2'))).toBe('203.0.113.7')
  expect(addressReader(1)(from('10.0.0.1'))).toBe('10.0.0.1')
})

test('proxies are known by their addresses', () => {
  const read = addressReader(['10.0.0.0/8', 'loopback'])
  expect(read(from('10.1.2.3', '198.51.100.1, 203.0.113.7, 127.0.0.1'))).toBe('203.0.113.7')
  expect(read(from('::ffff:10.1.2.3', '203.0.113.7'))).toBe('203.0.113.7')
  // Somebody else in front of the server: what he says is what he says.
  expect(read(from('198.51.100.9', '203.0.113.7'))).toBe('198.51.100.9')
})

test('a header that is no list of addresses does no harm', () => {
  for (const header of ['', ',,,', 'nonsense', '203.0.113.7:99', '[::1]', 'x'.repeat(5000)]) {
    expect(typeof addressReader(['loopback'])(from('127.0.0.1', header))).toBe('string')
    expect(addressReader(1)(from('127.0.0.1', header)).length).toBeLessThanOrEqual(64)
  }
})

test('the addresses of one IPv6 network count as one', () => {
  const read = addressReader()
  expect(read(from('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:2')
  expect(read(from('2001:0db8:0001:0002::1'))).toBe('2001:db8:1:2')
  expect(read(from('2001:db8::1'))).toBe('2001:db8:0:0')
  expect(read(from('::1'))).toBe('0:0:0:0')
  expect(read(from('fe80::1%eth0'))).toBe('fe80:0:0:0')
  expect(read(from('::ffff:203.0.113.7'))).toBe('203.0.113.7')
})
