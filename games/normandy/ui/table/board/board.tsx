/** The board: baked tiles, live counters, and the marks of what may be done with them. It knows no rule. */
import { firstOf, verbOf } from '@bivouac/kernel'
import { type CSSProperties, memo, useMemo } from 'react'
import { viewBoxOf } from '../../../src/art/index.ts'
import * as c from '../../../src/commands.ts'
import { unitName } from '../../../src/vocabulary.ts'
import { extentOf, placeAmong } from '../logic/places.ts'
import { actingUnit } from '../logic/reading.ts'
import { unitThing } from '../logic/things.ts'
import { Art } from '../parts/art.tsx'
import type { NormandyBoardProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { Counters } from './counters.tsx'
import { Ground } from './ground.tsx'
import { useLetters } from './letters.ts'
import { useSpots } from './lift.ts'
import { Overlay } from './overlay.tsx'
import { oddsOf, usableKinds } from './state.ts'
import { Tiles } from './tiles.tsx'
import { useTrail } from './trail.ts'
import { usePresses } from './use-presses.ts'
import { useStories } from './use-stories.ts'
import './board.css'
import './story.css'

export const Board = memo(function Board(props: NormandyBoardProps) {
  const { seen, hands, pointed, words, motion, room, hasNames } = props
  const { board, view, facts } = seen
  const say = tableWordsIn(words.language)
  const extent = useMemo(() => extentOf(board), [board])
  const viewBox = viewBoxOf(extent)
  const { drawing, letters } = useLetters(room)
  const trail = useTrail(seen)
  const usable = useMemo(() => usableKinds(seen), [seen])
  const tags = useMemo(() => oddsOf(seen, share => say.percent(share)), [seen, say])
  const { press, point } = usePresses(seen, hands, usable)
  const acting = actingUnit(view)
  const chosen = hands.proposed
  const chosenUnit =
    chosen !== undefined && verbOf(chosen) === c.AT_UNIT ? unitName(firstOf(chosen)) : undefined
  const aimedAt = chosenUnit ?? tags.find(({ unit }) => pointed === unitThing(unit))?.unit
  const { spots, lift } = useSpots({
    seen,
    extent,
    letters,
    pointed,
    targets: [chosenUnit, ...tags.map(({ unit }) => unit)],
  })
  const { mentioned, thrown } = useStories(props, spots, say, letters)
  const style = {
    '--pace': motion.speed === 0 ? 0 : 1 / motion.speed,
    '--wait': facts.some(fact => fact.type === 'diceRolled') ? 0.52 : 0,
  } as CSSProperties

  return (
    <div className="normandy-board" style={style}>
      <Ground board={board} extent={extent} viewBox={viewBox} say={say} letters={letters} />
      {/* To be seen and pressed; keys and screen readers have the board's list. */}
      <svg ref={drawing} className="normandy-board__pieces" viewBox={viewBox} aria-hidden="true">
        <Tiles
          seen={seen}
          hands={hands}
          pointed={pointed}
          hasNames={hasNames}
          say={say}
          letters={letters}
          lift={lift}
          onPress={press}
          onPoint={point}
        />
        <Art className="normandy-story" art={mentioned.under} />
        <Art key={`under-${seen.seq}`} className="normandy-thrown" art={thrown.under} />
        <Counters
          seen={seen}
          hands={hands}
          pointed={pointed}
          spots={spots}
          letters={letters}
          chosen={chosenUnit}
          usable={usable}
          rings={mentioned.rings}
          onPress={press}
          onPoint={point}
        />
        <Overlay
          board={board}
          spots={spots}
          trail={trail}
          odds={tags.map(tag => ({ ...tag, isChosen: tag.unit === chosenUnit }))}
          fire={acting !== undefined && aimedAt !== undefined ? [acting, aimedAt] : undefined}
          advised={hands.advised}
          letters={letters}
          tagScale={room === 'narrow' ? 1.25 : 1}
          placeOf={thing => placeAmong(board, spots, thing)}
        />
        <Art className="normandy-story" art={mentioned.over} />
        <Art key={`over-${seen.seq}`} className="normandy-thrown" art={thrown.over} />
      </svg>
    </div>
  )
})
