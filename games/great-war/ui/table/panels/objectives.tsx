/** G-11 What medals can be had for, by whom, and who has them now. */

import { PlaceButton } from '@bivouac/client-shell'
import type { ComponentProps } from 'react'
import { objectiveMedal } from '../../../src/art/tokens.ts'
import { HEX_CELLS, hexesIn } from '../../../src/geometry.ts'
import { COUNT_EACH, EITHER, type GreatWarBoard } from '../../../src/scenario/board.ts'
import { objectiveIn, sideIn } from '../../../src/text/names.ts'
import { scenarioText } from '../../../src/text/scenario-text.ts'
import { capitalised } from '../../../src/text/words.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import { Art } from '../art.tsx'
import type { TablePart } from '../seen.ts'
import { hexThing } from '../things.ts'
import { type GreatWarWords, tableWords } from '../words.ts'
import { reasonsOf } from './reasons.ts'

export function Objectives({ seen, words, hands, pointing }: TablePart) {
  const { say, game } = tableWords(words)
  const { board, view } = seen
  const { objectives, unitMedal } = board
  return (
    <>
      <h3 className="label">{say('panel.objectives')}</h3>
      <ul className="gw-objectives" aria-label={say('panel.objectives')}>
        <li>
          <Medal worth={unitMedal} holder={undefined} />
          <span>{say('panel.unit')}</span>
          <small>{say('panel.either')}</small>
        </li>
        {view.objectives.map((objective, i) => (
          <li key={objective.id}>
            <Medal worth={objectives.medals[i]} holder={SIDES.find(side => objective[side] !== 0)} />
            <Place
              things={hexesIn(objectives.hexes, i * HEX_CELLS).map(hexThing)}
              hands={hands}
              pointing={pointing}
            >
              {objectiveIn(game, objective.id)}
              {objectives.counting[i] === COUNT_EACH && <em> {say('panel.each')}</em>}
            </Place>
            <small>{whose(words, board, i)}</small>
            <p>{scenarioText(game, objectives.texts[i])}</p>
          </li>
        ))}
      </ul>
      <Reasons seen={seen} words={words} />
    </>
  )
}

type PlaceProps = Omit<ComponentProps<typeof PlaceButton>, 'className'>

/** Some objectives lie nowhere in particular. */
const Place = (props: PlaceProps) =>
  props.things.length === 0 ? (
    <span>{props.children}</span>
  ) : (
    <PlaceButton className="gw-objectives__place" {...props} />
  )

/** What each side has its medals for, as far as ground is among it. */
function Reasons({ seen: { board, view }, words }: Pick<TablePart, 'seen' | 'words'>) {
  const own = tableWords(words)
  return SIDES.map(side => {
    const reasons = reasonsOf(board, view, own, side)
    return (
      reasons.length > 0 && (
        <p key={side} className="gw-panel__small">
          <b>{capitalised(own.game, sideIn(own.game, side))}:</b> {reasons.join(', ')}
        </p>
      )
    )
  })
}

function whose(words: GreatWarWords, { objectives }: GreatWarBoard, i: number): string {
  const { say, game } = tableWords(words)
  const side = objectives.side[i]
  return side === EITHER ? say('panel.either') : capitalised(game, sideIn(game, SIDES[side]))
}

const Medal = ({
  worth,
  holder,
}: {
  readonly worth: number
  readonly holder: (typeof SIDES)[number] | undefined
}) => (
  <Art
    className="gw-objectives__medal"
    width={34}
    height={34}
    svg={`<g transform="translate(17 17)">${objectiveMedal(worth > 1 ? worth : undefined, holder)}</g>`}
  />
)
