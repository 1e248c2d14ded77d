/** The curtain between two people at one screen: nothing is seen until the one whose turn it is says so. */
import './curtain.css'
import { emblemPicture } from '@bivouac/face-kit/art'
import type { Seat } from '@bivouac/kernel'
import { useEffect, useRef } from 'react'
import type { GameCover } from '../game-ui.ts'
import { useSay } from '../say/say.ts'
import { PRIMARY } from '../touch/attributes.ts'
import { Drawing } from './drawing.tsx'
import { SideSign } from './side-sign.tsx'

interface Props {
  readonly cover: GameCover
  readonly side: Seat
  lift(): void
}

const MARK = emblemPicture(64)

export function Curtain({ cover, side, lift }: Props) {
  const { say, language } = useSay()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const name = cover.sides(language)[side]
  return (
    <main className="desk curtain">
      <Drawing className="curtain__mark" svg={MARK} />
      <section className="paper curtain__slip" aria-live="assertive">
        <h1 className="curtain__title title">
          <SideSign cover={cover} side={side} /> {name}
        </h1>
        <p>{say('curtain', { side: name })}</p>
        <button ref={button} type="button" className="button button--primary" {...PRIMARY} onClick={lift}>
          {say('curtain.lift', { side: name })}
        </button>
      </section>
    </main>
  )
}
