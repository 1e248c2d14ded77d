/** While bids are asked for: both face down, one's own with its number, the other's with nothing but that it is there. */
import './bids.css'
import { cardBack } from '@bivouac/face-kit/art'
import { useMemo } from 'react'
import { printedCard } from '../../../src/art/index.ts'
import type { SideName } from '../../../src/vocabulary.ts'
import { farSide, kindIn, nearSide } from '../logic/reading.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { Drawing } from './art.tsx'

export function Bids({ seen, words }: NormandyProps) {
  const say = tableWordsIn(words.language)
  if (seen.decision.kind !== 'bid') return undefined
  return (
    <div className="normandy-bids">
      {[nearSide(seen.seat), farSide(seen.seat)].map(side => {
        const { hasBid, own } = seen.view[side]
        const number = own?.bid ? printedCard(kindIn(own.bid)).initiative : undefined
        return (
          <figure key={side} data-side={side}>
            {hasBid ? <FaceDown side={side} /> : <span className="normandy-bids__place" />}
            <figcaption>
              {say.names.say(`side.${side}`)}
              {hasBid && <b>{number ?? say.say('plate.bid')}</b>}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

function FaceDown({ side }: { readonly side: SideName }) {
  const art = useMemo(() => cardBack(side, `bid-${side}`), [side])
  return <Drawing art={art} width={250} height={350} />
}
