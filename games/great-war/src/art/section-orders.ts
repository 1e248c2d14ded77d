/** What a section card orders in each section, for its diagram. */
import type { CommandTitle } from '../words.ts'

/** How many units; 0 for none. */
export type Orders = number | 'all'
export type SectionOrders = readonly [left: Orders, centre: Orders, right: Orders]

const inOne = (name: string, orders: Orders): [string, SectionOrders][] => [
  [`${name}-left`, [orders, 0, 0]],
  [`${name}-centre`, [0, orders, 0]],
  [`${name}-right`, [0, 0, orders]],
]

const ORDERS = new Map<string, SectionOrders>([
  ...inOne('recon', 1),
  ...inOne('probe', 2),
  ...inOne('attack', 3),
  ...inOne('assault', 'all'),
  ['recon-in-force', [1, 1, 1]],
  ['forward', [2, 2, 2]],
  ['out-flanked', [2, 0, 2]],
])

/** G-12.1 Undefined for cards that have a picture instead. */
export const sectionOrders = (title: CommandTitle): SectionOrders | undefined => ORDERS.get(title)
