/** The tables at which lessons are played: in the page itself, since nothing of them is kept and nobody has to think. */
import { breath, type OpenLesson } from '@bivouac/client-shell'
import { HostError } from '@bivouac/host/client'
import { lessonBoard, lessonTable } from '@bivouac/host/lessons'
import { HOST_GAMES } from './workers/host-games.ts'

export const openLesson: OpenLesson = async (game, lesson, from) => {
  const found = HOST_GAMES.find(({ module }) => module.id === game)
  if (!found) throw new HostError({ code: 'unknown-game', text: `There is no game '${game}' here.` })
  const board = lessonBoard(found.module, lesson)
  // Tables of the board, then the position on it: together they would be felt.
  await breath()
  return lessonTable(found.module, lesson, from, board)
}
