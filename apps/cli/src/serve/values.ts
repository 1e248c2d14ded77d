/** What the settings of a server may be, and which of them make sense together. */
import { isIP } from 'node:net'
import { InvalidArgumentError } from 'commander'
import { UserError } from '../errors.ts'
import { wholeFrom } from '../options.ts'

const HIGHEST_PORT = 65535

export function portOf(text: string): number {
  const port = wholeFrom(0)(text)
  if (port > HIGHEST_PORT) throw new InvalidArgumentError(`It must be ${HIGHEST_PORT} or less.`)
  return port
}

export const portBeside = (port: number): number => (port < HIGHEST_PORT ? port + 1 : port - 1)

export function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin
  throw new InvalidArgumentError("It must be an address with 'https://', such as 'https://play.example.org'.")
}

export function postgresAddress(text: string): string {
  if (/^postgres(?:ql)?:\/\/./.test(text) && URL.canParse(text)) return text
  throw new InvalidArgumentError("It must be an address such as 'postgres://bivouac@db/bivouac'.")
}

export function natsAddress(text: string): string {
  if (/^(?:nats|tls):\/\/./.test(text) && URL.canParse(text)) return text
  throw new InvalidArgumentError("It must be an address such as 'nats://bus:4222'.")
}

/** An address to listen at. */
export interface Place {
  readonly host: string
  readonly port: number
}

/** `9464`, on this machine only, or `10.0.0.5:9464`. */
export function placeOf(text: string): Place {
  const [, host = '127.0.0.1', port] = text.match(/^(?:\[?([^\]]*?)\]?:)?(\d+)$/) ?? []
  if (port === undefined || host === '')
    throw new InvalidArgumentError(
      "It must be a port such as '9464', or an address and a port, '10.0.0.5:9464'.",
    )
  return { host, port: portOf(port) }
}

/** What the library that reads `X-Forwarded-For` calls ranges that everybody knows. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal']
const PROXIES_MOST = 10

export function proxiesOf(text: string): number | readonly string[] {
  if (/^\d+$/.test(text) && Number(text) <= PROXIES_MOST) return Number(text)
  const all = text.split(/[,\s]+/)
  if (all.every(isAddressOrRange)) return all
  throw new InvalidArgumentError(
    "It must be the number of proxies, such as '1', or their addresses, such as '10.0.0.5' or '10.0.0.0/8', with commas between them.",
  )
}

function isAddressOrRange(text: string): boolean {
  const [address, bits, ...more] = text.split('/')
  if (RANGES.includes(text)) return true
  const length = { 0: -1, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6]
  return (
    length > 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= length))
  )
}

interface Together extends Place {
  readonly database?: string
  readonly nats?: string
  readonly metrics?: Place
  readonly online: boolean
}

/** Refuses what cannot be meant. */
export function checkTogether({ port, database, nats, metrics, online }: Together): void {
  const refuse = (text: string): never => {
    throw new UserError('bad-options', text)
  }
  if (nats !== undefined && database === undefined)
    refuse("'--nats' is for servers that share a database: give '--database' too.")
  if (!online && (database !== undefined || metrics !== undefined))
    refuse("'--no-online' keeps no games: leave it out, or leave out '--database', '--nats' and '--metrics'.")
  if (metrics !== undefined && metrics.port !== 0 && metrics.port === port)
    refuse(
      `Players and metrics cannot share port ${port}: choose another for one of them, such as '--metrics ${portBeside(port)}'.`,
    )
}
