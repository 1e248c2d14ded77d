/** N-8.1 What the scenario asks of each side, told before the first card. */
import type { NormandyBoard } from '../scenario.ts'
import { enemyOf, SIDES } from '../words.ts'
import { sideText } from './names.ts'
import { say, sayCounted } from './say.ts'

export function briefing(board: NormandyBoard): string {
  const onMap = board.start.value.reduce((sum, points) => sum + points, 0)
  const goals = SIDES.map((name, side) => {
    const names = { side: sideText(name), enemy: sideText(SIDES[enemyOf(side)]) }
    return board.need[side] === 0
      ? say('briefing.pin', names)
      : sayCounted('briefing.points', board.need[side], { ...names, onMap })
  })
  const radio = board.radio < 0 ? [] : [say('briefing.radio', { tile: board.tiles[board.radio] })]
  return [...goals, ...radio, say('briefing.initiative', { side: sideText(SIDES[board.initiative]) })].join(
    '\n',
  )
}
