/** The tables at which lessons are played: in the page itself, since nothing of them is kept and nobody has to think. */
import type { OpenLesson } from '@bivouac/client-shell'
import { HostError } from '@bivouac/host/client'
import { lessonTable } from '@bivouac/host/lessons'
import { HOST_GAMES } from './workers/host-games.ts'

export const openLesson: OpenLesson = (game, lesson, from) => {
  const found = HOST_GAMES.find(({ module }) => module.id === game)
  if (!found) throw new HostError({ code: 'unknown-game', text: `There is no game '${game}' here.` })
  return lessonTable(found.module, lesson, from)
}
