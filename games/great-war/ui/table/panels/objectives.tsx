/** G-11 What medals can be had for, by whom, and who has them now. */

import { objectiveMedal } from '../../../src/art/tokens.ts'
import { COUNT_EACH, EITHER, type GreatWarBoard } from '../../../src/scenario/board.ts'
import { objectiveIn, sideIn } from '../../../src/text/names.ts'
import { scenarioText } from '../../../src/text/scenario-text.ts'
import { capitalised } from '../../../src/text/words.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import { Art } from '../art.tsx'
import type { TablePart } from '../seen.ts'
import { type GreatWarWords, tableWords } from '../words.ts'
import { reasonsOf } from './reasons.ts'

export function Objectives({ seen, words }: TablePart) {
  const { say, game } = tableWords(words)
  const { board, view } = seen
  const { objectives, unitMedal } = board
  return (
    <>
      <h3 className="label">{say('panel.objectives')}</h3>
      <ul className="gw-objectives">
        <li>
          <Medal worth={unitMedal} holder={undefined} />
          <span>{say('panel.unit')}</span>
          <small>{say('panel.either')}</small>
        </li>
        {view.objectives.map((objective, i) => (
          <li key={objective.id}>
            <Medal worth={objectives.medals[i]} holder={SIDES.find(side => objective[side] !== 0)} />
            <span>
              {objectiveIn(game, objective.id)}
              {objectives.counting[i] === COUNT_EACH && <em> {say('panel.each')}</em>}
            </span>
            <small>{whose(words, board, i)}</small>
            <p>{scenarioText(game, objectives.texts[i])}</p>
          </li>
        ))}
      </ul>
      <Reasons seen={seen} words={words} />
    </>
  )
}

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
