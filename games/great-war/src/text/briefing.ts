/** What the scenario asks of each side, in its own words. */
import type { GreatWarBoard } from '../scenario/board.ts'
import { SIDES } from '../vocabulary.ts'
import { markOf } from './map.ts'
import { objectiveIn, sideSlots, wrapped } from './names.ts'
import { scenarioText } from './scenario-text.ts'
import type { Words } from './words.ts'

const WIDEST = 100

export function briefing(words: Words, board: GreatWarBoard): string {
  const { say, sayCounted } = words
  const { objectives, medals, first, unitMedal, specialTexts } = board
  return [
    sayCounted('briefing.win', medals, sideSlots(words, 'first', SIDES[first])),
    sayCounted('briefing.unit', unitMedal),
    ...objectives.ids.map((id, i) =>
      sayCounted('briefing.objective', objectives.medals[i], {
        mark: markOf(board, i),
        objective: objectiveIn(words, id),
        text: scenarioText(words, objectives.texts[i]),
      }),
    ),
    ...specialTexts.map(text => say('briefing.special', { text: scenarioText(words, text) })),
  ]
    .flatMap(line => wrapped(line, WIDEST))
    .join('\n')
}
