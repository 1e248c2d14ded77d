/** What has just happened, large for a moment: both bids, the dice, a man lost, a new round. It never catches a press. */
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { initiativeMarker } from '../../../src/art/index.ts'
import type { NormandyFact } from '../../../src/facts.ts'
import { cardText, counterText } from '../../../src/text/names.ts'
import { SIDES, type SideName } from '../../../src/vocabulary.ts'
import { CardFace } from '../hand/card.tsx'
import { extentOf, placeOf } from '../logic/places.ts'
import { duration } from '../logic/story.ts'
import { unitThing } from '../logic/things.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { Drawing } from './art.tsx'
import { Equation, Rolled } from './slip.tsx'
import { sumOfRoll } from './sum.ts'
import './ceremony.css'

/** Without motion it still stays long enough to be read. */
const STILL = 1600

export function Ceremony({ seen, words, motion, room }: NormandyProps) {
  const { moments, seq } = useMoments(seen, motion.speed === 0)
  const [gone, setGone] = useState(-1)
  const lasts = motion.speed === 0 ? STILL : Math.max(900, duration(moments)) / motion.speed
  // In the pad of a desk it is in nobody's way: there it stays.
  const isEmpty = moments.length === 0
  const passes = room === 'narrow'
  useEffect(() => {
    if (isEmpty || !passes) return
    const timer = setTimeout(() => setGone(seq), lasts)
    return () => clearTimeout(timer)
  }, [seq, lasts, isEmpty, passes])
  if (isEmpty || gone === seq || !seen.isLive) return undefined
  const style = { '--pace': motion.speed === 0 ? 0 : 1 / motion.speed } as CSSProperties
  return (
    <div
      className="normandy-ceremony"
      data-room={room}
      data-at={awayFrom(seen, moments)}
      style={style}
      aria-hidden="true"
    >
      <div key={seq} className="normandy-ceremony__slip paper">
        {moments.filter(isRoll).length > 1 ? (
          <Lines moments={moments} words={words} />
        ) : (
          moments.map((fact, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: moments stand in the order they happened in.
            <MomentOf key={i} fact={fact} seen={seen} words={words} />
          ))
        )}
      </div>
    </div>
  )
}

interface Moments {
  readonly seq: number
  readonly moments: readonly Highlight[]
}

const NOTHING: Moments = { seq: -1, moments: [] }

/** Where nothing moves, the game goes on too fast to be read: the last moment stays until there is another one. */
function useMoments({ facts, seq }: NormandyProps['seen'], stays: boolean): Moments {
  const [last, setLast] = useState(NOTHING)
  const moments = useMemo(() => facts.filter(isHighlight), [facts])
  if (moments.length > 0 && seq !== last.seq) {
    const now = { seq, moments }
    setLast(now)
    return now
  }
  const isPast = stays ? seq < last.seq : seq !== last.seq
  return isPast ? NOTHING : last
}

/** The dice lie on the other half of the board than the counter they are thrown at. */
function awayFrom({ board, view }: NormandyProps['seen'], moments: readonly Highlight[]): 'left' | 'right' {
  const roll = moments.find(isRoll)
  const spot = roll && placeOf(board, view, unitThing(roll.at))
  const { left, width } = extentOf(board)
  return spot !== undefined && spot.x < left + width / 2 ? 'right' : 'left'
}

const MOMENTS = ['bidsRevealed', 'diceRolled', 'casualty', 'roundStarted'] as const
type Highlight = Extract<NormandyFact, { type: (typeof MOMENTS)[number] }>
const isHighlight = (fact: NormandyFact): fact is Highlight => MOMENTS.some(type => type === fact.type)

const isRoll = (fact: Highlight): fact is Extract<Highlight, { type: 'diceRolled' }> =>
  fact.type === 'diceRolled'

/** A Blast rolls at every counter on its tile: a line for each roll and each man lost, or there would be no end of it. */
function Lines({
  moments,
  words,
}: Pick<NormandyProps, 'words'> & { readonly moments: readonly Highlight[] }) {
  const say = tableWordsIn(words.language)
  return (
    <ul className="normandy-ceremony__lines">
      {moments.map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: moments stand in the order they happened in.
        <li key={i}>
          {isRoll(fact) && (
            <>
              <span>{counterText(say.names, fact.at)}</span>
              <Rolled sum={sumOfRoll(fact)} say={say} />
            </>
          )}
          {fact.type === 'casualty' && (
            <>
              <span>{cardText(say.names, fact.card)}</span>
              <i>{fact.name}</i>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

interface MomentProps extends Pick<NormandyProps, 'seen' | 'words'> {
  readonly fact: Highlight
}

function MomentOf({ fact, seen, words }: MomentProps) {
  const say = tableWordsIn(words.language)
  switch (fact.type) {
    case 'roundStarted':
      return <p className="normandy-ceremony__large">{say.say('step.round', { round: fact.round })}</p>
    case 'bidsRevealed':
      return <Bids fact={fact} seen={seen} words={words} />
    case 'diceRolled':
      return (
        <div className="normandy-ceremony__roll">
          <Equation sum={sumOfRoll(fact)} say={say} />
          <Rolled sum={sumOfRoll(fact)} say={say} />
          <p>{words.face.sentence(seen.board, fact)}</p>
        </div>
      )
    case 'casualty':
      return (
        <div className="normandy-ceremony__lost">
          <CardFace side={fact.side} card={fact.card} language={words.language} />
          <div>
            <p className="normandy-ceremony__man">{fact.name}</p>
            <p>{cardText(say.names, fact.card)}</p>
            <p>{say.say('moment.lost', say.names.named('pile', `pile.${fact.from}`))}</p>
          </div>
        </div>
      )
  }
}

type Revealed = Extract<NormandyFact, { type: 'bidsRevealed' }>

function Bids({ fact, seen, words }: Omit<MomentProps, 'fact'> & { readonly fact: Revealed }) {
  const say = tableWordsIn(words.language)
  const [us, german] = fact.numbers
  const bid = (side: SideName) => {
    const card = fact[side]
    return (
      <div className="normandy-ceremony__bid" data-won={fact.initiative === side || undefined}>
        {card === undefined ? (
          <span className="normandy-ceremony__none">{say.names.say('card.none')}</span>
        ) : (
          <CardFace side={side} card={card} language={words.language} />
        )}
      </div>
    )
  }
  return (
    <>
      <div className="normandy-ceremony__bids">
        {bid(SIDES[0])}
        <Drawing
          art={initiativeMarker(fact.initiative)}
          width={66}
          height={68}
          className="normandy-ceremony__marker"
        />
        {bid(SIDES[1])}
      </div>
      <p className="normandy-ceremony__large">
        {us === german
          ? say.say('moment.tie', { number: us })
          : say.say('moment.beats', { high: Math.max(us, german), low: Math.min(us, german) })}
      </p>
      <p>{words.face.sentence(seen.board, fact)}</p>
    </>
  )
}
