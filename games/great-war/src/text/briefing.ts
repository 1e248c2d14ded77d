/** What the scenario asks of each side, in its own words. */
import type { GreatWarBoard } from '../board.ts'
import { SIDES } from '../words.ts'
import { markOf } from './map.ts'
import { objectiveText, sideText, wrapped } from './names.ts'
import { say, sayCounted } from './say.ts'

const WIDEST = 100

export function briefing(board: GreatWarBoard): string {
  const { objectives, medals, first, unitMedal, specialTexts } = board
  return [
    say('briefing.win', { medals, first: sideText(SIDES[first]) }),
    sayCounted('briefing.unit', unitMedal),
    ...objectives.ids.map((id, i) =>
      sayCounted('briefing.objective', objectives.medals[i], {
        mark: markOf(board, i),
        objective: objectiveText(id),
        text: objectives.texts[i],
      }),
    ),
    ...specialTexts.map(text => say('briefing.special', { text })),
  ]
    .flatMap(line => wrapped(line, WIDEST))
    .join('\n')
}
