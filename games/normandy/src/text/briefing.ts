/** N-8.1 What the scenario asks of each side, to be read before the first card is played. */
import type { NormandyBoard } from '../scenario/scenario.ts'
import { enemyOf, SIDES } from '../vocabulary.ts'
import { sideSlots, sideText } from './names.ts'
import type { Speech } from './speech.ts'

export function briefing(speech: Speech, board: NormandyBoard): string {
  const { say, sayCounted } = speech
  const onMap = board.start.value.reduce((sum, points) => sum + points, 0)
  const goals = SIDES.map((name, side) => {
    const enemy = sideText(speech, SIDES[enemyOf(side)])
    const names = { ...sideSlots(speech, 'side', name), enemy }
    return board.need[side] === 0
      ? say('briefing.pin', names)
      : sayCounted('briefing.points', board.need[side], { ...names, onMap })
  })
  const radio = board.radio < 0 ? [] : [say('briefing.radio', { tile: board.tiles[board.radio] })]
  const first = say('briefing.initiative', sideSlots(speech, 'side', SIDES[board.initiative]))
  return [...goals, ...radio, first].join('\n')
}
