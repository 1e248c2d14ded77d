/** What each side held: one's own hand, and the other's when both are open. */
import type { Seat } from '@bivouac/kernel'
import type { Moment } from '@bivouac/protocol'
import { memo, useMemo } from 'react'
import { SideSign } from '../parts/side-sign.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from './at-theatre.ts'
import { useTheatreSay } from './say.ts'
import { seenAt } from './seen-in.ts'

export function Hands() {
  const { say } = useTheatreSay()
  const { scene, eyes } = useAtTheatre()
  if (!scene) return undefined
  if (eyes === -1) return <p className="theatre__closed">{say('hands.closed')}</p>
  return (
    <div className="theatre__hands">
      {[scene.far, scene.moment].map(moment => moment && <HandOf key={moment.seat} moment={moment} />)}
    </div>
  )
}

const HandOf = memo(function HandOf({ moment }: { readonly moment: Moment }) {
  const { say } = useTheatreSay()
  const { ui, part, cover, words } = useDesk()
  const { board } = part.seen
  const seen = useMemo(() => seenAt(board, moment), [board, moment])
  const side: Seat = moment.seat
  return (
    <section className="theatre__hand">
      <h2>
        <SideSign cover={cover} side={side} />
        {say('hands.of', { side: cover.sides(words.language)[side] })}
      </h2>
      <ui.parts.Hand {...part} seen={seen} room="narrow" />
    </section>
  )
})
