/** Cards that are being looked at, in the pad of a desk: one of them is kept, given back or taken. */
import './rack.css'
import { memo } from 'react'
import { isSameHolding } from '../same.ts'
import type { TablePart } from '../seen.ts'
import { offered } from './card-groups.ts'
import { CardList } from './card-list.tsx'

export const Offer = memo(function Offer(part: TablePart) {
  const group = offered(part)
  if (group === undefined) return undefined
  return (
    <section className="gw-offer" aria-label={group.title}>
      <h3 className="label">{group.title}</h3>
      <div className="gw-combat__cards">
        <CardList {...part} group={group} />
      </div>
    </section>
  )
}, isSameHolding)
